const files = import.meta.glob<string>(
  '../../schema/graphql/{base,camera,demo,health,incident,project,session,site,team,visit,weather}.graphql',
  { eager: true, import: 'default', query: '?raw' },
);

/** The text of the schema files that signing in and monitoring need, in the order of their names. */
export const coreTypeDefs: readonly string[] = Object.keys(files)
  .sort()
  .map((path) => files[path] ?? '');
