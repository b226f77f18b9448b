import { expect, test } from 'vitest';
import { crewRecord, type WorkDone } from './crew-record';

const due = '2026-11-20T16:00:00.000Z';
const work = (change: Partial<WorkDone>): WorkDone => ({
  contractorId: 'a',
  status: 'approved',
  dueAt: due,
  submittedAt: due,
  reworks: 0,
  ...change,
});

test.each([
  ['nobody knows yet', [], { openAssignments: 0, approved: 0, onTimeRate: null, reworkRate: null }],
  ['in time is also the last moment', [work({})], { openAssignments: 0, approved: 1, onTimeRate: 1, reworkRate: 0 }],
  [
    'late, and done twice',
    [work({ submittedAt: '2026-11-20T16:00:01.000Z', reworks: 2 }), work({})],
    { openAssignments: 0, approved: 2, onTimeRate: 0.5, reworkRate: 0.5 },
  ],
  [
    'what is under way counts as open only',
    [work({ status: 'in_progress', submittedAt: null })],
    { openAssignments: 1, approved: 0, onTimeRate: null, reworkRate: null },
  ],
])('%s', (_name, assigned, expected) => expect(crewRecord(assigned)).toEqual(expected));
