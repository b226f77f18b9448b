import type { AssignmentStatus } from '@contract/states/assignment';
import { expect, test } from 'vitest';
import { waitingInVain } from './work-panel';

test.each<[string, AssignmentStatus[], number]>([
  ['nobody has the work yet: bids are still compared', ['bid', 'bid'], 0],
  ['one has it: the others wait in vain', ['assigned', 'bid', 'bid', 'rejected'], 2],
  ['who has not answered needs no answer', ['in_progress', 'offered'], 0],
  ['the work is done', ['approved', 'bid'], 1],
])('%s', (_name, statuses, expected) => expect(waitingInVain(statuses.map((status) => ({ status })))).toHaveLength(expected));
