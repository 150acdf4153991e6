import type { ProviderSettings } from '~/resolvers/identity/providers.rules.ts';

let loading: Promise<ProviderSettings> | undefined;

async function load(): Promise<ProviderSettings> {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="watchfloor-providers"]');
  if (!meta) return {};
  const { providerSettings } = await import('~/resolvers/identity/providers.rules.ts');
  return providerSettings.parse(JSON.parse(meta.content));
}

/**
 * The providers that are configured, as whoever serves the page tells it in a meta element; the code that reads it is
 * fetched only where there is one. The same promise each time. Rejects when the element cannot be read.
 */
export function loadProviderSettings(): Promise<ProviderSettings> {
  loading ??= load();
  return loading;
}
