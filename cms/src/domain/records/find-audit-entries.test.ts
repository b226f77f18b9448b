import { expect, test } from 'vitest';
import { auditActors } from '../../contract/people/audit';
import { actorKindOf } from '../../contract/states/transition';
import { loggedNamesOf } from './find-audit-entries';

test.each(auditActors)('%s is found again under every name the log has for it', (actor) => {
  expect(loggedNamesOf(actor).map((name) => actorKindOf(name) ?? name)).toEqual(loggedNamesOf(actor).map(() => actor));
});
