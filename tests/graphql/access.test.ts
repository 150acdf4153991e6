import { OperationTypeNode, parse, validate } from 'graphql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createSchema } from '~/graphql/schema.ts';
import { userFixtures } from '~/resolvers/session/session.fixtures.ts';
import { demoSeeds } from '~/store/seeds.ts';
import { type Asker, createTestApi } from '../support/environment.ts';
import { callOf, type RootField, rootFieldsOf } from '../support/rootFields.ts';
import { startTestServer } from '../support/server.ts';

/** The demo, and somebody with the least role. */
const seeds = (clock: () => number) => ({
  ...demoSeeds(clock),
  users: () => {
    const users = userFixtures();
    const lowest = users.slice(0, 1).map((user) => ({
      ...user,
      id: 'user-user',
      userName: 'user',
      email: 'user@watchfloor.example',
      roles: ['USER'] as const,
    }));
    return [...users, ...lowest];
  },
});

const api = createTestApi(seeds);
const fields = rootFieldsOf(createSchema());
const askers: readonly Asker[] = ['guest', 'user', 'staff', 'admin'];

/**
 * Who may ask what, written down once more: what a field's directive says is not its own proof. Every field that stands
 * in no list takes anybody who has signed in. Specification, shell §6.
 */
const open = ['viewer', 'login', 'register', 'refreshSession', 'setup', 'signInWithProvider'];
const forStaff = [
  'setDemoPulse',
  'observeCamera',
  'raiseIncident',
  'acknowledgeIncidents',
  'resolveIncidents',
  'dismissIncidents',
  'assignIncidents',
  'addIncidentNotes',
  'undoIncidentChange',
  'addIncidentEvidence',
  'keepIncidentStills',
  'removeIncidentEvidence',
  'shiftHandover',
  'addHandoverNote',
  'startDrill',
  'endDrill',
  'endAllDrills',
  'saveCourse',
  'updateCourse',
  'saveProduct',
  'removeProducts',
  'addOrderStatus',
];
const forAdmins = [
  'auditEntries',
  'auditLines',
  'createInvitation',
  'resetDemoData',
  'reportCameraStatus',
  'setCameraOperatorState',
  'createSite',
  'updateSite',
  'removeSite',
  'restoreSite',
  'createProject',
  'updateProject',
  'removeProject',
  'restoreProject',
  'createTeamMember',
  'updateTeamMember',
  'removeTeamMember',
  'restoreTeamMember',
  'addCamera',
  'updateCamera',
  'changeCameras',
  'removeCameras',
  'restoreCameras',
  'removedCameras',
  'importCameras',
  'testCameraConnection',
  'mediaPolicy',
  'allowMediaOrigin',
  'removeMediaOrigin',
  'planMaintenance',
  'updateMaintenance',
  'endMaintenance',
  'cancelMaintenance',
];

interface Refusal {
  readonly code: string;
  readonly message: string;
}

const forbidden = (role: string): Refusal => ({
  code: 'FORBIDDEN',
  message: `This needs the role ${role}.`,
});

/** What the asker is told; null when the guard lets pass. */
function refusalOf(name: string, asker: Asker): Refusal | null {
  if (open.includes(name)) return null;
  if (asker === 'guest') return { code: 'UNAUTHENTICATED', message: 'Sign in first.' };
  if (forAdmins.includes(name) && asker !== 'admin') return forbidden('admin');
  if (forStaff.includes(name) && asker === 'user') return forbidden('staff');
  return null;
}

/** Sentences that only the guard before the root fields says. */
const guarded = /^(Sign in first\.|This field is closed\.|This needs the role \w+\.)$/;

/** The refusals of the guard among the errors of an answer, and what nobody foresaw, which would hide them. */
const refusals = (errors: readonly Refusal[]): Refusal[] =>
  errors.filter(({ code, message }) => guarded.test(message) || code === 'INTERNAL_SERVER_ERROR');

/** What each field tells the asker, by name. */
const told = (asked: readonly RootField[], asker: Asker): Record<string, Refusal[]> =>
  Object.fromEntries(
    asked.map(({ name }) => {
      const refusal = refusalOf(name, asker);
      return [name, refusal ? [refusal] : []];
    }),
  );

/** Ids are of nobody: whoever passes the guard is told so or gets nothing, and the data stay as they are. */
const call = (field: RootField) => callOf(field, () => 'nobody', 0);

async function subscribeErrors(query: string, variables: Record<string, unknown>, asker: Asker) {
  const answer = await api.executor.subscribe({
    document: parse(query),
    variables,
    token: await api.token(asker),
  });
  if (!(Symbol.asyncIterator in answer)) return answer.errors ?? [];
  await answer.return?.();
  return [];
}

/** The errors of the call, as a client sees them. */
async function errorsOf(field: RootField, asker: Asker): Promise<Refusal[]> {
  const { query, variables } = call(field);
  if (field.operation === OperationTypeNode.SUBSCRIPTION) {
    return (await subscribeErrors(query, variables, asker)).map(({ message, extensions }) => ({
      code: String(extensions.code),
      message,
    }));
  }
  const { errors } = await api.ask(query, variables, asker);
  return errors.map(({ code, message }) => ({ code: String(code), message }));
}

describe('every root field', () => {
  it('stands in the lists of this test when it is not for everybody who has signed in', () => {
    const names = fields.map(({ name }) => name);
    expect([...open, ...forStaff, ...forAdmins].filter((name) => !names.includes(name))).toEqual([]);
  });

  it('can be asked by the test', () => {
    const schema = createSchema();
    for (const field of fields) expect(validate(schema, parse(call(field).query))).toEqual([]);
  });

  it.each(askers)('tells %s no more than it may', async (asker) => {
    const answers: Record<string, Refusal[]> = {};
    for (const field of fields) answers[field.name] = refusals(await errorsOf(field, asker));
    expect(answers).toEqual(told(fields, asker));
    expect(api.unexpected).toEqual([]);
  });

  it('refuses a guest over HTTP', async () => {
    const server = await startTestServer(createTestApi(seeds));
    onTestFinished(() => server.stop());
    const overHttp = fields.filter(({ operation }) => operation !== OperationTypeNode.SUBSCRIPTION);
    const answers: Record<string, Refusal[]> = {};
    for (const field of overHttp) {
      const response = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(call(field)),
      });
      const { errors = [] } = (await response.json()) as {
        errors?: { message: string; extensions: { code: string } }[];
      };
      answers[field.name] = refusals(errors.map(({ message, extensions: { code } }) => ({ code, message })));
    }
    expect(answers).toEqual(told(overHttp, 'guest'));
  });
});
