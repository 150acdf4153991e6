export function hasPostgres(): boolean;
export function stopPostgres(folder: string): void;
export function startPostgres(parent?: string): { readonly url: string; readonly stop: () => void };
