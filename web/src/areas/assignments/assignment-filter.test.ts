import { expect, test } from 'vitest';
import { assignmentFilterOf } from './assignment-filter';

test.each([
  [{ status: 'waiting' }, 'waiting'],
  [{ status: 'open' }, 'open'],
  [{ status: 'bid' }, undefined],
  [{}, undefined],
])('%o', (search, status) => expect(assignmentFilterOf(search)).toEqual({ status }));
