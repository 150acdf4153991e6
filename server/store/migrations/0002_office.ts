import type { MakeMigration } from './migration.ts';
import { createAcademy } from './office/academy.ts';
import { createCalendar } from './office/calendar.ts';
import { createChat } from './office/chat.ts';
import { createContact } from './office/contact.ts';
import { createEcommerce } from './office/ecommerce.ts';
import { createFaq } from './office/faq.ts';
import { createFile } from './office/file.ts';
import { createIcon } from './office/icon.ts';
import { createInvoice } from './office/invoice.ts';
import { createKnowledgeBase } from './office/knowledgeBase.ts';
import { createMail } from './office/mail.ts';
import { createNote } from './office/note.ts';
import { createProfile } from './office/profile.ts';
import { createQuickPanel } from './office/quickPanel.ts';
import { createScrumboard } from './office/scrumboard.ts';
import { createTodo } from './office/todo.ts';

/** The tables of the office apps. */
export const office: MakeMigration = ({ types }) => ({
  async up(db) {
    await createAcademy(db, types);
    await createCalendar(db, types);
    await createChat(db, types);
    await createContact(db, types);
    await createEcommerce(db, types);
    await createFaq(db, types);
    await createFile(db, types);
    await createIcon(db, types);
    await createInvoice(db, types);
    await createKnowledgeBase(db, types);
    await createMail(db, types);
    await createNote(db, types);
    await createProfile(db, types);
    await createQuickPanel(db, types);
    await createScrumboard(db, types);
    await createTodo(db, types);
  },
});
