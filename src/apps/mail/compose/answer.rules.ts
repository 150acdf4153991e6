import { type Address, distinct, longName } from './addresses.rules.ts';
import { escapeHtml } from './message.rules.ts';

/** What an answer takes of the mail that it answers. */
export interface Answered {
  readonly from: Address;
  readonly to: readonly Address[];
  readonly cc: readonly Address[];
  readonly subject: string;
  readonly message: string;
}

export type AnswerKind = 'reply' | 'replyAll' | 'forward';

/** The words that answers are made of, in the reader's language. */
export interface AnswerWords {
  /** Above the quoted mail. */
  readonly head: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
}

const SUBJECT_LIMIT = 200;

/** Abbreviations before subjects, of programs in several languages: an answer to an answer has one. */
const prefixes = {
  reply: /^\s*((re|aw|sv|ynt|رد|회신)\s*:\s*)+/i,
  forward: /^\s*((fwd?|wg|ilt|إعادة توجيه|전달)\s*:\s*)+/i,
};

/** The subject of an answer: `Re:` or `Fwd:` before it, once. */
export function answerSubject(kind: AnswerKind, subject: string): string {
  const [prefix, known] = kind === 'forward' ? ['Fwd: ', prefixes.forward] : ['Re: ', prefixes.reply];
  return (prefix + subject.replace(known, '')).slice(0, SUBJECT_LIMIT);
}

const isOther = (own: string) => (address: Address) => address.email.toLowerCase() !== own.toLowerCase();

/**
 * Whom an answer goes to. To a mail of one's own it goes to those who got that; nobody answers to themselves unless
 * there is nobody else.
 * @param own the writer's address
 */
export function recipients(kind: AnswerKind, mail: Answered, own: string): Record<'to' | 'cc', Address[]> {
  if (kind === 'forward') return { to: [], cc: [] };
  const others = isOther(own);
  const [wrote, received, copied] = [
    [mail.from].filter(others),
    mail.to.filter(others),
    mail.cc.filter(others),
  ];
  const asked = kind === 'reply' ? [wrote, received] : [[...wrote, ...received]];
  const to = distinct([...asked, copied].find(({ length }) => length > 0) ?? [mail.from]);
  const cc = kind === 'reply' ? [] : distinct([...to, ...copied]).slice(to.length);
  return { to, cc };
}

/** The mail as it stands below its answer; of one that is forwarded also who it was from, and to whom. */
export function quoteOf(kind: AnswerKind, mail: Answered, words: AnswerWords): string {
  const head = `<p>${escapeHtml(words.head)}</p>`;
  if (kind !== 'forward') return head + mail.message;
  const lines = [
    [words.from, longName(mail.from)],
    [words.to, mail.to.map(longName).join(', ')],
    [words.subject, mail.subject],
  ].map((line) => escapeHtml(line.join(': ')));
  return `${head}<p>${lines.join('<br>')}</p>${mail.message}`;
}
