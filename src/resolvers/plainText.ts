import { badInput } from './errors.ts';

/**
 * Throws BAD_USER_INPUT, naming the field, when a text in the arguments, at any depth, holds a NUL character:
 * PostgreSQL cannot store it, so no engine does.
 */
export function refuseNulCharacters(value: unknown, field: string): void {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw badInput(field, `${field} holds a NUL character (U+0000); leave it out.`);
  } else if (Array.isArray(value)) {
    for (const each of value) refuseNulCharacters(each, field);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, each] of Object.entries(value)) refuseNulCharacters(each, name);
  }
}
