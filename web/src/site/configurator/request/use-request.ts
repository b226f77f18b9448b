import { Problem } from '@contract/problem';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../../lib/text/locale';
import { useCartStore } from '../cart/cart-store';
import type { OnStep, Step } from './step';
import { type ContactDraft, type ContactField, contactFields, contactOf, emptyContact, filledFor, keptContact } from './contact-draft';
import { useOwnAccount, withProfile } from './own-account';
import { useCartServices } from '../cart/use-cart';
import { waitForFiles } from './wait-for-files';
import type { CartLines } from '../cart/use-cart-lines';
import type { Locale } from '@contract/constants';
import type { QuoteRequest, SubmittedQuote } from '@contract/quoting/quote';
import type { Cart } from '../cart/cart';
import { isoDay } from '../../../lib/text/format';
import { loadCode } from '../../../lib/page/load-code';
import { logFailure } from '../../../lib/page/log-failure';
import { useForm } from '../../../ui/forms/use-form';
import type { FieldProblems } from '../../../ui/forms/use-fields';
import { fileHeaders } from '@contract/files/file';
import { post } from '../../../lib/http/http';
import { withAppCheck } from '../../../uploads/app-check';

/**
 * Returns the steps from cart to request, with contact and sending. What was typed survives steps, failures, a reload and a change of
 * language.
 * @param step the one of the address, which is the one shown; the last one is left again while contact data are missing
 */
export function useRequest(cart: CartLines, step: Step, onStep: OnStep) {
  const { actions, uploads } = useCartServices();
  const waiting = useRef<AbortController | null>(null);
  const { storage } = useCartStore();
  const locale = useLocale();
  const [submitted, setSubmitted] = useState<SubmittedQuote | null>(null);
  const { contactForm, account, isSettling } = useContact(step, onStep, () => goTo(3));
  const sendForm = useForm<never>({ initial: {}, check: () => ({}), send });
  const contact = contactForm.values;

  function goTo(next: Step): void {
    stopWaiting();
    sendForm.setProblem(null);
    onStep(next);
  }

  // Whoever leaves the page sends nothing behind their own back.
  useEffect(() => () => waiting.current?.abort(), []);

  /** Ends waiting for files: nothing is sent. */
  function stopWaiting(): void {
    waiting.current?.abort();
  }

  /** Sends the request, once its files have arrived; a failure leaves everything as it is. @throws Problem */
  async function send(): Promise<void> {
    waiting.current = new AbortController();
    if (!(await waitForFiles(uploads, waiting.current.signal))) return;
    // As stored: files have come since this was rendered.
    const request = quoteRequest({ cart: storage.read().cart, cartId: storage.cartId(), locale, contact, shownNet: cart.total.net });
    setSubmitted(await sendQuote(request).catch(passOn));
    actions.clearAndReset();
    keptContact.set(null);
    filledFor.set('');
    onStep(1);
  }

  /** Leads to the step in which a refusal can be corrected, and throws it on. */
  function passOn(failure: unknown): never {
    logFailure('the request could not be sent', failure);
    if (!(failure instanceof Problem)) throw failure;
    const refused = refusedContactFields(failure);
    if (failure.code === 'quote.price-changed' || isAboutItems(failure)) cart.reload();
    if (Object.keys(refused).length > 0) {
      contactForm.refuse(refused);
      onStep(2);
    }
    throw failure;
  }

  function startOver(): void {
    actions.clearAndReset();
    goTo(1);
  }

  return { isSettling, goTo, account, contactForm, sendForm, submitted, startOver, stopWaiting };
}

/**
 * Returns the contact data: kept in the tab, filled in from the profile, checked before the last step is shown.
 * @param onComplete called when the form was filled in and nothing is wrong
 */
function useContact(step: Step, onStep: OnStep, onComplete: () => void) {
  const [isComplete, setIsComplete] = useState(false);
  const contactForm = useForm<ContactField>({
    initial: emptyContact,
    check: checkContact,
    send: async () => {
      setIsComplete(true);
      onComplete();
    },
    kept: keptContact,
  });
  const isSettling = step === 3 && !isComplete;
  const account = useOwnAccount();
  const { setValues } = contactForm;
  useEffect(() => {
    if (!account || filledFor.get() === account.uid) return;
    filledFor.set(account.uid);
    setValues((typed) => withProfile(typed, account));
  }, [account, setValues]);
  useEffect(() => {
    if (!isSettling) return;
    void checkContact(keptContact.get() ?? emptyContact).then((problems) =>
      Object.keys(problems).length === 0 ? setIsComplete(true) : onStep(2, { replace: true }),
    );
  }, [isSettling, onStep]);
  return { contactForm, account, isSettling };
}

/** Checks what the browser can see by itself, by rules that are loaded when they are needed. */
const checkContact = async (draft: ContactDraft) =>
  (await loadCode(import('./contact-problems'))).contactProblems(draft, isoDay(new Date()));

/** Returns the refusals of the server that belong to fields of the contact form. */
function refusedContactFields({ fields }: Problem): FieldProblems<ContactField> {
  const refused = contactFields.filter((field) => field in fields || `contact.${field}` in fields);
  return Object.fromEntries(
    refused.map((field) => [field, field === 'email' ? 'contact.problem.email.format' : `contact.problem.${field}`]),
  ) as FieldProblems<ContactField>;
}

/** Returns true if the refusal is about the services and is to be corrected in the first step. */
const isAboutItems = ({ code, fields }: Problem): boolean =>
  (code.startsWith('quote.') && code !== 'quote.price-changed' && code !== 'quote.already-submitted') ||
  Object.keys(fields).some((field) => field.startsWith('items'));

type Requested = { cart: Cart; cartId: string; locale: Locale; contact: ContactDraft; shownNet: number };

/** Returns the body of the request: what the visitor saw, so that the server can tell when its price differs. */
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
