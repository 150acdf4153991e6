import type { TableName } from '~/store/tables.ts';
import { academyTables } from './columns/academy.ts';
import { auditTables } from './columns/audit.ts';
import { blobTables } from './columns/blob.ts';
import { calendarTables } from './columns/calendar.ts';
import { cameraTables } from './columns/camera.ts';
import { chatTables } from './columns/chat.ts';
import type { SqlTables } from './columns/column.ts';
import { contactTables } from './columns/contact.ts';
import { demoTables } from './columns/demo.ts';
import { drillTables } from './columns/drill.ts';
import { ecommerceTables } from './columns/ecommerce.ts';
import { evidenceTables } from './columns/evidence.ts';
import { faqTables } from './columns/faq.ts';
import { fileTables } from './columns/file.ts';
import { handoverTables } from './columns/handover.ts';
import { healthTables } from './columns/health.ts';
import { iconTables } from './columns/icon.ts';
import { incidentTables } from './columns/incident.ts';
import { invoiceTables } from './columns/invoice.ts';
import { knowledgeBaseTables } from './columns/knowledgeBase.ts';
import { mailTables } from './columns/mail.ts';
import { noteTables } from './columns/note.ts';
import { officeTables } from './columns/office.ts';
import { profileTables } from './columns/profile.ts';
import { projectTables } from './columns/project.ts';
import { quickPanelTables } from './columns/quickPanel.ts';
import { registryTables } from './columns/registry.ts';
import { scrumboardTables } from './columns/scrumboard.ts';
import { sessionTables } from './columns/session.ts';
import { siteTables } from './columns/site.ts';
import { teamTables } from './columns/team.ts';
import { todoTables } from './columns/todo.ts';
import { visitTables } from './columns/visit.ts';
import { wallTables } from './columns/wall.ts';

/** What SQL knows of every table: TypeScript fails when one is missing. */
export const sqlTables: SqlTables<TableName> = {
  ...sessionTables,
  ...projectTables,
  ...siteTables,
  ...teamTables,
  ...cameraTables,
  ...registryTables,
  ...healthTables,
  ...incidentTables,
  ...evidenceTables,
  ...visitTables,
  ...demoTables,
  ...auditTables,
  ...iconTables,
  ...invoiceTables,
  ...academyTables,
  ...profileTables,
  ...faqTables,
  ...fileTables,
  ...ecommerceTables,
  ...knowledgeBaseTables,
  ...scrumboardTables,
  ...noteTables,
  ...calendarTables,
  ...todoTables,
  ...mailTables,
  ...contactTables,
  ...quickPanelTables,
  ...chatTables,
  ...drillTables,
  ...handoverTables,
  ...wallTables,
  ...blobTables,
  ...officeTables,
};
