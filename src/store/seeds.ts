import { calendarEventFixtures } from '~/resolvers/calendar/calendar.fixtures.ts';
import { cameraFixtures } from '~/resolvers/camera/camera.fixtures.ts';
import { chatContactFixtures, chatFixtures, chatMessageFixtures } from '~/resolvers/chat/chat.fixtures.ts';
import {
  contactFixtures,
  contactGroupFixtures,
  contactMarkFixtures,
  contactMembershipFixtures,
} from '~/resolvers/contact/contact.fixtures.ts';
import { statusTransitionFixtures } from '~/resolvers/health/health.fixtures.ts';
import { incidentActivityFixtures, incidentFixtures } from '~/resolvers/incident/incident.fixtures.ts';
import { mailFixtures, mailLabelingFixtures } from '~/resolvers/mail/mail.fixtures.ts';
import { noteFixtures, noteLabelFixtures, noteLabelingFixtures } from '~/resolvers/note/note.fixtures.ts';
import { projectFixtures } from '~/resolvers/project/project.fixtures.ts';
import { quickPanelItemFixtures } from '~/resolvers/quickPanel/quickPanel.fixtures.ts';
import {
  boardCardFixtures,
  boardFixtures,
  boardListFixtures,
} from '~/resolvers/scrumboard/scrumboard.fixtures.ts';
import { userFixtures } from '~/resolvers/session/session.fixtures.ts';
import { siteFixtures } from '~/resolvers/site/site.fixtures.ts';
import { teamMemberFixtures } from '~/resolvers/team/team.fixtures.ts';
import { todoFixtures, todoLabelingFixtures } from '~/resolvers/todo/todo.fixtures.ts';
import { visitFixtures } from '~/resolvers/visit/visit.fixtures.ts';
import type { Seeds } from './seeding.ts';

/**
 * The demo data. Every table is made when it is first asked for; all of them end at the moment that the clock
 * (milliseconds since 1970) shows at the first of them, so that they fit together.
 */
export function demoSeeds(clock: () => number): Seeds {
  let first: number | undefined;
  const now = () => {
    first ??= clock();
    return first;
  };
  return {
    users: userFixtures,
    projects: projectFixtures,
    sites: siteFixtures,
    cameras: cameraFixtures,
    teamMembers: teamMemberFixtures,
    statusTransitions: () => statusTransitionFixtures(now()),
    incidents: () => incidentFixtures(now()),
    incidentActivities: () => incidentActivityFixtures(now()),
    visits: () => visitFixtures(now()),
    chatContacts: chatContactFixtures,
    chats: () => chatFixtures(now()),
    chatMessages: () => chatMessageFixtures(now()),
    contacts: contactFixtures,
    contactMarks: contactMarkFixtures,
    contactGroups: contactGroupFixtures,
    contactMemberships: contactMembershipFixtures,
    mails: () => mailFixtures(now()),
    mailLabelings: () => mailLabelingFixtures(now()),
    quickPanelItems: quickPanelItemFixtures,
    boards: boardFixtures,
    boardLists: boardListFixtures,
    boardCards: () => boardCardFixtures(now()),
    calendarEvents: () => calendarEventFixtures(now()),
    notes: () => noteFixtures(now()),
    noteLabels: noteLabelFixtures,
    noteLabelings: noteLabelingFixtures,
    todos: () => todoFixtures(now()),
    todoLabelings: todoLabelingFixtures,
  };
}
