import { use } from 'react';
import type { ProviderSettings } from '~/resolvers/identity/providers.rules.ts';
import { loadProviderSettings } from './settings.ts';

/** The configured providers. Suspends for a moment where there are some. */
export const useProviderSettings = (): ProviderSettings => use(loadProviderSettings());
