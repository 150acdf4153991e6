const files = import.meta.glob<string>(
  [
    '../../schema/graphql/*.graphql',
    '!../../schema/graphql/{base,camera,demo,health,incident,project,session,site,team,visit,weather}.graphql',
    '!../../schema/graphql/{blob,calendar,chat,contact,mail,note,office,quickPanel,todo}.graphql',
  ],
  { eager: true, import: 'default', query: '?raw' },
);

/** The text of all other schema files, in the order of their names: they extend the root types and no other type. */
export const deferredTypeDefs: readonly string[] = Object.keys(files)
  .sort()
  .map((path) => files[path] ?? '');
