import type { Kysely } from 'kysely';
import type { SqlTypes } from '../dialect.ts';
import {
  always,
  alwaysRefersTo,
  indexOn,
  key,
  type MakeMigration,
  refersTo,
  uniqueIndexOn,
} from './migration.ts';

/** Projects, sites, people, cameras, their health, incidents and visits. */
export const monitoring: MakeMigration = ({ types }) => ({
  async up(db) {
    await createPlaces(db, types);
    await createPeople(db, types);
    await createCameras(db, types);
    await createIncidents(db, types);
    await createIndexes(db);
  },
});

async function createPlaces({ schema }: Kysely<unknown>, { text, real }: SqlTypes): Promise<void> {
  await schema
    .createTable('projects')
    .addColumn('id', text, key)
    .addColumn('name', text, always)
    .addColumn('monthlyBudget', real, always)
    .addColumn('hourlyRate', real, always)
    .addColumn('currency', text, always)
    .execute();
  await schema
    .createTable('sites')
    .addColumn('id', text, key)
    .addColumn('name', text, always)
    .addColumn('address', text, always)
    .addColumn('lat', real, always)
    .addColumn('lng', real, always)
    .addColumn('projectId', text, alwaysRefersTo('projects'))
    .execute();
  await schema.createTable('settings').addColumn('id', text, key).addColumn('value', text, always).execute();
}

async function createPeople({ schema }: Kysely<unknown>, { text, integer, json }: SqlTypes): Promise<void> {
  await schema
    .createTable('teamMembers')
    .addColumn('id', text, key)
    .addColumn('name', text, always)
    .addColumn('avatar', text, always)
    .addColumn('position', text, always)
    .addColumn('office', text, always)
    .addColumn('email', text, always)
    .addColumn('phone', text, always)
    .execute();
  await schema
    .createTable('users')
    .addColumn('id', text, key)
    .addColumn('from', text, always)
    .addColumn('userName', text, always)
    .addColumn('email', text, always)
    .addColumn('displayName', text, always)
    .addColumn('photoURL', text, always)
    .addColumn('passwordHash', text, always)
    .addColumn('roles', json, always)
    .addColumn('shortcuts', json, always)
    .addColumn('settings', json, always)
    .addColumn('memberId', text, refersTo('teamMembers'))
    .execute();
  await schema
    .createTable('sessions')
    .addColumn('id', text, key)
    .addColumn('userId', text, alwaysRefersTo('users'))
    .addColumn('createdAt', integer, always)
    .addColumn('expiresAt', integer, always)
    .addColumn('revokedAt', integer)
    .execute();
  await schema
    .createTable('visits')
    .addColumn('id', text, key)
    .addColumn('memberId', text, always)
    .addColumn('device', text, always)
    .addColumn('startedAt', integer, always)
    .addColumn('lastSeenAt', integer, always)
    .addColumn('views', integer, always)
    .execute();
}

async function createCameras({ schema }: Kysely<unknown>, types: SqlTypes): Promise<void> {
  const { text, integer, real, json } = types;
  await schema
    .createTable('cameras')
    .addColumn('id', text, key)
    .addColumn('name', text, always)
    .addColumn('nameLower', text)
    .addColumn('model', text, always)
    .addColumn('siteId', text, alwaysRefersTo('sites'))
    .addColumn('lat', real, always)
    .addColumn('lng', real, always)
    .addColumn('group', text, always)
    .addColumn('tags', json, always)
    .addColumn('priority', integer, always)
    .addColumn('operatorState', text, always)
    .addColumn('streams', json, always)
    .addColumn('schedule', json, always)
    .addColumn('installedAt', integer, always)
    .addColumn('keptState', text)
    .addColumn('keptAt', integer, always)
    .addColumn('keptUpTime', integer, always)
    .addColumn('keptDownTime', integer, always)
    .addColumn('keptMalfunctions', integer, always)
    .execute();
  await schema
    .createTable('cameraMarks')
    .addColumn('id', text, key)
    .addColumn('cameraId', text, alwaysRefersTo('cameras'))
    .addColumn('at', integer, always)
    .addColumn('state', text, always)
    .addColumn('upTime', integer, always)
    .addColumn('downTime', integer, always)
    .addColumn('malfunctions', integer, always)
    .execute();
  await schema
    .createTable('viewSlots')
    .addColumn('id', text, key)
    .addColumn('cameraId', text, alwaysRefersTo('cameras'))
    .addColumn('siteId', text, alwaysRefersTo('sites'))
    .addColumn('cameraName', text, always)
    .addColumn('priority', integer, always)
    .addColumn('operatorState', text, always)
    .addColumn('weekday', integer, always)
    .addColumn('from', text, always)
    .addColumn('to', text, always)
    .execute();
  await schema
    .createTable('statusTransitions')
    .addColumn('id', text, key)
    .addColumn('cameraId', text, alwaysRefersTo('cameras'))
    .addColumn('at', integer, always)
    .addColumn('from', text, always)
    .addColumn('to', text, always)
    .addColumn('reason', text, always)
    .addColumn('detail', text, always)
    .addColumn('causeId', text)
    .execute();
}

