import { expect, test } from 'vitest';
import { auditActors } from '../../contract/people/audit';
import { auditActorOf, loggedNamesOf } from './find-audit-entries';

test.each(auditActors)('%s is found again under every name the log has for it', (actor) => {
  expect(loggedNamesOf(actor).map(auditActorOf)).toEqual(loggedNamesOf(actor).map(() => actor));
});

test.each([
  ['super_admin', 'superAdmin'],
  ['lead', 'superAdmin'],
  ['staff', 'admin'],
  ['admin', 'admin'],
  ['user', 'customer'],
  ['contractor', 'contractor'],
])('%s in the log is %s', (role, actor) => expect(auditActorOf(role)).toBe(actor));
