const files = import.meta.glob<string>(
  '../../schema/graphql/{blob,calendar,chat,contact,mail,note,office,quickPanel,todo}.graphql',
  { eager: true, import: 'default', query: '?raw' },
);

/** The text of the schema files that the office apps need beside the core, in the order of their names. */
export const officeTypeDefs: readonly string[] = Object.keys(files)
  .sort()
  .map((path) => files[path] ?? '');
