import { quoteStatuses } from '@contract/states/quote';
import { expect, test } from 'vitest';
import { quoteFilterOf } from './quote-filter';

test.each(['open', ...quoteStatuses])('%s can be asked for', (status) => expect(quoteFilterOf({ status })).toEqual({ status }));

test.each([undefined, '', 'lost', 7, ['open']])('%o asks for all', (status) =>
  expect(quoteFilterOf({ status })).toStrictEqual({ status: undefined }),
);
