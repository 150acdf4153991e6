import type { UploadPurpose } from '~/graphql/types.generated.ts';
import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { refuse } from '../base/refusal.rules.ts';
import { isPicture, pictureNames } from './blob.rules.ts';

/** Media types of programs, as file-type finds them in the first bytes. */
const programTypes: readonly string[] = [
  'application/x-msdownload',
  'application/x-elf',
  'application/x-mach-binary',
  'application/java-vm',
  'application/java-archive',
  'application/vnd.android.package-archive',
  'application/wasm',
  'application/x-rpm',
  'application/x-deb',
  'application/x-ms-regedit',
  'application/x.ms.shortcut',
  'application/x-shockwave-flash',
  'application/x-apple-diskimage',
];

/** Endings of names that a desktop runs when they are opened, whatever the content. */
const programNames =
  /\.(exe|com|scr|pif|cpl|msi|msp|bat|cmd|ps1|psm1|vbs|vbe|jse?|wsf|wsh|hta|lnk|reg|jar|apk|app|dmg|deb|rpm|sh|command)$/i;

/** What the content of a file with this ending must be. Others may hold anything but programs. */
const claims: readonly (readonly [ending: RegExp, types: RegExp])[] = [
  [/\.a?png$/i, /^image\/a?png$/],
  [/\.(jpe?g|jfif)$/i, /^image\/jpeg$/],
  [/\.gif$/i, /^image\/gif$/],
  [/\.webp$/i, /^image\/webp$/],
  [/\.avif$/i, /^image\/avif$/],
  [/\.bmp$/i, /^image\/bmp$/],
  [/\.tiff?$/i, /^image\//],
  [/\.hei[cf]$/i, /^image\//],
  [/\.pdf$/i, /^application\/pdf$/],
  [/\.(zip|docx|xlsx|pptx|od[tsp])$/i, /zip|officedocument|opendocument|x-cfb/],
  [/\.(mp4|m4v|mov|webm|mkv|avi)$/i, /^(video|audio)\//],
];

/** What the first bytes of a file tell. */
export interface Found {
  /** The media type; null when the bytes tell none, as those of texts do. */
  readonly type: string | null;
  /** The usual ending of such a file; empty when the bytes tell none. */
  readonly ending: string;
  /** The bytes begin as a script of a shell does. */
  readonly isScript: boolean;
}

interface Sent {
  readonly name: string;
  /** As the sender says. */
  readonly type: string;
  readonly purpose: UploadPurpose;
}

/** Why a whole file is refused by what is in it; empty when it may be kept. */
export function contentErrors({ name, type, purpose }: Sent, found: Found): FieldErrorRow[] {
  const held = found.type ?? '';
  if (programTypes.includes(held) || found.isScript || programNames.test(name))
    return [refuse('file', 'PROGRAM')];
  if (purpose !== 'ATTACHMENT' && !isPicture(held))
    return [refuse('file', 'NOT_PICTURE', { allowed: pictureNames })];
  const claimed = claims.find(([ending]) => ending.test(name));
  const lies = (claimed && !claimed[1].test(held)) || (isPicture(type) && !held.startsWith('image/'));
  return lies ? [refuse('file', 'OTHER_CONTENT', { found: found.ending || 'txt' })] : [];
}

/** The media type that a file is kept and downloaded with: what its bytes tell goes before what its sender says. */
export const keptType = (declared: string, { type }: Found): string =>
  type ?? (declared === '' || isPicture(declared) ? 'application/octet-stream' : declared.toLowerCase());
