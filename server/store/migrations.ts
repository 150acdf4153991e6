import { installation } from './migrations/0000_installation.ts';
import { monitoring } from './migrations/0001_monitoring.ts';
import { office } from './migrations/0002_office.ts';
import { quickPanelSwitches } from './migrations/0003_quick_panel_switches.ts';
import { identities } from './migrations/0004_identities.ts';
import { walls } from './migrations/0005_walls.ts';
import { maintenance } from './migrations/0006_maintenance.ts';
import { evidence } from './migrations/0007_evidence.ts';
import { drills } from './migrations/0008_drills.ts';
import { audit } from './migrations/0009_audit.ts';
import { accounts } from './migrations/0010_accounts.ts';
import { healthProjection } from './migrations/0011_health_projection.ts';
import { removals } from './migrations/0012_removals.ts';
import { removedCameras } from './migrations/0013_removed_cameras.ts';
import { observations } from './migrations/0014_observations.ts';
import { demoSteps } from './migrations/0015_demo_steps.ts';
import { urgency } from './migrations/0016_urgency.ts';
import { handoverNotes } from './migrations/0017_handover_notes.ts';
import { auditLines } from './migrations/0018_audit_lines.ts';
import { stills } from './migrations/0019_stills.ts';
import { removedThings } from './migrations/0020_removed_things.ts';
import { sampleThings } from './migrations/0021_sample_things.ts';
import { blobs } from './migrations/0022_blobs.ts';
import { mailSearch } from './migrations/0023_mail_search.ts';
import { contactUses } from './migrations/0024_contact_uses.ts';
import { calendarEnds } from './migrations/0025_calendar_ends.ts';
import { chatDelivery } from './migrations/0026_chat_delivery.ts';
import { reminders } from './migrations/0027_reminders.ts';
import { chatPresences } from './migrations/0028_chat_presences.ts';
import { searchTerms } from './migrations/0029_search_terms.ts';
import type { MakeMigration } from './migrations/migration.ts';

/** Every migration in its order, for ever: new ones go to the end. */
export const migrations: Readonly<Record<string, MakeMigration>> = {
  '0000_installation': installation,
  '0001_monitoring': monitoring,
  '0002_office': office,
  '0003_quick_panel_switches': quickPanelSwitches,
  '0004_identities': identities,
  '0005_walls': walls,
  '0006_maintenance': maintenance,
  '0007_evidence': evidence,
  '0008_drills': drills,
  '0009_audit': audit,
  '0010_accounts': accounts,
  '0011_health_projection': healthProjection,
  '0012_removals': removals,
  '0013_removed_cameras': removedCameras,
  '0014_observations': observations,
  '0015_demo_steps': demoSteps,
  '0016_urgency': urgency,
  '0017_handover_notes': handoverNotes,
  '0018_audit_lines': auditLines,
  '0019_stills': stills,
  '0020_removed_things': removedThings,
  '0022_blobs': blobs,
  '0021_sample_things': sampleThings,
  '0023_mail_search': mailSearch,
  '0024_contact_uses': contactUses,
  '0025_calendar_ends': calendarEnds,
  '0026_chat_delivery': chatDelivery,
  '0027_reminders': reminders,
  '0028_chat_presences': chatPresences,
  '0029_search_terms': searchTerms,
};
