import { type DemoOwner, forEveryOwner } from '../base/owners.ts';
import { HOUR } from '../base/period.rules.ts';
import { userFixtures } from '../session/session.fixtures.ts';
import { teamMemberFixtures } from '../team/team.fixtures.ts';
import { type Letter, letters } from './mail.letters.ts';
import type { MailAddressRow, MailAttachmentRow, MailLabelingRow, MailRow } from './mail.rows.ts';
import { keysOf, mailFolders, mailLabels, withWords } from './mail.rules.ts';

const withoutAddress: MailAddressRow = { name: '', email: '', avatar: '' };

function ownAddress({ userId }: DemoOwner): MailAddressRow {
  const user = userFixtures().find(({ id }) => id === userId);
  return user ? { name: user.displayName, email: user.email, avatar: user.photoURL } : withoutAddress;
}

/** A team member by id, or somebody outside as "Name <address>". */
function addressOf(who: string, own: MailAddressRow): MailAddressRow {
  if (who === 'me') return own;
  const member = teamMemberFixtures().find(({ id }) => id === who);
  if (member) return { name: member.name, email: member.email, avatar: member.avatar };
  const [, name = '', email = who] = /^(.*) <(.*)>$/.exec(who) ?? [];
  return { name, email, avatar: '' };
}

const attached = ({ fileName, type, content }: NonNullable<Letter['file']>): MailAttachmentRow => ({
  type,
  fileName,
  url: `data:${type};charset=utf-8,${encodeURIComponent(content)}`,
  bytes: new TextEncoder().encode(content).length,
});

const idOf = (entries: readonly { readonly id: string; readonly handle: string }[], handle: string) =>
  entries.find((entry) => entry.handle === handle)?.id ?? '';

const mailId = ({ prefix }: DemoOwner, place: number) => `${prefix}mail-${place + 1}`;

const mailsOf = (owner: DemoOwner, now: number): MailRow[] => {
  const own = ownAddress(owner);
  return letters.map((letter, place) =>
    withWords({
      id: mailId(owner, place),
      ownerId: owner.userId,
      folderId: idOf(mailFolders, letter.folder),
      from: addressOf(letter.from, own),
      to: letter.to.map((who) => addressOf(who, own)),
      cc: (letter.cc ?? []).map((who) => addressOf(who, own)),
      bcc: [],
      subject: letter.subject,
      message: letter.paragraphs.map((text) => `<p>${text}</p>`).join(''),
      sentAt: now - Math.round(letter.hoursAgo * HOUR),
      read: letter.from === 'me' || !letter.marks?.includes('unread'),
      starred: letter.marks?.includes('starred') ?? false,
      important: letter.marks?.includes('important') ?? false,
      attachments: letter.file ? [attached(letter.file)] : [],
    }),
  );
};

/** A mailbox for every demo account: each folder, filter and label shows something. */
export const mailFixtures = (now: number): MailRow[] => forEveryOwner((owner) => mailsOf(owner, now));

export const mailLabelingFixtures = (now: number): MailLabelingRow[] =>
  forEveryOwner((owner) =>
    mailsOf(owner, now).flatMap((mail, place) =>
      (letters[place]?.labels ?? []).map((handle) => {
        const labelId = idOf(mailLabels, handle);
        return { id: `${mail.id}-label-${labelId}`, mailId: mail.id, labelId, ...keysOf(mail) };
      }),
    ),
  );
