import { expect, test } from 'vitest';
import { assignmentFilterOf } from './assignments-query';

test.each([
  [{ status: 'waiting' }, 'waiting'],
  [{ status: 'open' }, 'open'],
  [{ status: 'bid' }, undefined],
  [{}, undefined],
])('%o', (search, status) => expect(assignmentFilterOf(search)).toEqual({ status }));
