import { expect, test } from 'vitest';
import { type WaitingDocuments, waitingRows } from './waiting-rows';

const quote = (number: string, status: string, validUntil: string | null = null) => ({ number, status, validUntil });
const documents = {
  quotes: [
    quote('later', 'offered', '2026-12-17'),
    quote('without an end', 'offered'),
    quote('tomorrow', 'offered', '2026-11-24'),
    quote('question', 'needs_info'),
    quote('with us', 'in_review'),
    quote('today', 'offered', '2026-11-23'),
    quote('in two days', 'offered', '2026-11-25'),
  ],
  orders: [
    { number: 'delivered', status: 'delivered' },
    { number: 'at work', status: 'in_production' },
  ],
  invoices: [
    { number: 'overdue', dueOn: '2026-11-22' },
    { number: 'long overdue', dueOn: '2026-11-03' },
  ],
} as unknown as WaitingDocuments;

test('what waits for a customer stands in the order of its urgency, and nothing else does', () => {
  const rows = waitingRows(documents, '2026-11-23');
  expect(rows.map(({ document, tone }) => [document.number, tone])).toEqual([
    ['long overdue', 'overdue'],
    ['overdue', 'overdue'],
    ['today', 'soon'],
    ['tomorrow', 'soon'],
    ['question', 'soon'],
    ['delivered', 'plain'],
    ['in two days', 'plain'],
    ['later', 'plain'],
    ['without an end', 'plain'],
  ]);
  expect(rows.flatMap((row) => (row.reason === 'overdue' ? row.days : []))).toEqual([20, 1]);
});
