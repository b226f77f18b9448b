import { Problem } from '@contract/problem';
import { statusOf } from '@contract/problem-status';
import type { AmendmentEvent } from '@contract/states/amendment';
import type { contractorAssignmentTransitions, staffAssignmentTransitions } from '@contract/states/assignment';
import type { staffOrderTransitions } from '@contract/states/order';
import type { staffTransitions } from '@contract/states/quote';
import type { ContactEvent } from '@contract/people/contact';
import { useState } from 'react';
import { get, post } from '../../lib/http/http';
import { useT } from '../../lib/text/strings';
import { useToast } from '../../ui/feedback/toasts';

/** The names of the transitions that staff perform. */
export type StaffTransitionName =
  | `quote.${Exclude<(typeof staffTransitions)[number], 'offer'>}`
  | `order.${(typeof staffOrderTransitions)[number]}`;

/** The names of the transitions that people perform with a button, and of recording an invoice's payment. */
export type TransitionName =
  | StaffTransitionName
  | 'quote.accept'
  | 'quote.answer'
  | 'quote.request-changes'
  | 'quote.decline'
  | 'quote.cancel'
  | 'quote.renew'
  | 'order.complete'
  | 'order.revise'
  | 'order.hold'
  | 'order.amendments'
  | 'order.corrections'
  | `amendment.${Exclude<AmendmentEvent, 'expire'>}`
  | `assignment.${(typeof contractorAssignmentTransitions)[number] | (typeof staffAssignmentTransitions)[number] | 'bid' | 'submit' | 'assign' | 'date'}`
  | 'invoice.issue'
  | 'invoice.cancel'
  | 'invoice.correct'
  | 'invoice.payments'
  | 'invoice.refund'
  | 'invoice.write-off'
  | 'invoice.edit'
  | 'invoice.remind'
  | 'invoice.stop-reminders'
  | 'invoice.resume-reminders';

/**
 * The command that performs a transition: the revision that was decided on, and the key that makes it happen once however often it is sent.
 */
type Performed = { revision: number; key: string };

/**
 * Performs one transition, once, for callers that show the result in their own way, such as many rows of a list. @throws Problem
 * @param path the API's path of the document
 */
export function performOnce<View>(path: string, name: TransitionName | 'quote.offer', performed: Performed): Promise<View>;
/** Performs a transition of a message or a contractor. These have no revisions: performing it once more changes nothing. */
export function performOnce<View>(path: string, name: `message.${ContactEvent}` | `contractor.${'block' | 'unblock'}`): Promise<View>;
export function performOnce<View>(path: string, name: string, performed: object = {}): Promise<View> {
  return post<View>(`${path}/${name.slice(name.indexOf('.') + 1)}`, performed);
}

/** A document that is shown and whose transitions can be performed. */
export type Transitionable<View> = {
  /** The API's path of the document. */
  path: string;
  /** The part of it that the transition is of, such as an amendment of an order, with a path and a revision of its own. */
  part?: { path: string; revision: number };
  view: View;
  /** Shows the document as the server has it now. */
  onView: (view: View) => unknown;
};

/**
 * Returns a function that performs one transition of a document, however often it is tried: all tries carry one key, so that it happens
 * once. It throws a Problem; a document that has changed meanwhile is then shown as it is now.
 */
export function usePerform<View extends { revision: number }>({ path, part, view, onView }: Transitionable<View>, name: TransitionName) {
  const t = useT();
  const { work } = useToast();
  const [key] = useState(() => crypto.randomUUID());
  return async (body: object): Promise<void> => {
    try {
      await onView(await performOnce<View>(part?.path ?? path, name, { ...body, revision: (part ?? view).revision, key }));
    } catch (failure) {
      if (failure instanceof Problem && statusOf(failure) === 409) await get<View>(path).then(onView, () => undefined);
      throw failure;
    }
    work.success(t(`transition.${name}.done`));
  };
}
