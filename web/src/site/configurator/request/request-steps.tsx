import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../../lib/text/locale';
import { useT } from '../../../lib/text/strings';
import { formatDay, formatLongDay } from '../../../lib/text/format';
import { Loader } from '../../../ui/feedback/loading';
import { useCartStore, useStored } from '../cart/cart-store';
import { CartSummary, ItemsStep } from './items-step';
import { ConfiguratorFrame } from './configurator-frame';
import { ContactForm } from './contact-form';
import { SendStep } from './send-step';
import type { OnStep, Step } from './step';
import { useCart, useCartServices } from '../cart/use-cart';
import { type CartLines, useCartLines } from '../cart/use-cart-lines';
import { HandoverNote } from './handover-note';
import { useHandover } from './use-handover';
import { useRequest } from './use-request';
import { Problem } from '@contract/problem';
import { statusOf } from '@contract/problem-status';
import { useToast } from '../../../ui/feedback/toasts';
import { logFailure } from '../../../lib/page/log-failure';
import { readFileMetadata } from '../../../uploads/file-client';
import type { Account } from '@contract/people/account';
import type { SubmittedQuote } from '@contract/quoting/quote';
import { isOwnAddress, pageOfRequest } from './own-account';
import { SiteLink } from '../../../ui/layout/site-link';
import { TitleBlock } from '../../../ui/layout/page-head';

type RequestStepsProps = {
  /** The step of the address, which is the one shown. */
  step: Step;
  onStep: OnStep;
};

/** Shows the steps from a cart to a request: services and files, contact and date, sending. */
export function RequestSteps({ step, onStep }: RequestStepsProps) {
  const { items } = useCart();
  const cart = useCartLines();
  const request = useRequest(cart, step, onStep);
  const [isPriced, setIsPriced] = useState(false);
  if (!isPriced && cart.totalStatus !== 'pending') setIsPriced(true);
  useKeptFiles();
  const handover = useHandover();
  if (request.submitted) return <SentConfirmation quote={request.submitted} account={request.account} />;
  const isEmpty = items.length === 0 && !handover.isTaking;
  const { status, byId } = cart.products;
  const isWaiting = handover.isTaking || request.isSettling || !isPriced || (status === 'loading' && byId.size === 0);
  return (
    <ConfiguratorFrame
      step={step}
      onStep={request.goTo}
      isEmpty={isEmpty}
      note={<SavedUntil />}
      above={<HandoverNote handover={handover} />}
    >
      {isWaiting ? (
        <Loader />
      ) : (
        <div className="main-and-side configurator-columns">
          {step === 1 ? (
            <ItemsStep cart={cart} keepsLists={request.account?.emailVerified === true} onNext={() => request.goTo(2)} />
          ) : (
            <LaterStep step={step} cart={cart} request={request} />
          )}
        </div>
      )}
    </ConfiguratorFrame>
  );
}

function SavedUntil() {
  const t = useT();
  const locale = useLocale();
  const { storage } = useCartStore();
  // Every save puts it off.
  useStored();
  const expiresAt = storage.expiresAt();
  return expiresAt && <p className="small muted">{t('cart.saved', { date: formatDay(new Date(expiresAt).toISOString(), locale) })}</p>;
}

/** Shows steps two and three, beside the sum. */
function LaterStep({ step, cart, request }: { step: Step; cart: CartLines; request: ReturnType<typeof useRequest> }) {
  const { contactForm, sendForm, account, goTo, startOver, stopWaiting } = request;
  return (
    <>
      {step === 2 ? (
        <ContactForm contactForm={contactForm} account={account} onBack={() => goTo(1)} />
      ) : (
        <SendStep cart={cart} contact={contactForm.values} sendForm={sendForm} onStep={goTo} onStartOver={startOver} onStop={stopWaiting} />
      )}
      <CartSummary cart={cart} />
    </>
  );
}

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Notifies the server, at most once a day, that the cart's files are still wanted; drops records of files it has no more. */
function useKeptFiles(): void {
  const { storage } = useCartStore();
  const { actions } = useCartServices();
  const { work } = useToast();
  const t = useT();
  useEffect(() => {
    const { cart, cartId } = storage.read();
    const files = Object.values(cart.files).flat();
    if (files.length === 0 || Date.now() - (storage.touchedAt.get() ?? 0) < DAY_MS) return;
    storage.touchedAt.set(Date.now());
    const touch = async () => {
      for (const { productId, fileName, originalName } of files) {
        await readFileMetadata(cartId, fileName).catch((failure: unknown) => {
          logFailure(`${originalName} cannot be kept`, failure);
          if (!(failure instanceof Problem && statusOf(failure) === 404)) return;
          actions.removeFile(productId, fileName);
          work.error(t('files.gone', { name: originalName }));
        });
      }
    };
    void touch();
  }, [storage, actions, work, t]);
}

/** Shows that the request was sent: its number, what happens next, and where it is seen, or the offer of an account. */
function SentConfirmation({ quote, account }: { quote: SubmittedQuote; account: Account | null }) {
  const t = useT();
  const locale = useLocale();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo({ top: 0 });
    title.current?.focus({ preventScroll: true });
  }, []);
  const facts = [
    { name: t('sent.number'), value: quote.number },
    { name: t('sent.email'), value: quote.email },
    { name: t('sent.date'), value: formatLongDay(quote.submittedAt, locale) },
  ];
  return (
    <div className="wrap sent">
      <h1 ref={title} tabIndex={-1}>
        {t('sent.title')}
      </h1>
      <TitleBlock columns={3} facts={facts} />
      <div className="split">
        <section>
          <h2>{t('sent.next')}</h2>
          <ol className="timeline">
            <li className="now">{t('sent.next.mail')}</li>
            <li>{t('sent.next.check')}</li>
            <li>{t('sent.next.offer')}</li>
          </ol>
        </section>
        {isOwnAddress(account, quote.email) ? <SentInAccount number={quote.number} /> : <SentAsGuest email={quote.email} />}
      </div>
    </div>
  );
}

/** Leads a customer to the request in their account. */
function SentInAccount({ number }: { number: string }) {
  const t = useT();
  const [page, setPage] = useState('/app/quotes');
  useEffect(() => void pageOfRequest(number).then(setPage), [number]);
  return (
    <section>
      <h2>{t('sent.own')}</h2>
      <p>{t('sent.own.text')}</p>
      <div className="row">
        <a className="button primary" href={page}>
          {t('sent.own.link')}
        </a>
        <HomeLink />
      </div>
    </section>
  );
}

/** Offers an account with the address of the request. */
function SentAsGuest({ email }: { email: string }) {
  const t = useT();
  return (
    <section>
      <h2>{t('sent.account')}</h2>
      <p>{t('sent.account.text')}</p>
      <div className="row">
        <a className="button primary" href={`/app/signup?email=${encodeURIComponent(email)}`}>
          {t('sent.account.link')}
        </a>
        <HomeLink />
      </div>
    </section>
  );
}

function HomeLink() {
  const t = useT();
  return (
    <SiteLink className="button" to="/">
      {t('sent.home')}
    </SiteLink>
  );
}
