import type { Offer, QuoteView } from '@contract/quoting/offer';
import { Problem } from '@contract/problem';
import { type ComponentProps, type ReactNode, useMemo, useState } from 'react';
import { useT } from '../../lib/text/strings';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { SiteLink } from '../../ui/layout/site-link';
import { Spinner } from '../../ui/feedback/loading';
import { useFocusedTitle } from '../../ui/layout/page-head';
import { useForm } from '../../ui/forms/use-form';
import { type Transitionable, usePerform } from '../transitions/use-perform';
import {
  acceptanceDraft,
  type AcceptanceField,
  acceptanceOf,
  acceptanceProblems,
  keptAcceptance,
  tickOf,
  type BillingFacts,
} from './acceptance-draft';
import { StartChoice } from '../transitions/start-choice';
import { Field, type FieldProps } from '../../ui/forms/field';
import { FieldMessage } from '../../ui/forms/field-message';
import type { OfferDocument } from '@contract/billing/document';
import { useLocale } from '../../lib/text/locale';
import { countries } from '../../ui/forms/countries';
import { WITHDRAWAL_DAYS } from '@contract/states/order';
import { countText } from '../../lib/text/decimal';
import { isOwedByRecipient } from '@contract/pricing/tax';
import { AcceptanceSummary } from './acceptance-summary';

export type AcceptanceFormProps = {
  quote: Transitionable<QuoteView>;
  /** The version that is read and ordered, of its lines those that are chosen. */
  offer: Offer;
  /** The time (ISO) by which these would be delivered by express; null without express. */
  expressBy: string | null;
  /** What is chosen from an offer with a choice. */
  choice: ReactNode;
  /** The billing data of the account; undefined for a guest. */
  known?: BillingFacts;
  /** Leads back to the offer. */
  onClose: () => void;
};

/** Makes an offer an order: whom to bill, for consumers the withdrawal notice, then all essentials right above the button (§ 312j BGB). */
export function AcceptanceForm({ quote, offer, expressBy, choice, known, onClose }: AcceptanceFormProps) {
  const t = useT();
  const title = useFocusedTitle();
  const perform = usePerform(quote, 'quote.accept');
  const pointOut = useReadVersion(offer);
  const { terms } = quote.view;
  const { form, field, values, problem, sending, onSubmit } = useForm<AcceptanceField>({
    initial: acceptanceDraft(quote.view.contact, known),
    check: (draft) => acceptanceProblems(draft, offer.document, terms),
    send: async (draft) => {
      pointOut(problem);
      // The workspace leads on once it sees the order.
      await perform(acceptanceOf(draft, offer, expressBy));
    },
    kept: keptAcceptance(quote.view.id),
  });
  const { withdrawalNotice } = offer.document;
  return (
    <form ref={form} className="box acceptance" noValidate aria-labelledby="acceptance-title" onSubmit={onSubmit}>
      <div className="box-head">
        <h2 ref={title} id="acceptance-title" tabIndex={-1}>
          {t('accept.title')}
        </h2>
        <button type="button" className="link small" disabled={sending} onClick={onClose}>
          {t('accept.back')}
        </button>
      </div>
      {choice && <div className="box-body stack">{choice}</div>}
      <div className="box-body stack">
        <BillingFields field={field} document={offer.document} />
      </div>
      {withdrawalNotice && (
        <div className="box-body stack">
          <WithdrawalChoice {...field('earlyStart')} notice={withdrawalNotice} document={offer.document} />
        </div>
      )}
      <div className="box-body stack">
        <AcceptanceTick {...field('termsAccepted')} tick={tickOf(terms)} />
        <SiteLink className="link small" to="/rechtliches/allgemeine-geschaftsbedingungen" target="_blank">
          {t('accept.terms.link')}
        </SiteLink>
        <ProblemNote problem={problem} />
        <AcceptanceSummary offer={offer} expressBy={expressBy} earlyStart={values.earlyStart} />
        <button type="submit" className="button primary full" disabled={sending}>
          {sending && <Spinner />}
          {t('quote.event.accept')}
        </button>
      </div>
    </form>
  );
}

