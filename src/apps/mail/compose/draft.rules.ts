import { sendErrors } from '~/resolvers/mail/mail.rules.ts';
import { type Address, distinct } from './addresses.rules.ts';
import { type AnswerKind, type AnswerWords, answerSubject, quoteOf, recipients } from './answer.rules.ts';
import type { ComposeValues, KeptAttachment } from './compose.types.ts';
import { htmlOf, messageOf } from './message.rules.ts';

/** What a mail must hold to be written on, or answered. */
interface Kept {
  readonly from: Address;
  readonly to: readonly Address[];
  readonly cc: readonly Address[];
  readonly bcc: readonly Address[];
  readonly subject: string;
  readonly message: string;
  readonly attachments: readonly KeptAttachment[];
}

const plain = (addresses: readonly Address[]): Address[] =>
  addresses.map(({ name, email }) => ({ name, email }));

const nothing: ComposeValues = {
  to: [],
  cc: [],
  bcc: [],
  subject: '',
  text: '',
  quote: '',
  attachments: [],
};

/** A new mail to these addresses. */
export const newMail = (to: readonly string[]): ComposeValues => ({
  ...nothing,
  to: distinct(to.map((email) => ({ name: '', email }))),
});

/** A draft that is written on. */
export const draftAgain = ({ to, cc, bcc, subject, message, attachments }: Kept): ComposeValues => ({
  to: plain(to),
  cc: plain(cc),
  bcc: plain(bcc),
  subject,
  ...messageOf(message),
  attachments,
});

/** An answer to a mail; one that is forwarded goes with its files. */
export const answerTo = (kind: AnswerKind, mail: Kept, own: string, words: AnswerWords): ComposeValues => {
  const { to, cc } = recipients(kind, mail, own);
  return {
    ...nothing,
    to: plain(to),
    cc: plain(cc),
    subject: answerSubject(kind, mail.subject),
    quote: quoteOf(kind, mail, words),
    attachments: kind === 'forward' ? mail.attachments : [],
  };
};

/** Why it cannot be sent, by the fields of the form: the rules of the API. */
export const composeErrors = (values: ComposeValues) => {
  const { to, cc, bcc, subject, attachments } = values;
  return atFields(sendErrors({ to, cc, bcc, subject, message: htmlOf(values), attachments }));
};

/** Refusals of the API at the fields of the form: the message is typed as text. */
export const atFields = <Refused extends { readonly field: string }>(refusals: readonly Refused[]) =>
  refusals.map((refused) => (refused.field === 'message' ? { ...refused, field: 'text' } : refused));
