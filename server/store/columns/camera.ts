import type { SqlTables } from './column.ts';

export const cameraTables: SqlTables<'cameras' | 'cameraHealthSnapshots' | 'viewSlots'> = {
  cameras: {
    columns: {
      id: 'text',
      name: 'text',
      model: 'text',
      siteId: 'text',
      lat: 'real',
      lng: 'real',
      group: 'text',
      tags: 'json',
      priority: 'integer',
      operatorState: 'text',
      streams: 'json',
      schedule: 'json',
      installedAt: 'integer',
      currentState: 'text?',
      currentSince: 'integer',
      totalUpTime: 'integer',
      totalDownTime: 'integer',
      totalMalfunctions: 'integer',
    },
    references: { siteId: 'sites' },
    indexes: [['siteId'], ['operatorState'], ['currentState'], ['name', 'id']],
    searched: ['name'],
  },
  cameraHealthSnapshots: {
    columns: {
      id: 'text',
      cameraId: 'text',
      at: 'integer',
      state: 'text',
      upTime: 'integer',
      downTime: 'integer',
      malfunctions: 'integer',
    },
    references: { cameraId: 'cameras' },
    // Orders of cameras are read from this index alone.
    indexes: [['at', 'cameraId', 'state', 'upTime', 'downTime', 'malfunctions']],
  },
  viewSlots: {
    columns: {
      id: 'text',
      cameraId: 'text',
      siteId: 'text',
      cameraName: 'text',
      priority: 'integer',
      operatorState: 'text',
      weekday: 'integer',
      from: 'text',
      to: 'text',
    },
    references: { cameraId: 'cameras', siteId: 'sites' },
    indexes: [['cameraId'], ['weekday', 'operatorState', 'from', 'priority', 'cameraName', 'id', 'siteId']],
  },
};
