import { z } from 'zod';

export type Json = { readonly [key: string]: unknown };

const shared = '#/components/schemas/';

const asReferences = (schema: unknown): Json =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${shared}`));

/** The schemas of a document: each has a name, stands once among its components, and is referred to everywhere else. */
export interface NamedSchemas {
  /** All that were added, by name, in the order of the names. */
  components(): Json;
  /**
   * A reference to the schema, whose parts with a name are components too. Throws Error when two differ under one name.
   * @param name of a schema that has none of its own
   */
  add(schema: z.ZodType, io: 'input' | 'output', name: string): Json;
}

export function collectSchemas(): NamedSchemas {
  const named = new Map<string, Json>();
  const known = new Map<z.ZodType, Json>();

  function put(name: string, schema: Json): Json {
    const before = named.get(name);
    if (before && JSON.stringify(before) !== JSON.stringify(schema)) {
      throw new Error(`Two different schemas have the name ${name}.`);
    }
    named.set(name, schema);
    return { $ref: shared + name };
  }

  return {
    components: () => Object.fromEntries([...named].sort(([a], [b]) => (a < b ? -1 : 1))),
    add(schema, io, name) {
      const before = known.get(schema);
      if (before) return before;
      const { $schema: _, $defs = {}, ...whole } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
      for (const [part, definition] of Object.entries($defs)) put(part, asReferences(definition));
      const reference = typeof whole.$ref === 'string' ? asReferences(whole) : put(name, asReferences(whole));
      known.set(schema, reference);
      return reference;
    },
  };
}
