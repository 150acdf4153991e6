import { lazy, Suspense } from 'react';

const Tab = lazy(async () => ({ default: (await import('./FirebaseTab.tsx')).FirebaseTab }));

/** The tab of Google, whose code is fetched when it is opened. */
export const LazyFirebaseTab = (props: { readonly form: 'login' | 'register' }) => (
  <Suspense fallback={null}>
    <Tab {...props} />
  </Suspense>
);
