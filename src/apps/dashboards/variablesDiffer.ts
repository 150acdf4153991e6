import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';

/** Whether the two addresses of a navigation stand for different variables of a screen's query. */
export function variablesDiffer(
  variablesOf: (params: URLSearchParams) => object,
  { currentUrl, nextUrl }: ShouldRevalidateFunctionArgs,
): boolean {
  // A retry asks for the same address again.
  if (currentUrl.href === nextUrl.href) return true;
  return (
    JSON.stringify(variablesOf(currentUrl.searchParams)) !== JSON.stringify(variablesOf(nextUrl.searchParams))
  );
}
