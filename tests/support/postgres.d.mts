export function hasPostgres(): boolean;
export function startPostgres(): { readonly url: string; readonly stop: () => void };
