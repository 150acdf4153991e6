import { isFilePath } from '~/lib/fileDoor.ts';
import { isSafeAddress } from '~/lib/webAddress.ts';
import { openFile } from '~/shell/ui/files.ts';

const dataAddress = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(file);
  });

const isGone = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'statusCode' in error && error.statusCode === 404;

/**
 * A contact's picture as a card carries it: one that was sent to us as a `data:` address with its bytes, for nobody else can
 * fetch it; another as it is, and empty where there is none.
 */
export async function photoOf(avatar: string): Promise<string> {
  if (!isFilePath(avatar)) return isSafeAddress(avatar, { inlinePicture: true }) ? avatar : '';
  try {
    return await dataAddress(await openFile(avatar));
  } catch (error) {
    if (isGone(error)) return '';
    throw error;
  }
}