async function createIncidents({ schema }: Kysely<unknown>, types: SqlTypes): Promise<void> {
  const { text, integer, json } = types;
  await schema
    .createTable('incidents')
    .addColumn('id', text, key)
    .addColumn('number', integer, always)
    .addColumn('cameraId', text, refersTo('cameras'))
    .addColumn('siteId', text, alwaysRefersTo('sites'))
    .addColumn('kind', text, always)
    .addColumn('severity', text, always)
    .addColumn('state', text, always)
    .addColumn('summary', text, always)
    .addColumn('summaryLower', text)
    .addColumn('raisedAt', integer, always)
    .addColumn('acknowledgedAt', integer)
    .addColumn('acknowledgedById', text, refersTo('teamMembers'))
    .addColumn('closedAt', integer)
    .addColumn('closedById', text, refersTo('teamMembers'))
    .addColumn('assigneeId', text, refersTo('teamMembers'))
    .addColumn('parentId', text, refersTo('incidents'))
    .execute();
  await schema
    .createTable('incidentActivities')
    .addColumn('id', text, key)
    .addColumn('incidentId', text, alwaysRefersTo('incidents'))
    .addColumn('at', integer, always)
    .addColumn('actorId', text, refersTo('teamMembers'))
    .addColumn('action', text, always)
    .addColumn('note', text, always)
    .addColumn('before', json)
    .execute();
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  const unique: [table: string, ...columns: string[]][] = [
    ['users', 'email'],
    ['users', 'userName'],
  ];
  const others: [table: string, ...columns: string[]][] = [
    ['sessions', 'userId', 'id'],
    ['sessions', 'expiresAt', 'id'],
    ['sites', 'projectId'],
    ['cameras', 'siteId'],
    ['cameras', 'operatorState'],
    ['cameras', 'keptState'],
    ['cameras', 'name', 'id'],
    ['viewSlots', 'cameraId'],
    ['viewSlots', 'weekday', 'operatorState', 'from', 'priority', 'cameraName', 'id', 'siteId'],
    ['cameraMarks', 'at', 'cameraId', 'state', 'upTime', 'downTime', 'malfunctions'],
    ['statusTransitions', 'cameraId', 'at', 'id'],
    ['statusTransitions', 'at', 'id', 'cameraId', 'from', 'to'],
    ['statusTransitions', 'to', 'at', 'from'],
    [
      'incidents',
      'raisedAt',
      'id',
      'cameraId',
      'siteId',
      'severity',
      'state',
      'kind',
      'parentId',
      'acknowledgedAt',
      'closedAt',
    ],
    ['incidents', 'number', 'id'],
    ['incidents', 'cameraId', 'raisedAt', 'parentId', 'siteId'],
    ['incidents', 'cameraId', 'state', 'severity'],
    ['incidents', 'state', 'raisedAt', 'id', 'parentId'],
    ['incidents', 'severity', 'state', 'raisedAt', 'id', 'parentId'],
    ['incidents', 'assigneeId', 'state'],
    ['incidents', 'parentId'],
    ['incidentActivities', 'incidentId', 'at', 'id'],
    ['visits', 'memberId', 'device', 'startedAt', 'id'],
    ['visits', 'startedAt', 'id'],
  ];
  for (const [table, ...columns] of unique) await uniqueIndexOn(db, table, ...columns);
  for (const [table, ...columns] of others) await indexOn(db, table, ...columns);
}
