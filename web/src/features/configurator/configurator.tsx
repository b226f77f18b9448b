import type { Problem } from '@contract/problem';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { Loader } from '../../ui/loader';
import { useCartStore } from './cart-provider';
import { CartSummary } from './cart-summary';
import { ConfiguratorSteps, type Step } from './configurator-steps';
import { emptyContact } from './contact-draft';
import { ContactForm } from './contact-form';
import type { ContactProblems } from './contact-problems';
import { EmptyCart } from './empty-cart';
import { ItemsStep } from './items-step';
import { quoteRequest } from './quote-request';
import { isAboutItems, refusedContactFields } from './refused-fields';
import { SendStep } from './send-step';
import { SentConfirmation } from './sent-confirmation';
import { nothingStored } from './cart-storage';
import { useCart } from './use-cart';
import { useCartLines } from './use-cart-lines';
import { useKeptFiles } from './use-kept-files';
import { useStored } from './use-stored';
import { useSubmission } from './use-submission';

type ConfiguratorProps = {
  /** The step asked for by the address; one that was not reached yet shows the first. */
  step: Step;
  onStep: (step: Step) => void;
};

/** The cart's page: services and files, contact and date, request. */
export function Configurator({ step, onStep }: ConfiguratorProps) {
  const { items, files, loading, actions } = useCart();
  const { storage } = useCartStore();
  const locale = useLocale();
  const cart = useCartLines();
  const [contact, setContact] = useState(emptyContact);
  const [problems, setProblems] = useState<ContactProblems>({});
  const [reached, setReached] = useState<Step>(1);
  const shown = loading || step > reached ? 1 : step;
  const submission = useSubmission(handleFailure);
  useKeptFiles();

  function goTo(next: Step): void {
    setReached(next > reached ? next : reached);
    submission.forgetProblem();
    onStep(next);
  }

  function handleFailure(problem: Problem): void {
    const refused = refusedContactFields(problem);
    if (problem.code === 'quote.price-changed' || isAboutItems(problem)) cart.products.reload();
    if (Object.keys(refused).length === 0) return;
    setProblems(refused);
    onStep(2);
  }

  async function handleSend(): Promise<void> {
    const request = quoteRequest({ cart: { items, files }, cartId: storage.cartId(), locale, contact, shownNet: cart.total.net });
    if (await submission.submit(request)) actions.clearAndReset();
  }

  if (submission.submitted) return <SentConfirmation quote={submission.submitted} />;
  return (
    <ConfiguratorFrame step={shown} onStep={goTo} isEmpty={!loading && items.length === 0}>
      {(loading || (cart.products.status === 'loading' && items.length > 0 && cart.products.byId.size === 0)) && <Loader />}
      {!loading && items.length > 0 && cart.lines.length > 0 && (cart.products.status !== 'loading' || cart.products.byId.size > 0) && (
        <div className="main-and-side configurator-columns">
          {shown === 1 && <ItemsStep cart={cart} onNext={() => goTo(2)} />}
          {shown === 2 && (
            <ContactForm draft={contact} problems={problems} onDraft={setContact} onProblems={setProblems} onDone={() => goTo(3)} onBack={() => goTo(1)} />
          )}
          {shown === 3 && (
            <SendStep
              cart={cart}
              contact={contact}
              sending={submission.sending}
              problem={submission.problem}
              onSend={() => void handleSend()}
              onStep={goTo}
              onStartOver={() => (actions.clearAndReset(), goTo(1))}
            />
          )}
          {shown !== 1 && <CartSummary lines={cart.lines} total={cart.total} />}
        </div>
      )}
    </ConfiguratorFrame>
  );
}

type FrameProps = ConfiguratorProps & { isEmpty: boolean; children: React.ReactNode };

function ConfiguratorFrame({ step, onStep, isEmpty, children }: FrameProps) {
  const t = useT();
  const { storage } = useCartStore();
  const locale = useLocale();
  const title = useRef<HTMLHeadingElement>(null);
  const seen = useRef(step);
  useEffect(() => {
    if (seen.current !== step) title.current?.focus();
    seen.current = step;
  }, [step]);
  const expiresAt = useStored() === nothingStored ? null : storage.expiresAt();
  return (
    <div className="wrap configurator">
      <div className="page-head">
        <h1 ref={title} tabIndex={-1}>
          {t('cart.title')}
        </h1>
        {expiresAt && !isEmpty && (
          <p className="small muted">{t('cart.saved', { date: new Date(expiresAt).toLocaleDateString(locale, { day: '2-digit', month: '2-digit', year: 'numeric' }) })}</p>
        )}
      </div>
      {isEmpty ? (
        <EmptyCart />
      ) : (
        <>
          <ConfiguratorSteps step={step} onStep={onStep} />
          {children}
        </>
      )}
    </div>
  );
}
