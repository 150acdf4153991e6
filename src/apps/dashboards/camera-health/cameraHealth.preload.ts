import { dashboardPreload } from '../dashboardPreload.ts';
import { cameraHealthUrl, cameraHealthVariables } from '../screenVariables.ts';
import { CameraHealthDocument } from './CameraHealth.generated.ts';

/** Begins Camera Health. */
export const preload = dashboardPreload(cameraHealthUrl, CameraHealthDocument, cameraHealthVariables);
