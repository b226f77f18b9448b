import { Problem } from '@contract/problem';
import { statusOf } from '@contract/problem-status';
import type { contractorAssignmentMoves, staffAssignmentMoves } from '@contract/states/assignment';
import type { staffOrderMoves } from '@contract/states/order';
import type { staffMoves } from '@contract/states/quote';
import { useState } from 'react';
import { get, post } from '../../lib/http/http';
import { useT } from '../../lib/text/strings';
import { useToast } from '../../ui/feedback/toasts';

/** What staff raise. */
export type StaffMoveName = `quote.${Exclude<(typeof staffMoves)[number], 'offer'>}` | `order.${(typeof staffOrderMoves)[number]}`;

/** What people raise with a button; of invoices also a payment. */
export type MoveName =
  | StaffMoveName
  | 'quote.accept'
  | 'quote.answer'
  | 'quote.request-changes'
  | 'quote.decline'
  | 'quote.cancel'
  | 'order.complete'
  | 'order.revise'
  | 'order.hold'
  | `assignment.${(typeof contractorAssignmentMoves)[number] | (typeof staffAssignmentMoves)[number] | 'bid' | 'submit' | 'assign'}`
  | 'invoice.issue'
  | 'invoice.cancel'
  | 'invoice.payments';

/** A document that is shown and can be moved. */
export type Movable<View> = {
  /** The API's path of the document. */
  path: string;
  view: View;
  /** Shows the document as the server has it now. */
  onView: (view: View) => unknown;
};

/**
 * Raises one event of a document, as often as it takes: all tries carry one key, so that it happens once.
 * What has moved on meanwhile is shown anew. @throws Problem
 */
export function useMove<View extends { revision: number }>({ path, view, onView }: Movable<View>, name: MoveName) {
  const t = useT();
  const { work } = useToast();
  const [key] = useState(() => crypto.randomUUID());
  return async (body: object): Promise<void> => {
    const event = name.slice(name.indexOf('.') + 1);
    try {
      await onView(await post<View>(`${path}/${event}`, { ...body, revision: view.revision, key }));
    } catch (failure) {
      if (failure instanceof Problem && statusOf(failure) === 409) await get<View>(path).then(onView, () => undefined);
      throw failure;
    }
    work.success(t(`move.${name}.done`));
  };
}