/** Refuses, once, to order a version that has just replaced the one that was read. */
function useReadVersion({ version }: Offer) {
  const [read, setRead] = useState(version);
  return (shown: Problem | null): void => {
    if (version === read || shown?.code === 'stale') return;
    setRead(version);
    throw new Problem('stale');
  };
}

type AcceptanceTickProps = {
  name: string;
  value: string;
  problem: string | undefined;
  onValue: (value: string) => void;
  /** The value that stands for the terms of now. */
  tick: string;
};

/** A checkbox for the terms, which must be accepted. It is empty again once they have changed. */
function AcceptanceTick({ name, value, problem, onValue, tick }: AcceptanceTickProps) {
  const t = useT();
  return (
    <div>
      <label className="check consent">
        <input
          type="checkbox"
          name={name}
          value={tick}
          checked={value === tick}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && 'terms-problem'}
          onChange={({ target }) => onValue(target.checked ? tick : '')}
        />
        <span>{t('accept.terms')}</span>
      </label>
      {problem && <FieldMessage id="terms-problem" text={problem} />}
    </div>
  );
}

type BillingFieldsProps = {
  field: (name: AcceptanceField) => Pick<FieldProps, 'name' | 'value' | 'problem' | 'onValue'>;
  document: Pick<OfferDocument, 'buyer' | 'taxCase'>;
};

/** Shows the fields of the invoice's recipient; companies also give their name, their VAT ID and their own number for the order. */
export function BillingFields({ field, document: { buyer, taxCase } }: BillingFieldsProps) {
  const t = useT();
  const locale = useLocale();
  const options = useMemo(() => countries(locale).map(({ code, name }) => ({ value: code, text: name })), [locale]);
  const isBusiness = buyer.customerType === 'business';
  const isVatIdNeeded = isOwedByRecipient(taxCase);
  return (
    <fieldset>
      <legend className="field-label">{t('accept.billing')}</legend>
      <div className="two-columns">
        {isBusiness && <Field {...field('company')} label={t('accept.company')} autoComplete="billing organization" maxLength={160} />}
        <Field {...field('name')} label={t('accept.name')} required autoComplete="billing name" maxLength={160} />
        <Field {...field('street')} label={t('accept.street')} required autoComplete="billing street-address" maxLength={160} />
        <Field {...field('postcode')} label={t('accept.postcode')} required autoComplete="billing postal-code" maxLength={20} />
        <Field {...field('city')} label={t('accept.city')} required autoComplete="billing address-level2" maxLength={120} />
        <Field {...field('country')} label={t('accept.country')} required options={options} autoComplete="billing country" />
        {isBusiness && (
          <>
            <Field
              {...field('vatId')}
              label={t('accept.vat-id')}
              hint={t(isVatIdNeeded ? 'accept.vat-id.needed' : 'accept.vat-id.hint')}
              required={isVatIdNeeded}
              autoComplete="off"
            />
            <Field
              {...field('reference')}
              label={t('accept.reference')}
              hint={t('accept.reference.hint')}
              autoComplete="off"
              maxLength={120}
            />
          </>
        )}
      </div>
    </fieldset>
  );
}

type WithdrawalChoiceProps = Pick<ComponentProps<typeof StartChoice>, 'name' | 'value' | 'problem' | 'onValue' | 'notice'> & {
  document: Pick<OfferDocument, 'leadTimeDays' | 'express'>;
};

/** Asks a consumer when the work of the whole order shall begin, and says when it is delivered then. */
function WithdrawalChoice({ document, ...choice }: WithdrawalChoiceProps) {
  const t = useT();
  const { express, leadTimeDays } = document;
  const lead = countText(t, 'offer.lead-days', leadTimeDays);
  const byExpress = express && t('accept.delivery.express', { express: t(`offer.express.${express.term}`) });
  const fromOrder = byExpress ?? t('accept.delivery.from-order', { lead });
  const then = byExpress ?? t('accept.delivery.then', { lead });
  const effects = {
    yes: t('accept.early.yes.effect', { delivery: fromOrder }),
    no: t('accept.early.no.effect', { delivery: then, days: WITHDRAWAL_DAYS }),
  };
  return <StartChoice {...choice} title={t('accept.withdrawal')} open effects={effects} />;
}
