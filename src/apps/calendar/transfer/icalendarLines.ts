/* The lines of an iCalendar file (RFC 5545, 3.1), so that what is wrong can be named by the line where it stands. */

/** A line as it was meant, unfolded, and the number of the line of the file where it begins. */
export interface ContentLine {
  readonly line: number;
  readonly text: string;
}

/** A component of the file: all its lines, its BEGIN and END among them. */
export interface Block {
  readonly name: string;
  readonly lines: readonly ContentLine[];
  /** Its END is missing. */
  readonly open: boolean;
}

/** Joins folded lines: one that begins with a blank goes on with the line before. */
export function contentLines(text: string): ContentLine[] {
  const lines: { line: number; text: string }[] = [];
  for (const [index, raw] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const before = lines.at(-1);
    if (/^[ \t]/.test(raw) && before) before.text += raw.slice(1);
    else if (raw.trim() !== '') lines.push({ line: index + 1, text: raw });
  }
  return lines;
}

/** The name of a line: "DTSTART" of `DTSTART;VALUE=DATE:20261121`; empty where it is no line of this format. */
export const nameOf = ({ text }: ContentLine): string =>
  (/^([A-Za-z0-9-]+)[;:]/.exec(text)?.[1] ?? '').toUpperCase();

const restOf = ({ text }: ContentLine): string =>
  text
    .slice(text.indexOf(':') + 1)
    .trim()
    .toUpperCase();

const isBegin = (line: ContentLine, name: string): boolean =>
  nameOf(line) === 'BEGIN' && restOf(line) === name;

/**
 * The components that stand in the calendars of the file, whole; null where there is no calendar. One that is not ended, or in
 * which another of its kind begins, is left open.
 */
export function blocksOf(lines: readonly ContentLine[]): Block[] | null {
  if (!lines.some((line) => isBegin(line, 'VCALENDAR'))) return null;
  const blocks: Block[] = [];
  let current: { name: string; lines: ContentLine[] } | null = null;
  const finish = (open: boolean) => {
    if (current) blocks.push({ ...current, open });
    current = null;
  };
  for (const line of lines) {
    const value = restOf(line);
    if (isBegin(line, 'VCALENDAR')) finish(true);
    else if (!current && nameOf(line) === 'BEGIN') current = { name: value, lines: [line] };
    else if (current && isBegin(line, current.name)) {
      finish(true);
      current = { name: value, lines: [line] };
    } else if (current) {
      if (nameOf(line) === 'END' && value === 'VCALENDAR') finish(true);
      else {
        current.lines.push(line);
        if (nameOf(line) === 'END' && value === current.name) finish(false);
      }
    }
  }
  finish(true);
  return blocks;
}
