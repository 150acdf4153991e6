import { z } from 'zod';
import { defineContinuedRoute, defineRoute, type Route } from '../../route.ts';
import { entity } from '../fields.ts';
import { analyticsReply, analyticsWidgets, mapReply, mapWidgets, yearVariables } from './cameraWidgets.ts';
import {
  RestCameraWidgetsDocument,
  RestMoreViewsDocument,
  RestProjectsDocument,
  RestProjectWidgetsDocument,
} from './dashboards.generated.ts';
import { moreViews, projectReply, projectWidgets } from './projectWidgets.ts';
import { zoneQuery } from './widgets.ts';

const tag = 'Dashboards' as const;
const nothing = z.object({});

export const dashboardRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: '/api/analytics-dashboard-app/widgets',
    operationId: 'analyticsWidgets',
    summary: 'Camera Health: ten widgets',
    tag,
    query: zoneQuery,
    body: nothing,
    answer: analyticsWidgets,
    document: RestCameraWidgetsDocument,
    variables: ({ query: { zone }, now }) => ({ zone, ...yearVariables(now, zone) }),
    reply: (data, { query }) => analyticsReply(data, query.zone),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/map-dashboard/widgets',
    operationId: 'mapWidgets',
    summary: 'Map: the widgets of Camera Health, the camera map with model and status',
    tag,
    query: zoneQuery,
    body: nothing,
    answer: mapWidgets,
    document: RestCameraWidgetsDocument,
    variables: ({ query: { zone }, now }) => ({ zone, ...yearVariables(now, zone) }),
    reply: (data, { query }) => mapReply(data, query.zone),
  }),
  defineContinuedRoute({
    method: 'GET',
    path: '/api/project-dashboard-app/widgets',
    operationId: 'projectWidgets',
    summary: 'Incident Report: thirteen widgets',
    tag,
    query: zoneQuery,
    body: nothing,
    answer: projectWidgets,
    document: RestProjectWidgetsDocument,
    variables: ({ query: { zone } }) => ({ zone }),
    more: {
      document: RestMoreViewsDocument,
      variables: (last, { query }) => moreViews(last, query.zone),
    },
    reply: projectReply,
  }),
  defineRoute({
    method: 'GET',
    path: '/api/project-dashboard-app/projects',
    operationId: 'projects',
    summary: 'All projects, by name',
    tag,
    query: nothing,
    body: nothing,
    answer: z.array(entity('Project', { id: z.string(), name: z.string() })),
    document: RestProjectsDocument,
    variables: () => ({}),
    reply: ({ projects }) => projects.map(({ id, name }) => ({ id, name })),
  }),
];
