import { Problem } from '@contract/problem';
import { nextOrderStatus, type OrderStatus } from '@contract/states/order';
import { quoteFlow, type QuoteStatus } from '@contract/states/quote';
import { nextState } from '@contract/states/transition';
import { post } from '../../lib/http/http';
import { staffOrderPath, staffQuotePath } from './staff-queries';

/** Moves that need no words and tell nobody outside: they can be made for many documents at once. */
export const bulkMoves = {
  quotes: ['quote.review'],
  orders: ['order.start', 'order.submit', 'order.resume'],
} as const;
export type BulkList = keyof typeof bulkMoves;
export type BulkMove = (typeof bulkMoves)[BulkList][number];

/** A row of a list that can be moved. */
export type MovableRow = { id: string; number: string; status: string; revision: number };

/** Whether all of the team may make a move now; the server checks the rest. */
export function canMove(move: BulkMove, status: string): boolean {
  if (move === 'quote.review') return nextState(quoteFlow, status as QuoteStatus, 'review', 'staff') !== null;
  const event = move.slice('order.'.length) as 'start' | 'submit' | 'resume';
  const order = { status: status as OrderStatus, heldFrom: 'placed' as const };
  return nextOrderStatus(order, event, 'staff') !== null;
}

/** What became of a document: moved, or why not. */
export type BulkResult = { row: MovableRow; problem: Problem | null };

/** Makes one move for each document, one after the other; a document that cannot be moved stops none of the others. */
export async function moveEach(move: BulkMove, rows: readonly MovableRow[], onResult: (result: BulkResult) => void): Promise<void> {
  const pathOf = move === 'quote.review' ? staffQuotePath : staffOrderPath;
  const event = move.slice(move.indexOf('.') + 1);
  for (const row of rows) {
    const { id, revision } = row;
    const problem = await post(`${pathOf(id)}/${event}`, { revision, key: crypto.randomUUID() }).then(
      () => null,
      (failure: unknown) => (failure instanceof Problem ? failure : new Problem('server.failed', {}, {}, { cause: failure })),
    );
    onResult({ row, problem });
  }
}
