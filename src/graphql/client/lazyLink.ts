import { ApolloLink, Observable } from '@apollo/client';
import { onceLoaded } from '~/lib/onceLoaded.ts';

/**
 * A link that is fetched as code. Operations that come before it is there wait for it; when it cannot be loaded they
 * fail, and the next operation tries again.
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
