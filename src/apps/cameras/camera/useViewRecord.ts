import { useEffect } from 'react';
import { useRecordCameraViewMutation } from './ViewRecord.generated.ts';

/** Writes down that somebody looks at the camera. */
export function useViewRecord(id: string | undefined): void {
  const [record] = useRecordCameraViewMutation({ onError: () => undefined });
  useEffect(() => {
    if (id !== undefined) void record({ variables: { ids: [id] } });
  }, [record, id]);
}
