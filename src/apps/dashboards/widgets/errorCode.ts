interface Coded {
  readonly extensions?: { readonly code?: unknown } | undefined;
}

/** Whether the API refused with this code: one of those that the schema's description names. */
export const hasCode = (error: Error, code: string): boolean =>
  'errors' in error &&
  Array.isArray(error.errors) &&
  error.errors.some(({ extensions }: Coded) => extensions?.code === code);
