import { z } from 'zod';

/** What several calls are asked with. Ids are texts; numbers are taken too, for clients that count. */

export const nothing = z.object({});

const idOrNumber = z.union([z.string(), z.number()]);

/** What answers hold, under a name that /api/openapi.json gives it: clients make a type of that name. */
export const entity = <const Shape extends z.ZodRawShape>(name: string, shape: Shape) =>
  z.strictObject(shape).meta({ id: name });

/** @param what for example "the id of the mail" */
export const id = (what: string) =>
  z
    .union([z.string(), z.number()], { error: `Send ${what} as text.` })
    .transform(String)
    .describe(what);

/** @param what for example "the ids of the mails" */
export const ids = (what: string) =>
  z
    .array(idOrNumber, { error: `Send ${what} as a list of texts.` })
    .transform((values) => values.map(String))
    .describe(what);

/** @param what for example "the message" */
export const text = (what: string) => z.string({ error: `Send ${what} as text.` }).describe(what);

/** @param what for example "whether the mail was read" */
export const booleanField = (what: string) =>
  z.boolean({ error: `Send ${what} as true or false.` }).describe(what);

/**
 * A body of which every field may be left out, but not all of them: a body in which none is known is most likely meant
 * otherwise, and what somebody typed into it would be lost.
 * @param what for example "course"
 * @param example a field of it
 */
export const partial = <Shape extends z.ZodRawShape>(
  what: string,
  example: keyof Shape & string,
  shape: Shape,
) =>
  z.object(shape).refine((body) => Object.values(body).some((value) => value !== undefined), {
    error: `Send at least one field of the ${what}, for example {"${example}": "…"}.`,
  });

/** What an operation without errors must have answered; its absence is a mistake of ours. */
export function present<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined)
    throw new Error('The operation answered without what it promises.');
  return value;
}
