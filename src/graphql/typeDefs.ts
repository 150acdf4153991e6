const files = import.meta.glob<string>('../../schema/graphql/*.graphql', {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** The text of every schema file, in the order of their names. */
export const typeDefs: readonly string[] = Object.keys(files)
  .sort()
  .map((path) => files[path] ?? '');
