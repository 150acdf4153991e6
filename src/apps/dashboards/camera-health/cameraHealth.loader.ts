import { screenLoader } from '../screenLoader.ts';
import { cameraHealthVariables } from '../screenVariables.ts';
import { CameraHealthDocument } from './CameraHealth.generated.ts';

/** What the router needs of Camera Health before its screen. */
export const { loader, shouldRevalidate } = screenLoader(CameraHealthDocument, cameraHealthVariables);
