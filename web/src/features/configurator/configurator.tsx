import { useEffect, useRef, type ReactNode } from 'react';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { formatDay } from '../../ui/format-time';
import { Loader } from '../../ui/loader';
import { useCartStore } from './cart-store';
import { CartSummary } from './cart-summary';
import { ConfiguratorSteps } from './configurator-steps';
import { ContactForm } from './contact-form';
import { EmptyCart } from './empty-cart';
import { ItemsStep } from './items-step';
import { SendStep } from './send-step';
import { SentConfirmation } from './sent-confirmation';
import type { Step } from './step';
import { nothingStored } from './cart-storage';
import { useCart } from './use-cart';
import { useCartLines, type CartLines } from './use-cart-lines';
import { useKeptFiles } from './use-kept-files';
import { useRequest } from './use-request';
import { useStored } from './use-stored';

type ConfiguratorProps = {
  /** The step asked for by the address; one that was not reached yet shows the first. */
  step: Step;
  onStep: (step: Step) => void;
};

/** The cart's page: services and files, contact and date, request. */
export function Configurator({ step, onStep }: ConfiguratorProps) {
  const { items, loading } = useCart();
  const cart = useCartLines();
  const request = useRequest(cart, step, onStep);
  useKeptFiles();
  if (request.submission.submitted) return <SentConfirmation quote={request.submission.submitted} />;
  const isEmpty = !loading && items.length === 0;
  const isWaiting = loading || (cart.products.status === 'loading' && cart.products.byId.size === 0);
  const shown = isWaiting ? 1 : request.shown;
  return (
    <ConfiguratorFrame step={shown} onStep={request.goTo} isEmpty={isEmpty}>
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

type FrameProps = ConfiguratorProps & { isEmpty: boolean; children: ReactNode };

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
          <p className="small muted">{t('cart.saved', { date: formatDay(new Date(expiresAt).toISOString(), locale) })}</p>
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
