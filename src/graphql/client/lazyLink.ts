import { ApolloLink, Observable } from '@apollo/client';
import { onceLoaded } from '~/lib/onceLoaded.ts';

/**
 * A link whose code is loaded on first use. Operations wait until it is there; when loading fails they fail, and the
 * next operation tries again.
 */
export function lazyLink(load: () => Promise<ApolloLink>): ApolloLink {
  const loaded = onceLoaded(load);
  return new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        let cancel: (() => void) | undefined;
        let cancelled = false;
        loaded().then(
          (link) => {
            if (cancelled) return;
            const subscription = link.request(operation, forward).subscribe(observer);
            cancel = () => subscription.unsubscribe();
          },
          (error: unknown) => observer.error(error),
        );
        return () => {
          cancelled = true;
          cancel?.();
        };
      }),
  );
}
