import type { CustomerType } from '@contract/pricing/customer-type';
import type { Problem } from '@contract/problem';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../../lib/text/locale';
import { useT } from '../../../lib/text/strings';
import { Icon } from '../../../ui/marks/icon';
import { Spinner } from '../../../ui/feedback/loading';
import { SiteLink } from '../../../ui/layout/site-link';
import { BuyerAmount } from '../../../ui/marks/buyer-amount';
import { gross } from '@contract/pricing/money';
import { type ContactDraft, contactOf } from './contact-draft';
import { addonName, type CartLine } from '../cart/cart-line';
import { FieldMessage } from '../../../ui/forms/field-message';
import { countedText } from '../../../lib/text/units';
import { useBlocker } from './items-step';
import { useCart, useUploads } from '../cart/use-cart';
import { isBusy } from '../../../uploads/upload-row';
import { type CartLines, useLineName } from '../cart/use-cart-lines';
import type { Step } from './step';
import type { useRequest } from './use-request';
import { countText } from '../../../lib/text/decimal';
import { problemText } from '../../../lib/text/problem-text';
import type { QuoteContact } from '@contract/quoting/quote';
import { countryName } from '../../../ui/forms/countries';
import { formatDate } from '../../../lib/text/format';

type SendStepProps = {
  cart: CartLines;
  contact: ContactDraft;
  sendForm: ReturnType<typeof useRequest>['sendForm'];
  onStep: (step: Step) => void;
  onStartOver: () => void;
  /** Ends waiting for files; nothing is sent. */
  onStop: () => void;
};

/** Shows step three: everything once more, the consent, and the one button that sends. */
export function SendStep({ cart, contact, sendForm, onStep, onStartOver, onStop }: SendStepProps) {
  const t = useT();
  const blocker = useBlocker(cart);
  const [consent, setConsent] = useState(false);
  /** How often the request was to be sent without consent. */
  const [refusals, setRefusals] = useState(0);
  const consentBox = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refusals > 0) consentBox.current?.focus();
  }, [refusals]);
  const missing = refusals > 0 && !consent;
  const { form, sending, problem, submitIf } = sendForm;
  const maySend = () => {
    if (!consent) setRefusals(refusals + 1);
    return consent && !blocker;
  };
  return (
    <form ref={form} className="box" noValidate aria-labelledby="send-title" onSubmit={submitIf(maySend)}>
      <div className="box-head">
        <h2 id="send-title">{t('send.title')}</h2>
      </div>
      <ReviewedLines cart={cart} buyer={contactOf(contact).customerType} onChange={() => onStep(1)} />
      <ContactReview contact={contact} onChange={() => onStep(2)} />
      <div className="box-body stack">
        <label className="check consent">
          <input
            ref={consentBox}
            type="checkbox"
            checked={consent}
            aria-invalid={missing || undefined}
            aria-describedby="consent-problem"
            onChange={() => setConsent(!consent)}
          />
          <span>{t('send.consent')}</span>
        </label>
        <SiteLink className="link small" to="/rechtliches/datenschutzrichtlinie" target="_blank">
          {t('send.consent.link')}
        </SiteLink>
        <div id="consent-problem">{missing && <FieldMessage text={t('send.consent.problem')} />}</div>
        {problem && <SendProblem problem={problem} onStep={onStep} onStartOver={onStartOver} />}
        <SendButton sending={sending} blocker={blocker} isPriced={cart.totalStatus !== 'pending'} onStop={onStop} />
      </div>
    </form>
  );
}

type SendButtonProps = {
  sending: boolean;
  /** The reason why the request cannot be sent, or null. */
  blocker: string | null;
  isPriced: boolean;
  onStop: () => void;
};

/** The one button that sends, and what it waits for. */
function SendButton({ sending, blocker, isPriced, onStop }: SendButtonProps) {
  const t = useT();
  const files = useUploads().filter((row) => row.place === 'cart' && isBusy(row)).length;
  const isWaiting = sending && files > 0;
  return (
    <>
      <button
        type="submit"
        className="button primary full"
        disabled={sending || blocker !== null || !isPriced}
        aria-describedby="send-note"
      >
        {sending && <Spinner />}
        {t(isWaiting ? 'send.waiting' : sending ? 'send.sending' : 'send.button')}
      </button>
      <p className="small muted" id="send-note" role="status">
        {blocker ?? (isWaiting ? countText(t, 'send.waiting.text', files) : t('send.note'))}
      </p>
      {isWaiting && (
        <button type="button" className="button ghost small" onClick={onStop}>
          {t('send.waiting.stop')}
        </button>
      )}
    </>
  );
}

