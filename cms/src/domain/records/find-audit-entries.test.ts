import { expect, test } from 'vitest';
import { auditActors } from '../../contract/people/audit';
import { auditActorOf, loggedNamesOf } from './find-audit-entries';

test.each(auditActors)('%s is found again under every name the log has for it', (actor) => {
  expect(loggedNamesOf(actor).map(auditActorOf)).toEqual(loggedNamesOf(actor).map(() => actor));
});

test.each([
  ['super_admin', 'lead'],
  ['admin', 'staff'],
  ['user', 'customer'],
  ['contractor', 'contractor'],
])('an account’s role %s acts as %s', (role, actor) => expect(auditActorOf(role)).toBe(actor));
