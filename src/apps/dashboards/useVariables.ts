import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/** The variables that an address stands for, the same object for as long as they stay the same. */
export function useVariables<Variables extends object>(
  variablesOf: (params: URLSearchParams) => Variables,
): Variables {
  const { search } = useLocation();
  const text = JSON.stringify(variablesOf(new URLSearchParams(search)));
  return useMemo(() => JSON.parse(text) as Variables, [text]);
}