type ReviewedLinesProps = { cart: CartLines; buyer: CustomerType; onChange: () => void };

/** The services and their sum, as this buyer is to read them, whatever price view is chosen. */
function ReviewedLines({ cart, buyer, onChange }: ReviewedLinesProps) {
  const t = useT();
  return (
    <section className="box-body" aria-label={t('send.lines')}>
      <div className="row between">
        <h3>{t('send.lines')}</h3>
        <button type="button" className="button ghost small" aria-label={t('send.change.lines')} onClick={onChange}>
          {t('send.change')}
        </button>
      </div>
      <ul className="review-list">
        {cart.lines.map((line) => (
          <ReviewedLine key={line.item.productId} line={line} express={cart.express.get(line.item.productId)} buyer={buyer} />
        ))}
        <li className="review-total">
          <b>{t('send.total')}</b>
          <b className="amount-pair">
            <BuyerAmount {...cart.total} buyer={buyer} />
          </b>
        </li>
      </ul>
    </section>
  );
}

type ReviewedLineProps = { line: CartLine; /** By when its express term delivers. */ express: string | undefined; buyer: CustomerType };

function ReviewedLine({ line, express, buyer }: ReviewedLineProps) {
  const t = useT();
  const locale = useLocale();
  const name = useLineName(line);
  const { files } = useCart();
  const { productId, quantity } = line.item;
  const count = files[productId]?.length ?? 0;
  const filesText = count === 0 ? t('send.files.none') : countText(t, 'send.files', count);
  const addons = line.price?.addons.map(({ id }) => addonName(line, id)) ?? [];
  return (
    <li>
      <span>
        {name}
        <small>
          {line.product && `${countedText({ quantity, unit: line.product.unit }, t, locale)}, `}
          {[...addons, ...(express ? [t('cart.express', { date: express })] : []), filesText].join(', ')}
        </small>
      </span>
      <span className="numeric amount-pair">
        {line.price && <BuyerAmount net={line.price.net} gross={gross(line.price.net)} buyer={buyer} />}
      </span>
    </li>
  );
}

function SendProblem({ problem, onStep, onStartOver }: { problem: Problem } & Pick<SendStepProps, 'onStep' | 'onStartOver'>) {
  const t = useT();
  const isBefore = problem.code === 'quote.already-submitted';
  const number = problem.data.number ?? problem.fields.number ?? '';
  return (
    <div className="note error" role="alert">
      <Icon name="circle-alert" />
      <div className="small">
        <p>{isBefore ? t('send.submitted-before', { number }) : problemText(t, problem)}</p>
        {isBefore && (
          <button type="button" className="link small" onClick={onStartOver}>
            {t('send.start-over')}
          </button>
        )}
        {problem.code.startsWith('quote.') && !isBefore && problem.code !== 'quote.price-changed' && (
          <button type="button" className="link small" onClick={() => onStep(1)}>
            {t('send.check-items')}
          </button>
        )}
      </div>
    </div>
  );
}

/** Shows the contact data typed in step two, to be read once more. */
function ContactReview({ contact, onChange }: { contact: ContactDraft; onChange: () => void }) {
  const t = useT();
  return (
    <section className="box-body" aria-label={t('send.contact')}>
      <div className="row between">
        <h3>{t('send.contact')}</h3>
        <button type="button" className="button ghost small" aria-label={t('send.change.contact')} onClick={onChange}>
          {t('send.change')}
        </button>
      </div>
      <ContactFacts contact={contactOf(contact)} />
    </section>
  );
}

function ContactFacts({ contact }: { contact: QuoteContact }) {
  const t = useT();
  const locale = useLocale();
  const facts = [
    [t('contact.name'), contact.name],
    [t('contact.email'), contact.email],
    [t('contact.customer-type'), contact.customerType && t(`contact.customer-type.${contact.customerType}`)],
    [t('contact.company'), contact.company],
    [t('contact.vat-id'), contact.vatId],
    [t('contact.phone'), contact.phone],
    [t('contact.project-country'), contact.projectCountry && countryName(contact.projectCountry, locale)],
    [t('contact.project-postcode'), contact.projectPostcode],
    [t('contact.wanted-date'), contact.wantedDate && formatDate(contact.wantedDate, locale)],
    [t('contact.message'), contact.message],
  ];
  return (
    <dl className="review-facts">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
