import { badInput } from './errors.ts';

/**
 * BAD_USER_INPUT that names the field of an argument, however deep, whose text holds a NUL character: PostgreSQL keeps
 * none, so no engine does.
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
