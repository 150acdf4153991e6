import {
  courseFixtures,
  courseProgressFixtures,
  courseStepFixtures,
} from '~/resolvers/academy/academy.fixtures.ts';
import { cameraFixtures } from '~/resolvers/camera/camera.fixtures.ts';
import { orderFixtures, productFixtures } from '~/resolvers/ecommerce/ecommerce.fixtures.ts';
import { faqFixtures } from '~/resolvers/faq/faq.fixtures.ts';
import { fileContentFixtures, fileFixtures, fileMarkFixtures } from '~/resolvers/file/file.fixtures.ts';
import { statusTransitionFixtures } from '~/resolvers/health/health.fixtures.ts';
import { iconFixtures } from '~/resolvers/icon/icon.fixtures.ts';
import { incidentActivityFixtures, incidentFixtures } from '~/resolvers/incident/incident.fixtures.ts';
import { invoiceFixtures } from '~/resolvers/invoice/invoice.fixtures.ts';
import {
  knowledgeBaseArticleFixtures,
  knowledgeBaseCategoryFixtures,
} from '~/resolvers/knowledgeBase/knowledgeBase.fixtures.ts';
import {
  albumFixtures,
  postCommentFixtures,
  postFixtures,
  postLikeFixtures,
  profileAboutFixtures,
  profileActivityFixtures,
} from '~/resolvers/profile/profile.fixtures.ts';
import { projectFixtures } from '~/resolvers/project/project.fixtures.ts';
import { userFixtures } from '~/resolvers/session/session.fixtures.ts';
import { siteFixtures } from '~/resolvers/site/site.fixtures.ts';
import { teamMemberFixtures } from '~/resolvers/team/team.fixtures.ts';
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
    products: productFixtures,
    orders: () => orderFixtures(now()),
    courses: () => courseFixtures(now()),
    courseSteps: courseStepFixtures,
    courseProgress: courseProgressFixtures,
    invoices: () => invoiceFixtures(now()),
    faqs: faqFixtures,
    icons: iconFixtures,
    knowledgeBaseCategories: knowledgeBaseCategoryFixtures,
    knowledgeBaseArticles: knowledgeBaseArticleFixtures,
    files: () => fileFixtures(now()),
    fileContents: fileContentFixtures,
    fileMarks: fileMarkFixtures,
    posts: () => postFixtures(now()),
    postComments: () => postCommentFixtures(now()),
    postLikes: postLikeFixtures,
    profileActivities: () => profileActivityFixtures(now()),
    albums: albumFixtures,
    profileAbouts: profileAboutFixtures,
  };
}
