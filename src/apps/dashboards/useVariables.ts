import { useMemo } from 'react';

/** The variables that an address stands for, the same object for as long as they stay the same. */
export function useVariables<Variables extends object>(
  variablesOf: (params: URLSearchParams) => Variables,
  params: URLSearchParams,
): Variables {
  const text = JSON.stringify(variablesOf(params));
  return useMemo(() => JSON.parse(text) as Variables, [text]);
}
