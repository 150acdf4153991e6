import { isEnumType } from 'graphql';
import { expect, test } from 'vitest';
import { auditActions, auditSubjects } from '~/apps/audit/auditUrl.ts';
import { cameraStates } from '~/features/cameras/states.ts';
import { incidentStates, severities } from '~/features/incidents/deskUrl.ts';
import { createSchema } from '~/graphql/schema.ts';

const schema = createSchema();

test.each([
  ['AuditAction', auditActions],
  ['AuditSubject', auditSubjects],
  ['CameraState', cameraStates],
  ['IncidentState', incidentStates],
  ['IncidentSeverity', severities],
])('a filter offers every value of %s', (name, offered) => {
  const type = schema.getType(name);
  const values = isEnumType(type) ? type.getValues().map((value) => value.name) : [];
  expect(values.length).toBeGreaterThan(0);
  expect([...offered].sort()).toEqual(values.sort());
});
