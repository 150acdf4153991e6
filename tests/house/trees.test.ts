import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  buildASTSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isSpecifiedScalarType,
  Kind,
  lexicographicSortSchema,
  parse,
  printSchema,
  validate,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { CalendarScreenDocument } from '~/apps/calendar/CalendarScreen.generated.ts';
import { ChatScreenDocument } from '~/apps/chat/ChatScreen.generated.ts';
import { ContactDetailDocument } from '~/apps/contacts/detail/ContactDetail.generated.ts';
import { ContactListDocument } from '~/apps/contacts/list/ContactList.generated.ts';
import { ContactViewsDocument } from '~/apps/contacts/views/ContactViews.generated.ts';
import { MailDetailDocument } from '~/apps/mail/detail/MailDetail.generated.ts';
import { MailListDocument } from '~/apps/mail/list/MailList.generated.ts';
import { MailViewsDocument } from '~/apps/mail/views/MailViews.generated.ts';
import { NotesLabelsDocument, NotesScreenDocument } from '~/apps/notes/NotesScreen.generated.ts';
import { OpenTodoDocument, TodoScreenDocument, TodoViewsDocument } from '~/apps/todo/TodoScreen.generated.ts';
import { ChatPanelDocument } from '~/features/chat/Chat.generated.ts';
import { ConversationDocument } from '~/features/chat/Conversation.generated.ts';
import { createCoreSchema } from '~/graphql/coreSchema.ts';
import { deferredTypeDefs } from '~/graphql/deferredTypeDefs.ts';
import { officeApps } from '~/graphql/office/officeApps.ts';
import { createOfficeSchema } from '~/graphql/office/officeSchema.ts';
import { part as shared } from '~/graphql/office/shared.ts';
import { createSchema } from '~/graphql/schema.ts';
import { officePageAt } from '~/local/officePages.ts';
import { requirementOf } from '~/resolvers/access.ts';

const domains = readdirSync('schema/graphql').map((file) => file.replace('.graphql', ''));
const folders = readdirSync('src/resolvers', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe('one noun, three trees', () => {
  test('every schema file has its resolver folder, and every resolver folder its schema file', () => {
    expect(folders.sort()).toEqual(domains.sort());
  });

  test.each(domains)('%s has resolvers', (domain) => {
    expect(existsSync(`src/resolvers/${domain}/${domain}.resolvers.ts`)).toBe(true);
  });
});

describe('the schema', () => {
  const schema = createSchema();
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const fields = roots.flatMap((root) => Object.values(root?.getFields() ?? {}));

  test.each(fields.map((field) => [field.name, field] as const))('%s says who may ask it', (_, field) => {
    expect(requirementOf(field)).not.toBeNull();
  });

  test('stands whole in schema.graphql, as it is executed', () => {
    const written = buildASTSchema(parse(readFileSync('schema/schema.graphql', 'utf8')));
    expect(printSchema(lexicographicSortSchema(written))).toBe(printSchema(lexicographicSortSchema(schema)));
  });

  test('describes every type, field, argument, input field and value', () => {
    const silent: string[] = [];
    const look = (name: string, { description }: { readonly description?: string | null | undefined }) => {
      if (!description?.trim()) silent.push(name);
    };
    for (const type of Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))) {
      if (!isSpecifiedScalarType(type)) look(type.name, type);
      if (isEnumType(type)) for (const value of type.getValues()) look(`${type.name}.${value.name}`, value);
      if (!isObjectType(type) && !isInputObjectType(type)) continue;
      for (const field of Object.values(type.getFields())) {
        look(`${type.name}.${field.name}`, field);
        for (const argument of 'args' in field ? field.args : [])
          look(`${type.name}.${field.name}(${argument.name})`, argument);
      }
    }
    expect(silent).toEqual([]);
  });
});

describe('a mutation', () => {
  const mutations = Object.values(createSchema().getMutationType()?.getFields() ?? {});

  test.each(mutations.map((field) => [field.name, field] as const))(
    '%s takes one input at most, and answers what is its own, refusals included',
    (name, { args, type }) => {
      expect(args.map((argument) => argument.name)).toEqual(args.length === 0 ? [] : ['input']);
      expect(args.every((argument) => /^\w+Input!$/.test(String(argument.type)))).toBe(true);
      // Nullable: a field that fails takes no acknowledgement of those beside it with it.
      expect(String(type)).toBe(`${name[0]?.toUpperCase()}${name.slice(1)}Payload`);
      expect(isObjectType(type) && String(type.getFields().errors?.type)).toBe('[FieldError!]!');
    },
  );
});

describe('the core of the schema, which the first page loads', () => {
  test('stands alone', () => {
    expect(createCoreSchema().getQueryType()?.getFields()).toHaveProperty('cameras');
  });

  test('is extended by the rest of it at the root types only, so that a root field tells who can answer', () => {
    const office = [shared, ...officeApps].flatMap(({ typeDefs }) => typeDefs);
    const extended = [...office, ...deferredTypeDefs].flatMap((text) =>
      parse(text).definitions.flatMap((definition) =>
        definition.kind === Kind.OBJECT_TYPE_EXTENSION ? [definition.name.value] : [],
      ),
    );
    expect(
      [...new Set(extended)].filter((name) => !['Query', 'Mutation', 'Subscription'].includes(name)),
    ).toEqual([]);
  });
});

describe('the parts of the schema that a first page among the office apps loads', () => {
  const all = createOfficeSchema(officeApps);

  test.each([
    ['calendar', [CalendarScreenDocument]],
    ['chat', [ChatPanelDocument, ChatScreenDocument, ConversationDocument]],
    ['contacts', [ContactListDocument, ContactViewsDocument, ContactDetailDocument]],
    ['mail', [MailListDocument, MailViewsDocument, MailDetailDocument]],
    ['notes', [NotesScreenDocument, NotesLabelsDocument]],
    ['todo', [TodoScreenDocument, TodoViewsDocument, OpenTodoDocument]],
  ] as const)('answer all that begins %s, alone and with those of the other apps', async (app, documents) => {
    const own = createOfficeSchema((await officePageAt(`/apps/${app}`)?.loadApps()) ?? []);
    for (const schema of [own, all])
      expect(documents.flatMap((document) => validate(schema, document))).toEqual([]);
  });
});
