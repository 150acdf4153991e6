import { describe, expect, it } from 'vitest';
import { sqlTables } from '../../server/store/columns.ts';
import type { Database } from '../../server/store/database.ts';
import { migrate } from '../../server/store/migrate.ts';
import { lowerName, shapes } from '../../server/store/shape.ts';
import { inTransaction } from '../../server/store/transaction.ts';
import { schemaOf, typeOf } from './schemaOf.ts';

interface Declared {
  readonly references?: Readonly<Record<string, string>>;
  readonly unique?: readonly (readonly string[])[];
  readonly indexes?: readonly (readonly string[])[];
}

/** The migrations say what was; the declared columns say what is. */
export function describeSchema(database: () => Database): void {
  describe('the migrated schema', () => {
    it.each([...shapes.values()])('has of $name the columns that are declared', async ({ name, fields }) => {
      const declared = fields.flatMap((field) => {
        const own = `${field.name} ${typeOf(database(), field.kind)}${field.nullable ? ' or null' : ''}`;
        return field.lower && !field.folded
          ? [own, `${lowerName(field.name)} ${typeOf(database(), 'text')} or null`]
          : [own];
      });
      // Rows whose texts have a full-text index are numbered for it.
      const numbered = database().dialect.name === 'sqlite' && fields.some(({ folded }) => folded);
      const all = numbered ? [...declared, 'place INTEGER or null'] : declared;
      expect((await schemaOf(database(), name)).columns).toEqual(all.sort());
    });

    it.each([...shapes.keys()])('has of %s the references that are declared', async (name) => {
      const { references = {} }: Declared = sqlTables[name];
      const declared = Object.entries(references).map(
        ([field, table]) => `${field} → ${table}, checked at the end`,
      );
      expect((await schemaOf(database(), name)).references).toEqual(declared.sort());
    });

    it.each([...shapes.keys()])('has of %s the indexes that are declared', async (name) => {
      const { unique = [], indexes = [] }: Declared = sqlTables[name];
      const declared = [
        ...unique.map((columns) => `unique ${columns.join(', ')}`),
        ...indexes.map((columns) => columns.join(', ')),
      ];
      expect((await schemaOf(database(), name)).indexes).toEqual(declared.sort());
    });

    it('is made once: migrating again does nothing', async () => {
      const { writer, dialect } = database();
      expect(await inTransaction(writer, dialect, (on) => migrate(on, dialect))).toEqual([]);
    });
  });
}
