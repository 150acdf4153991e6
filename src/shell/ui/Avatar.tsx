import { type CSSProperties, useState } from 'react';
import styles from './Avatar.module.css';
import { useFileAddress } from './files.ts';
import { hueOf, initialsOf } from './initials.ts';

/** Addresses that the content policy lets a page show. */
const isPicture = (address: string): boolean => /^(https:\/\/|data:image\/|blob:)/i.test(address);

interface AvatarProps {
  readonly name: string;
  /** Address of the person's picture, by https: or data:, or of a file of ours; empty or missing where none is set. */
  readonly picture?: string | undefined;
  /** Pixels; default 32. */
  readonly size?: number;
}

/**
 * A person: the picture where one is set and can be shown, else initials on a ground of their own hue. Lightness comes
 * from the theme, so the contrast holds for every hue. Decorative: the name stands beside it.
 */
export function Avatar({ name, picture: address = '', size = 32 }: AvatarProps) {
  const picture = useFileAddress(address);
  const [broken, setBroken] = useState('');
  const look = { inlineSize: size, blockSize: size, fontSize: size * 0.4, '--hue': hueOf(name) };
  return (
    <span className={styles.avatar} style={look as CSSProperties} aria-hidden="true">
      {isPicture(picture) && picture !== broken ? (
        <img src={picture} alt="" referrerPolicy="no-referrer" onError={() => setBroken(picture)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
