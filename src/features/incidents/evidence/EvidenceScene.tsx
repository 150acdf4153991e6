import { useEffect, useRef } from 'react';
import styles from './Evidence.module.css';
import type { EvidenceItemFragment } from './EvidenceList.generated.ts';
import { drawEvidence } from './sceneImage.ts';

interface EvidenceSceneProps {
  readonly item: EvidenceItemFragment;
  /** What it is, in words: without them it says nothing that does not stand beside it. */
  readonly label?: string;
  /** Pixels; the height follows. Default 640. */
  readonly width?: number;
}

/** What a synthetic camera showed, drawn. */
export function EvidenceScene({ item, label, width = 640 }: EvidenceSceneProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawEvidence(canvas.current, item);
  }, [item]);
  const words = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <canvas ref={canvas} width={width} height={(width * 9) / 16} className={styles.picture} {...words} />
  );
}
