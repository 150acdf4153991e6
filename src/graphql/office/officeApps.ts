import { part as calendar } from './calendar.ts';
import { part as mail } from './mail.ts';
import { part as notes } from './notes.ts';
import type { SchemaPart } from './part.ts';
import { part as people } from './people.ts';
import { part as todo } from './todo.ts';

/** The six office apps, without what they share. */
export const officeApps: readonly SchemaPart[] = [calendar, mail, notes, people, todo];
