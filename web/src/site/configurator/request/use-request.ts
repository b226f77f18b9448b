import { Problem } from '@contract/problem';
import { useRef, useState } from 'react';
import { useLocale } from '../../../lib/text/locale';
import { useCartStore } from '../cart/cart-store';
import type { Step } from './step';
import { type ContactDraft, contactFields, contactOf, emptyContact } from './contact-draft';
import type { ContactProblems } from './contact-problems';
import { useCart } from '../cart/use-cart';
import type { CartLines } from '../cart/use-cart-lines';
import type { Locale } from '@contract/constants';
import type { QuoteRequest, SubmittedQuote } from '@contract/quoting/quote';
import type { Cart } from '../cart/cart';
import { logFailure } from '../../../lib/page/log-failure';
import { fileHeaders } from '@contract/files/file';
import { post } from '../../../lib/http/http';
import { withAppCheck } from '../../../uploads/app-check';

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

/** The server's refusals that belong to fields of the contact form. */
function refusedContactFields({ fields }: Problem): ContactProblems {
  const refused = contactFields.filter((field) => field in fields || `contact.${field}` in fields);
  return Object.fromEntries(
    refused.map((field) => [field, field === 'email' ? 'contact.problem.email.format' : `contact.problem.${field}`]),
  ) as ContactProblems;
}

/** Whether the refusal is about the services and is settled in the first step. */
const isAboutItems = ({ code, fields }: Problem): boolean =>
  (code.startsWith('quote.') && code !== 'quote.price-changed' && code !== 'quote.already-submitted') ||
  Object.keys(fields).some((field) => field.startsWith('items'));

type Requested = { cart: Cart; cartId: string; locale: Locale; contact: ContactDraft; shownNet: number };

/** The body of the request: what the visitor saw, so that the server can tell when its price differs. */
const quoteRequest = ({ cart, cartId, locale, contact, shownNet }: Requested): QuoteRequest => ({
  cartId,
  locale,
  items: cart.items.map(({ productId, quantity, productData: { selectedAddons, note } }) => ({
    productId,
    quantity,
    selectedAddons,
    ...(note ? { note } : {}),
    files: (cart.files[productId] ?? []).map((file) => file.fileName),
  })),
  contact: contactOf(contact),
  consent: true,
  expectedNet: shownNet,
});

type Submission = { sending: boolean; problem: Problem | null; submitted: SubmittedQuote | null };

/** Sends the request once at a time; a failure leaves everything as it is. */
function useSubmission(onFailed: (problem: Problem) => void) {
  const [submission, setSubmission] = useState<Submission>({ sending: false, problem: null, submitted: null });
  const busy = useRef(false);

  async function submit(request: QuoteRequest): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    setSubmission({ sending: true, problem: null, submitted: null });
    try {
      const submitted = await sendQuote(request);
      setSubmission({ sending: false, problem: null, submitted });
      return true;
    } catch (failure) {
      logFailure('the request could not be sent', failure);
      const problem = failure instanceof Problem ? failure : new Problem('server.failed', {}, {}, { cause: failure });
      setSubmission({ sending: false, problem, submitted: null });
      onFailed(problem);
      return false;
    } finally {
      busy.current = false;
    }
  }

  return { ...submission, submit, forgetProblem: () => setSubmission((now) => ({ ...now, problem: null })) };
}

/**
 * Asks for a quote. The cart id is the idempotency key: sending the same again gives the first answer again.
 * @throws Problem
 */
const sendQuote = (request: QuoteRequest): Promise<SubmittedQuote> =>
  withAppCheck(request.cartId, (token) => {
    const { cartId } = request;
    const headers = { [fileHeaders.cart]: cartId, [fileHeaders.appCheck]: token, 'idempotency-key': cartId };
    return post<SubmittedQuote>('/api/quotes', request, { headers });
  });
