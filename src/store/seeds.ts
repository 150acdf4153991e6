import { cameraFixtures, viewSlotFixtures } from '~/resolvers/camera/camera.fixtures.ts';
import {
  cameraHealthSnapshotFixtures,
  LONGEST_EPISODE,
  statusTransitionFixtures,
  withProjectedHealth,
} from '~/resolvers/health/health.fixtures.ts';
import { incidentActivityFixtures, incidentFixtures } from '~/resolvers/incident/incident.fixtures.ts';
import { projectFixtures } from '~/resolvers/project/project.fixtures.ts';
import { userFixtures } from '~/resolvers/session/session.fixtures.ts';
import { siteFixtures } from '~/resolvers/site/site.fixtures.ts';
import { teamMemberFixtures } from '~/resolvers/team/team.fixtures.ts';
import { visitFixtures } from '~/resolvers/visit/visit.fixtures.ts';
import { inParts, type Seeds } from './seeding.ts';

const academy = () => import('~/resolvers/academy/academy.fixtures.ts');
const calendar = () => import('~/resolvers/calendar/calendar.fixtures.ts');
const chat = () => import('~/resolvers/chat/chat.fixtures.ts');
const contact = () => import('~/resolvers/contact/contact.fixtures.ts');
const demo = () => import('~/resolvers/demo/demo.fixtures.ts');
const ecommerce = () => import('~/resolvers/ecommerce/ecommerce.fixtures.ts');
const faq = () => import('~/resolvers/faq/faq.fixtures.ts');
const file = () => import('~/resolvers/file/file.fixtures.ts');
const icon = () => import('~/resolvers/icon/icon.fixtures.ts');
const invoice = () => import('~/resolvers/invoice/invoice.fixtures.ts');
const knowledgeBase = () => import('~/resolvers/knowledgeBase/knowledgeBase.fixtures.ts');
const mail = () => import('~/resolvers/mail/mail.fixtures.ts');
const note = () => import('~/resolvers/note/note.fixtures.ts');
const profile = () => import('~/resolvers/profile/profile.fixtures.ts');
const quickPanel = () => import('~/resolvers/quickPanel/quickPanel.fixtures.ts');
const scrumboard = () => import('~/resolvers/scrumboard/scrumboard.fixtures.ts');
const todo = () => import('~/resolvers/todo/todo.fixtures.ts');
const wall = () => import('~/resolvers/wall/wall.fixtures.ts');

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** In milliseconds. */
const DAY = 86_400_000;

/** Of so many days the first screens ask, at most: 30 days and the 30 before, and one at each end for the time zone. */
const RECENT_INCIDENTS = 62;
/** This week and the one before, and one day at each end. */
const RECENT_VISITS = 16;

/**
 * The demo data. Every table is made when it is first asked for; all of them end at the moment that the clock
 * (milliseconds since 1970) shows at the first of them, so that they fit together. Those of the office apps are
 * fetched as code then.
 */
export function demoSeeds(clock: () => number): Seeds {
  let first: number | undefined;
  const now = () => {
    first ??= clock();
    return first;
  };
  const course = once(() => statusTransitionFixtures(now() + LONGEST_EPISODE));
  const transitions = once(() => course().filter(({ at }) => at <= now()));
  const since = (days: number) => (Math.floor(now() / DAY) - days + 1) * DAY;
  const incidents = inParts({
    field: 'raisedAt',
    since: () => since(RECENT_INCIDENTS),
    rows: once(() => incidentFixtures(now(), transitions(), RECENT_INCIDENTS)),
    older: once(() => incidentFixtures(now(), transitions(), undefined, RECENT_INCIDENTS)),
  });
  const visits = inParts({
    field: 'startedAt',
    since: () => since(RECENT_VISITS),
    rows: () => visitFixtures(now(), RECENT_VISITS),
    older: () => visitFixtures(now(), undefined, RECENT_VISITS),
  });
  return {
    users: userFixtures,
    projects: projectFixtures,
    sites: siteFixtures,
    cameras: () => withProjectedHealth(cameraFixtures(), transitions()),
    viewSlots: viewSlotFixtures,
    teamMembers: teamMemberFixtures,
    statusTransitions: transitions,
    cameraHealthSnapshots: () => cameraHealthSnapshotFixtures(transitions()),
    incidents,
    incidentActivities: async () => incidentActivityFixtures(await incidents()),
    visits,
    chatContacts: async () => (await chat()).chatContactFixtures(),
    chats: async () => (await chat()).chatFixtures(now()),
    chatMessages: async () => (await chat()).chatMessageFixtures(now()),
    contacts: async () => (await contact()).contactFixtures(),
    contactMarks: async () => (await contact()).contactMarkFixtures(),
    contactUses: async () => (await contact()).contactUseFixtures(now()),
    contactGroups: async () => (await contact()).contactGroupFixtures(),
    contactMemberships: async () => (await contact()).contactMembershipFixtures(),
    mails: async () => (await mail()).mailFixtures(now()),
    mailLabelings: async () => (await mail()).mailLabelingFixtures(now()),
    quickPanelItems: async () => (await quickPanel()).quickPanelItemFixtures(),
    quickPanelSwitches: async () => (await quickPanel()).quickPanelSwitchesFixtures(),
    boards: async () => (await scrumboard()).boardFixtures(),
    boardLists: async () => (await scrumboard()).boardListFixtures(),
    boardCards: async () => (await scrumboard()).boardCardFixtures(now()),
    calendarEvents: async () => (await calendar()).calendarEventFixtures(now()),
    notes: async () => (await note()).noteFixtures(now()),
    noteLabels: async () => (await note()).noteLabelFixtures(),
    noteLabelings: async () => (await note()).noteLabelingFixtures(),
    todos: async () => (await todo()).todoFixtures(now()),
    todoLabelings: async () => (await todo()).todoLabelingFixtures(),
    products: async () => (await ecommerce()).productFixtures(),
    orders: async () => (await ecommerce()).orderFixtures(now()),
    courses: async () => (await academy()).courseFixtures(now()),
    courseSteps: async () => (await academy()).courseStepFixtures(),
    courseProgress: async () => (await academy()).courseProgressFixtures(),
    invoices: async () => (await invoice()).invoiceFixtures(now()),
    faqs: async () => (await faq()).faqFixtures(),
    icons: async () => (await icon()).iconFixtures(),
    knowledgeBaseCategories: async () => (await knowledgeBase()).knowledgeBaseCategoryFixtures(),
    knowledgeBaseArticles: async () => (await knowledgeBase()).knowledgeBaseArticleFixtures(),
    files: async () => (await file()).fileFixtures(now()),
    fileContents: async () => (await file()).fileContentFixtures(),
    fileMarks: async () => (await file()).fileMarkFixtures(),
    posts: async () => (await profile()).postFixtures(now()),
    postComments: async () => (await profile()).postCommentFixtures(now()),
    postLikes: async () => (await profile()).postLikeFixtures(),
    profileActivities: async () => (await profile()).profileActivityFixtures(now()),
    albums: async () => (await profile()).albumFixtures(),
    profileAbouts: async () => (await profile()).profileAboutFixtures(),
    demoSteps: async () => (await demo()).demoStepFixtures(course(), now()),
    walls: async () => (await wall()).wallFixtures(),
    tours: async () => (await wall()).tourFixtures(),
  };
}
