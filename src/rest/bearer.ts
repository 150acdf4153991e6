/** The bearer token of an Authorization header; null when there is none. */
export const bearerToken = (header: string | undefined): string | null =>
  /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1] ?? null;
