import { useFileAddress } from '~/shell/ui/files.ts';

interface FileImageProps {
  /** Address of a picture: of a file of ours, by https: or data:; nothing is drawn without one. */
  readonly url: string;
  readonly alt: string;
  readonly className?: string | undefined;
}

/** A picture that may be a file of ours, which a plain `img` could not show: it wants the token of the session. */
export function FileImage({ url, alt, className }: FileImageProps) {
  const src = useFileAddress(url);
  return src === '' ? null : <img className={className} src={src} alt={alt} referrerPolicy="no-referrer" />;
}
