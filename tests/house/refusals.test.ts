import { readFileSync } from 'node:fs';
import { isEnumType } from 'graphql';
import { expect, it, test } from 'vitest';
import { createSchema } from '~/graphql/schema.ts';
import { paramsOfCodes } from '~/resolvers/base/refusalParams.rules.ts';
import { errorReasons } from '~/resolvers/errors.ts';

/** The texts of `messages` in English; that the other languages have the same is said in locales.test.ts. */
const texts = JSON.parse(readFileSync('src/shell/messages/locales/messages.en.json', 'utf8')) as {
  readonly refusal: Record<string, string>;
  readonly ofField: Record<string, Record<string, string>>;
  readonly reason: Record<string, string>;
};

const codes = createSchema().getType('FieldErrorCode');
const values = isEnumType(codes) ? codes.getValues() : [];
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);

it('every code of a refusal has a text, and every text a code', () => {
  expect(Object.keys(texts.refusal).sort()).toEqual(values.map(({ name }) => name).sort());
});

test.each(Object.entries(paramsOfCodes))(
  'the text of %s names no more than its parameters',
  (code, params) => {
    const said = [texts.refusal[code], ...Object.values(texts.ofField).map((of) => of[code])];
    const unknown = placeholders(said.join(' ')).filter(
      (name) => !(params as readonly unknown[]).includes(name),
    );
    expect(unknown).toEqual([]);
  },
);

test.each(values.map(({ name, description }) => [name, description ?? ''] as const))(
  'the description of %s names its parameters',
  (code, description) => {
    const params: readonly string[] = paramsOfCodes[code as keyof typeof paramsOfCodes];
    expect(params.filter((name) => !description.includes(`\`${name}\``))).toEqual([]);
  },
);

it('what is said of one field is said of a code', () => {
  const names = Object.values(texts.ofField).flatMap((of) => Object.keys(of));
  expect(names.filter((name) => !(name in paramsOfCodes))).toEqual([]);
});

it('every reason of a refusal by the whole call has a text, and every text a reason', () => {
  expect(Object.keys(texts.reason).sort()).toEqual([...errorReasons].sort());
});
