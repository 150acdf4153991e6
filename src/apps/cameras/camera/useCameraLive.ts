import { useCameraLiveSubscription } from './CameraLive.generated.ts';

/** Asks for the page's numbers again when the camera has changed its state. */
export function useCameraLive(id: string, refetch: () => Promise<unknown>): void {
  useCameraLiveSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      // The last numbers stay when it fails: the next change asks again.
      if (data?.cameraStatusChanged.camera.id === id) refetch().catch(() => undefined);
    },
  });
}
