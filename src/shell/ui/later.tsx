import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/**
 * A part of a screen whose code is fetched when it is first drawn: a dialog, a drawer. Until then `meanwhile` stands in its
 * place. When the code cannot be fetched, the error reaches the screen's boundary.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return (props) => (
    <Suspense fallback={meanwhile}>
      <Part {...props} />
    </Suspense>
  );
}
