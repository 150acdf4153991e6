import { readdirSync, readFileSync } from 'node:fs';
import { buildASTSchema, Kind, parse, visit } from 'graphql';

/**
 * The schema as a client reads its answers. A mutation's field is nullable, so that one that fails leaves those beside it
 * their answers; our own clients throw as soon as an answer holds an error, so what they read is there.
 */
export default function answeredSchema() {
  const text = readdirSync('schema/graphql').map((file) => readFileSync(`schema/graphql/${file}`, 'utf8'));
  const document = visit(parse(text.join('\n')), {
    ObjectTypeExtension: ({ name }) => (name.value === 'Mutation' ? undefined : false),
    ObjectTypeDefinition: () => false,
    InterfaceTypeDefinition: () => false,
    FieldDefinition: (field) =>
      field.type.kind === Kind.NON_NULL_TYPE
        ? undefined
        : { ...field, type: { kind: Kind.NON_NULL_TYPE, type: field.type } },
  });
  return buildASTSchema(document);
}
