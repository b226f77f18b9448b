import { expect, test } from 'vitest';
import { auditFilterOf } from './audit-query';

const nothing = { topic: undefined, actor: undefined, person: undefined, number: undefined, from: undefined, to: undefined };

test.each([
  { case: 'nothing asked is everything', search: {}, filter: nothing },
  {
    case: 'what is asked is kept',
    search: { topic: 'mail', actor: 'superAdmin', person: ' ada ', number: 'RE-2026-00001', from: '2026-11-01', to: '2026-11-30' },
    filter: { topic: 'mail', actor: 'superAdmin', person: 'ada', number: 'RE-2026-00001', from: '2026-11-01', to: '2026-11-30' },
  },
  { case: 'unknown names are none', search: { topic: 'gossip', actor: 'nobody' }, filter: nothing },
  { case: 'a day that is none is none', search: { from: '2026-13-01', to: 'yesterday' }, filter: nothing },
  { case: 'an emptied field is none', search: { person: '  ', number: '' }, filter: nothing },
])('$case', ({ search, filter }) => expect(auditFilterOf(search)).toEqual(filter));
