import { useState } from 'react';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { formatDay } from '../../ui/marks/format-time';
import { Loader } from '../../ui/feedback/loader';
import { useCartStore } from './cart-store';
import { CartSummary } from './cart-summary';
import { ConfiguratorFrame } from './configurator-frame';
import { ContactForm } from './contact-form';
import { ItemsStep } from './items-step';
import { SendStep } from './send-step';
import { SentConfirmation } from './sent-confirmation';
import type { Step } from './step';
import { useCart } from './use-cart';
import { useCartLines, type CartLines } from './use-cart-lines';
import { useKeptFiles } from './use-kept-files';
import { useRequest } from './use-request';
import { useStored } from './use-stored';

type RequestStepsProps = {
  /** The step asked for by the address; one that was not reached yet shows the first. */
  step: Step;
  onStep: (step: Step) => void;
};

/** From a cart to a request: services and files, contact and date, sending. */
export function RequestSteps({ step, onStep }: RequestStepsProps) {
  const { items } = useCart();
  const cart = useCartLines();
  const request = useRequest(cart, step, onStep);
  const [isPriced, setIsPriced] = useState(false);
  if (!isPriced && cart.totalStatus !== 'pending') setIsPriced(true);
  useKeptFiles();
  if (request.submission.submitted) return <SentConfirmation quote={request.submission.submitted} />;
  const isEmpty = items.length === 0;
  const { status, byId } = cart.products;
  const isWaiting = !isPriced || (status === 'loading' && byId.size === 0);
  const shown = isWaiting ? 1 : request.shown;
  return (
    <ConfiguratorFrame step={shown} onStep={request.goTo} isEmpty={isEmpty} note={<SavedUntil />}>
      {isWaiting ? (
        <Loader />
      ) : (
        <div className="main-and-side configurator-columns">
          {shown === 1 ? (
            <ItemsStep cart={cart} onNext={() => request.goTo(2)} />
          ) : (
            <LaterStep step={shown} cart={cart} request={request} />
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

/** Steps two and three, beside the sum. */
function LaterStep({ step, cart, request }: { step: Step; cart: CartLines; request: ReturnType<typeof useRequest> }) {
  const { contact, problems, submission, goTo } = request;
  return (
    <>
      {step === 2 ? (
        <ContactForm
          draft={contact}
          problems={problems}
          onDraft={request.setContact}
          onProblems={request.setProblems}
          onDone={() => goTo(3)}
          onBack={() => goTo(1)}
        />
      ) : (
        <SendStep
          cart={cart}
          contact={contact}
          sending={submission.sending}
          problem={submission.problem}
          onSend={() => void request.send()}
          onStep={goTo}
          onStartOver={request.startOver}
        />
      )}
      <CartSummary lines={cart.lines} total={cart.total} />
    </>
  );
}
