import { InMemoryCache } from '@apollo/client';

/** Answers without an id that different parts of a screen ask for piece by piece: the pieces are put together. */
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

/** Parts of one entity whose ids hold within it only. */
const parts = [
  'BoardActivity',
  'BoardAttachment',
  'BoardCheckItem',
  'BoardChecklist',
  'BoardLabel',
  'NoteCheckItem',
];

/** Entities are kept once, by type and id; everything else lies inside what it was asked of. */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: Object.fromEntries([
      ...pieces.map((type) => [type, { merge: true }] as const),
      ...parts.map((type) => [type, { keyFields: false }] as const),
    ]),
  });
