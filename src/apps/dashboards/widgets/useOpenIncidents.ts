import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { incidentsPath } from '~/apps/incidents/paths.ts';

/** Goes to the incidents of a stretch of time; nowhere where a chart has none. */
export function useOpenIncidents() {
  const navigate = useNavigate();
  return useCallback(
    (span: { readonly from: string; readonly to: string } | undefined) => {
      if (span) void navigate(incidentsPath({ from: span.from, to: span.to }));
    },
    [navigate],
  );
}
