import { useTexts } from '../i18n/useTexts.ts';
import styles from './Skeleton.module.css';

/** Place held for something that is loading. Width and height are CSS lengths; defaults: 100 % × one line. */
export function Skeleton({
  width = '100%',
  height = '1em',
}: {
  readonly width?: string | number;
  readonly height?: string | number;
}) {
  return (
    <span className={styles.skeleton} style={{ inlineSize: width, blockSize: height }} aria-hidden="true" />
  );
}

/** Place held for a whole body, of a CSS height: it tells screen readers that it is loading. */
export function BodySkeleton({ height = 160 }: { readonly height?: number | string }) {
  const t = useTexts('shell');
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton height={height} />
    </div>
  );
}

/** Place held for what reaches to the end of a page: as high as the window, so that the footer is not in sight to go again. */
export function PageSkeleton() {
  return <BodySkeleton height="100dvh" />;
}
