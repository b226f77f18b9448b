import { Problem } from '@contract/problem';
import { nextOrderStatus, type OrderStatus } from '@contract/states/order';
import { quoteFlow, type QuoteStatus } from '@contract/states/quote';
import { nextState } from '@contract/states/transition';
import { performOnce } from '../../documents/transitions/use-perform';
import { staffOrderPath, staffQuotePath } from './staff-queries';

/** Transitions that need no note and notify nobody outside: they can be performed for many documents at once. */
export const bulkTransitions = {
  quotes: ['quote.review'],
  orders: ['order.start', 'order.submit', 'order.resume'],
} as const;
export type BulkList = keyof typeof bulkTransitions;
export type BulkTransition = (typeof bulkTransitions)[BulkList][number];

/** A row of a list whose transitions can be performed. */
export type TransitionableRow = { id: string; number: string; status: string; revision: number };

/** Returns true if admins may perform the transition in this status; the server checks the rest. */
export function canPerform(transition: BulkTransition, status: string): boolean {
  if (transition === 'quote.review') return nextState(quoteFlow, status as QuoteStatus, 'review', 'admin') !== null;
  const event = transition.slice('order.'.length) as 'start' | 'submit' | 'resume';
  const order = { status: status as OrderStatus, heldFrom: 'placed' as const };
  return nextOrderStatus(order, event, 'admin') !== null;
}

/** The result of a bulk transition for one document; `problem` is null if it succeeded. */
export type BulkResult = { row: TransitionableRow; problem: Problem | null };

/** Performs one transition for each document, one after the other; a document that refuses it stops none of the others. */
export async function performEach(
  transition: BulkTransition,
  rows: readonly TransitionableRow[],
  onResult: (result: BulkResult) => void,
): Promise<void> {
  const pathOf = transition === 'quote.review' ? staffQuotePath : staffOrderPath;
  for (const row of rows) {
    const { id, revision } = row;
    const problem = await performOnce(pathOf(id), transition, { revision, key: crypto.randomUUID() }).then(
      () => null,
      (failure: unknown) => (failure instanceof Problem ? failure : new Problem('server.failed', {}, {}, { cause: failure })),
    );
    onResult({ row, problem });
  }
}
