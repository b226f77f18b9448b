import type { Offer } from '@contract/quoting/offer';
import { Problem } from '@contract/problem';
import type { QuoteView } from '@contract/quoting/quote-view';
import { useState } from 'react';
import { useT } from '../../lib/strings';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { SiteLink } from '../../ui/layout/site-link';
import { Spinner } from '../../ui/feedback/spinner';
import { useFocusedTitle } from '../../ui/layout/use-focused-title';
import { useForm } from '../../ui/forms/use-form';
import { useMove, type Movable } from '../transitions/use-move';
import { acceptanceDraft, acceptanceOf, acceptanceProblems, type AcceptanceField, type BillingFacts } from './acceptance-draft';
import { AcceptanceSummary } from './acceptance-summary';
import { AcceptanceTick } from './acceptance-tick';
import { BillingFields } from './billing-fields';
import { WithdrawalChoice } from './withdrawal-choice';

export type AcceptanceFormProps = {
  quote: Movable<QuoteView>;
  /** The version that is read and ordered. */
  offer: Offer;
  /** What the account knows; undefined for a guest. */
  known?: BillingFacts;
  /** Back to the offer, ordered or not. */
  onClose: () => void;
};

/** Makes an offer an order: whom to bill, for consumers the withdrawal notice, then all essentials right above the button (§ 312j BGB). */
export function AcceptanceForm({ quote, offer, known, onClose }: AcceptanceFormProps) {
  const t = useT();
  const title = useFocusedTitle();
  const move = useMove(quote, 'quote.accept');
  const pointOut = useReadVersion(offer);
  const { form, field, values, problem, sending, onSubmit } = useForm<AcceptanceField>({
    initial: acceptanceDraft(quote.view.contact, known),
    check: (draft) => acceptanceProblems(draft, offer.document),
    send: async (draft) => {
      pointOut(problem);
      await move(acceptanceOf(draft, offer));
      onClose();
    },
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
      <div className="box-body stack">
        <BillingFields field={field} document={offer.document} />
      </div>
      {withdrawalNotice && (
        <div className="box-body stack">
          <WithdrawalChoice {...field('earlyStart')} notice={withdrawalNotice} document={offer.document} />
        </div>
      )}
      <div className="box-body stack">
        <AcceptanceTick {...field('termsAccepted')} />
        <SiteLink className="link small" to="/rechtliches/allgemeine-geschaftsbedingungen" target="_blank">
          {t('accept.terms.link')}
        </SiteLink>
        <ProblemNote problem={problem} />
        <AcceptanceSummary offer={offer} earlyStart={values.earlyStart} />
        <button type="submit" className="button primary full" disabled={sending}>
          {sending && <Spinner />}
          {t('quote.event.accept')}
        </button>
      </div>
    </form>
  );
}

/** Refuses, once, what would order a version that has just replaced the one that was read. */
function useReadVersion({ version }: Offer) {
  const [read, setRead] = useState(version);
  return (shown: Problem | null): void => {
    if (version === read || shown?.code === 'stale') return;
    setRead(version);
    throw new Problem('stale');
  };
}
