import { dashboardRoutes } from '~/rest/routes/dashboards/dashboards.ts';

const noStore = 'needs more rows than the demo has, and a page hands out no store to put them into';
const noBody = 'a page cannot send a body with GET: fetch refuses it';
const noSeeds = 'a page has the demo data and no others';

/** The tests that cannot run inside a page, by file and name, and why. Every other one does. */
export const notInPage: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'calendar.test.ts': { 'GET events answers every event in the order of the starts': noStore },
  'chat.test.ts': {
    'lists all of them, also where there are more than a page holds': noStore,
    'answers every message, also where there are more than a page holds': noStore,
  },
  'contact.test.ts': {
    'lists all contacts when nothing is asked for, also where there are more than a page holds': noStore,
    'holds every star, also where the address book is longer than a page': noStore,
  },
  'dashboards.test.ts': {
    ...Object.fromEntries(
      dashboardRoutes.map(({ path }) => [`${path} answers 200 where there is nothing yet`, noSeeds]),
    ),
    ...Object.fromEntries(
      ['analytics-dashboard-app', 'map-dashboard', 'project-dashboard-app'].map((app) => [
        `${app} marks every camera, also where there are more than a page holds`,
        noStore,
      ]),
    ),
    'shows the years 2017, 2018 and 2019 also where no camera was ever observed': noSeeds,
    'lists every camera to be watched, also where there are more than a page holds': noStore,
  },
  'ecommerce.test.ts': { 'are all of them, also beyond one page': noStore },
  'mail.test.ts': { 'answers every mail, also where there are more than a page holds': noStore },
  'note.test.ts': { 'answers all notes with exactly their fields': noStore },
  'profile.test.ts': {
    'an article without a picture has no media':
      'needs a row that the demo has not, and a page hands out no store',
  },
  'scrumboard.test.ts': { 'are all listed, however many there are': noStore },
  'session.test.ts': {
    'signs in by GET with a body': noBody,
    'signs in by GET with a body of text': noBody,
  },
  'todo.test.ts': { 'answers more than a page': noStore },
};
