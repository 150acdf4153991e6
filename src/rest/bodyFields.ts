import { z } from 'zod';

/** Fields of bodies. Each refuses by its name and with the cure; `as` says what to send. */

const asked = (name: string, as: string) => ({ error: `Send ${name} as ${as}.` });

export const textField = (name: string) => z.string(asked(name, 'text'));

export const flagField = (name: string) => z.boolean(asked(name, 'true or false'));

/** Ids are strings in answers; numbers, which older clients send, are read as such. */
export const idField = (name: string) =>
  z.union([z.string(), z.number().transform(String)], asked(name, 'the text of an id'));

export const idsField = (name: string) => z.array(idField(name), asked(name, 'a list of ids'));

const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text));

export const momentField = (name: string) => {
  const wrong = asked(name, 'a moment like 2026-11-21T08:30:00.000Z');
  return z.string(wrong).refine(isMoment, wrong);
};
