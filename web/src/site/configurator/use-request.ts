import type { Problem } from '@contract/problem';
import { useState } from 'react';
import { useLocale } from '../../lib/locale';
import { useCartStore } from './cart-store';
import type { Step } from './step';
import { emptyContact } from './contact-draft';
import type { ContactProblems } from './contact-problems';
import { quoteRequest } from './quote-request';
import { isAboutItems, refusedContactFields } from './refused-fields';
import { useCart } from './use-cart';
import type { CartLines } from './use-cart-lines';
import { useSubmission } from './use-submission';

/**
 * The way from cart to request: steps, contact and sending. What was typed survives steps and failures.
 * @param step the one asked for by the address; one that was not reached yet shows the first
 */
export function useRequest(cart: CartLines, step: Step, onStep: (step: Step) => void) {
  const { items, files, actions } = useCart();
  const { storage } = useCartStore();
  const locale = useLocale();
  const [contact, setContact] = useState(emptyContact);
  const [problems, setProblems] = useState<ContactProblems>({});
  const [reached, setReached] = useState<Step>(1);
  const submission = useSubmission(handleFailure);

  function goTo(next: Step): void {
    setReached(next > reached ? next : reached);
    submission.forgetProblem();
    onStep(next);
  }

  function handleFailure(problem: Problem): void {
    const refused = refusedContactFields(problem);
    if (problem.code === 'quote.price-changed' || isAboutItems(problem)) cart.reload();
    if (Object.keys(refused).length === 0) return;
    setProblems(refused);
    onStep(2);
  }

  async function send(): Promise<void> {
    const request = quoteRequest({ cart: { items, files }, cartId: storage.cartId(), locale, contact, shownNet: cart.total.net });
    if (!(await submission.submit(request))) return;
    actions.clearAndReset();
    onStep(1);
  }

  function startOver(): void {
    actions.clearAndReset();
    goTo(1);
  }

  const shown: Step = step > reached ? 1 : step;
  return { shown, goTo, contact, setContact, problems, setProblems, submission, send, startOver };
}
