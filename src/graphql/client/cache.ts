import { InMemoryCache } from '@apollo/client';

/** Objects without an id of which different parts of a screen ask for different fields: the cache merges them. */
const pieces = [
  'CameraConnection',
  'CameraCounts',
  'CameraHealth',
  'Demo',
  'IncidentConversion',
  'IncidentSummary',
  'MalfunctionYear',
  'ProjectSpent',
  'QuickPanel',
  'QuickPanelSwitches',
  'UptimeTrend',
  'VisitSummary',
  'Weather',
];

/** Parts of an entity whose ids are unique only inside that entity. */
const parts = [
  'BoardActivity',
  'BoardAttachment',
  'BoardCheckItem',
  'BoardChecklist',
  'BoardLabel',
  'NoteCheckItem',
];

/** The cache normalises entities by type and id; everything else is stored inside its parent. */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: Object.fromEntries([
      ...pieces.map((type) => [type, { merge: true }] as const),
      ...parts.map((type) => [type, { keyFields: false }] as const),
    ]),
  });
