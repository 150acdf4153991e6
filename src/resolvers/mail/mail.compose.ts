import { cleanHtml } from '~/lib/html.ts';
import { fileAddress } from '~/lib/webAddress.ts';
import { ownRow, viewerId } from '../base/owned.ts';
import type { FieldErrorRow } from '../base/refusal.rows.ts';
import { blobIdOf, blobUrl } from '../blob/blob.rules.ts';
import { blobErrors, readableBlobs, referAll, referTo } from '../blob/blob.service.ts';
import { emailKeyOf } from '../contact/contact.rules.ts';
import { recordContactUse } from '../contact/contact.service.ts';
import type { Context } from '../context.ts';
import { conflict } from '../errors.ts';
import type {
  MailAddressInput,
  MailAttachmentInput,
  MailDraftInput,
  MutationResolvers,
} from '../types.generated.ts';
import type { MailAddressRow, MailRow } from './mail.rows.ts';
import {
  countedLists,
  DRAFTS_FOLDER,
  draftErrors,
  INBOX_FOLDER,
  keysOf,
  SENT_FOLDER,
  sendErrors,
  withWords,
} from './mail.rules.ts';

type Store = Context['store'];

const addresses = (inputs: readonly MailAddressInput[] | null | undefined): MailAddressRow[] =>
  (inputs ?? []).map(({ name, email }) => ({ name: name?.trim() ?? '', email: email.trim(), avatar: '' }));

const addressOf = ({ blobId, url }: MailAttachmentInput): string =>
  blobId ? blobUrl(blobId) : (fileAddress(url ?? '') ?? url ?? '');

/** The files of a mail: of those that were sent, type, name and size are what the server found. */
async function attachmentsOf(context: Context, inputs: readonly MailAttachmentInput[]) {
  const ids = inputs.flatMap((input) => blobIdOf(addressOf(input)) ?? []);
  const found = await readableBlobs(context.store, context.viewer, ids);
  return inputs.map((input) => {
    const url = addressOf(input);
    const blob = found.get(blobIdOf(url) ?? '');
    return {
      type: blob?.type ?? input.type ?? '',
      fileName: blob?.name ?? input.fileName ?? '',
      url,
      bytes: blob?.size ?? input.bytes ?? 0,
    };
  });
}

/** The written mail as it is stored: HTML without scripts, and attachments that can be saved but not opened. */
const writtenOf = async (context: Context, input: MailDraftInput) => ({
  to: addresses(input.to),
  cc: addresses(input.cc),
  bcc: addresses(input.bcc),
  subject: input.subject.trim(),
  message: await cleanHtml(input.message),
  attachments: await attachmentsOf(context, input.attachments ?? []),
});

type Written = Awaited<ReturnType<typeof writtenOf>>;

const filesOf = ({ attachments }: Pick<MailRow, 'attachments'>) => attachments.map(({ url }) => url);

/** Attachments that are not there, or not the viewer's to send. */
const fileErrors = (context: Context, written: Written) =>
  blobErrors(context, 'attachments', filesOf(written));

const refersAs = ({ id, ownerId }: Pick<MailRow, 'id' | 'ownerId'>) =>
  ({ table: 'mails', id, viewerId: ownerId }) as const;

const refused = (errors: FieldErrorRow[]) => ({
  mail: null,
  folders: [],
  quickFilters: [],
  labels: [],
  errors,
});

async function authorOf(context: Context): Promise<MailAddressRow> {
  const user = await context.store.users.get(viewerId(context));
  return { name: user?.displayName ?? '', email: user?.email ?? '', avatar: user?.photoURL ?? '' };
}

/** The draft that is written on, or undefined for a new one. */
async function draftOf(context: Context, tx: Store, id: string | null | undefined) {
  if (!id) return undefined;
  const draft = await ownRow(context, tx.mails, id, 'Mail');
  if (draft.folderId !== DRAFTS_FOLDER) throw conflict('The mail is no draft any more; begin a new one.');
  return draft;
}

/** Stores the mail in one of the viewer's folders, in place of its draft. */
async function put(context: Context, tx: Store, input: MailDraftInput, written: Written, folderId: string) {
  const draft = await draftOf(context, tx, input.id);
  const mail = withWords({
    ...written,
    id: draft?.id ?? context.newId(),
    ownerId: viewerId(context),
    folderId,
    from: await authorOf({ ...context, store: tx }),
    sentAt: context.now,
    read: true,
    starred: draft?.starred ?? false,
    important: draft?.important ?? false,
  });
  await referTo(tx, context.now, refersAs(mail), filesOf(mail));
  if (!draft) {
    await tx.mails.insert([mail]);
    return mail;
  }
  const { rows } = await tx.mailLabelings.list({ where: { mailId: mail.id } });
  for (const { id } of rows) await tx.mailLabelings.update(id, keysOf(mail));
  return tx.mails.update(mail.id, mail);
}

/** The addresses of everybody whom the mail goes to, each once. */
const recipientsOf = ({ to, cc, bcc }: MailRow): string[] => [
  ...new Set([...to, ...cc, ...bcc].map(({ email }) => emailKeyOf(email))),
];

/** Puts a copy into the inbox of every recipient with an account, without the blind copy recipients. */
async function deliver(context: Context, tx: Store, sent: MailRow): Promise<void> {
  const { rows } = await tx.users.list({ where: { email: { in: recipientsOf(sent) } } });
  const copies = rows.map((user) =>
    withWords({
      ...sent,
      id: context.newId(),
      ownerId: user.id,
      folderId: INBOX_FOLDER,
      bcc: [],
      read: false,
      starred: false,
      important: false,
    }),
  );
  await tx.mails.insert(copies);
  await referAll(tx, copies.map(refersAs), filesOf(sent));
  for (const { id, ownerId } of copies) context.events.publish(tx, 'mailArrived', { mailId: id, ownerId });
}

const Mutation: Pick<MutationResolvers, 'saveMailDraft' | 'sendMail'> = {
  async saveMailDraft(_, { input }, context) {
    const written = await writtenOf(context, input);
    const errors = [...draftErrors(written), ...(await fileErrors(context, written))];
    if (errors.length > 0) return refused(errors);
    const mail = await context.store.transaction((tx) => put(context, tx, input, written, DRAFTS_FOLDER));
    return { mail, ...countedLists(), errors: [] };
  },

  async sendMail(_, { input }, context) {
    const written = await writtenOf(context, input);
    const errors = [...sendErrors(written), ...(await fileErrors(context, written))];
    if (errors.length > 0) return refused(errors);
    const mail = await context.store.transaction(async (tx) => {
      const sent = await put(context, tx, input, written, SENT_FOLDER);
      await deliver(context, tx, sent);
      await recordContactUse(context, tx, recipientsOf(sent));
      return sent;
    });
    return { mail, ...countedLists(), errors: [] };
  },
};

export const mailCompose = { Mutation };
