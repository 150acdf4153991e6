import { readdirSync, readFileSync } from 'node:fs';
import { buildASTSchema, Kind, parse } from 'graphql';

const isMutations = ({ kind, name }) => kind === Kind.OBJECT_TYPE_EXTENSION && name.value === 'Mutation';

const answered = ({ type, ...field }) => ({
  ...field,
  type: type.kind === Kind.NON_NULL_TYPE ? type : { kind: Kind.NON_NULL_TYPE, type },
});

/**
 * The schema as a client reads its answers. A mutation's field is nullable, so that one that fails leaves those beside it
 * their answers; our own clients throw as soon as an answer holds an error, so what they read is there.
 */
export default function answeredSchema() {
  const text = readdirSync('schema/graphql').map((file) => readFileSync(`schema/graphql/${file}`, 'utf8'));
  const document = parse(text.join('\n'));
  return buildASTSchema({
    ...document,
    definitions: document.definitions.map((definition) =>
      isMutations(definition) ? { ...definition, fields: definition.fields.map(answered) } : definition,
    ),
  });
}
