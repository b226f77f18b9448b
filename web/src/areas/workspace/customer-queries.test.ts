import { orderStatuses } from '@contract/states/order';
import { quoteStatuses } from '@contract/states/quote';
import { expect, test } from 'vitest';
import { orderFilterOf, quoteFilterOf } from './customer-queries';

test.each(['open', ...quoteStatuses])('quotes: %s can be asked for', (status) => expect(quoteFilterOf({ status })).toEqual({ status }));

test.each(['open', ...orderStatuses])('orders: %s can be asked for', (status) => expect(orderFilterOf({ status })).toEqual({ status }));

test.each([undefined, '', 'lost', 7, ['open']])('%o asks for all', (status) =>
  expect(quoteFilterOf({ status })).toStrictEqual({ status: undefined }),
);
