import { expect, test } from 'vitest';
import { declaredOrder } from './declared-order';

test.each([
  ['an order’s number', 'BE-2026-00012', 'BE-2026-00012'],
  ['words of somebody else', 'BE-2026-00012, and more', ''],
  ['a quote’s number', 'AN-2026-00012', ''],
  ['a list', ['BE-2026-00012'], ''],
  ['nothing', undefined, ''],
])('a link that says %s', (_, bestellung, order) => expect(declaredOrder({ bestellung })).toBe(order));
