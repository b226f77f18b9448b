import type { Cents } from '@contract/pricing/cents';
import type { QuoteContact } from '@contract/quoting/quote';
import type { DraftView, StaffQuoteView } from '@contract/quoting/offer';
import { type ReactNode, useState } from 'react';
import { useT } from '../../../lib/text/strings';
import { useLocale } from '../../../lib/text/locale';
import { Icon } from '../../../ui/marks/icon';
import { Panel } from '../../../ui/layout/panel';
import { ProblemNote, StaleNote } from '../../../ui/feedback/problem-note';
import type { Role } from '@contract/people/roles';
import { DiscountApproval } from './discount-approval';
import { CataloguePicker } from './catalogue-picker';
import { type DraftForm, withCatalogueLine, withFreeLine } from './draft-form';
import { GroupNames, LineChoiceFields } from './line-choice';
import { LeadTimeField } from './lead-time-field';
import { OfferLines } from './offer-lines';
import { OfferSums } from './offer-sums';
import { SendOffer } from './send-offer';
import { type OfferDraftEditor, useOfferDraft } from './use-offer-draft';
import { formatClock } from '../../../lib/text/format';
import { askingContradiction } from '@contract/pricing/buyer-tax';
import { type TaxCase, taxCases } from '@contract/pricing/tax';
import { Field } from '../../../ui/forms/field';

type OfferEditorProps = {
  quote: StaffQuoteView;
  /** The API's path of the quote. */
  path: string;
  /** What contractors ask for all of it; null without a bid. */
  plannedCost: Cents | null;
  /** The customer's documents, which stay in view beside the lines. */
  sources: ReactNode;
  role: Role | null;
  /** Returns what was written about a line, by its key; nothing about lines that the customer has not seen yet. */
  threadOf?: (line: string) => ReactNode;
  onView: (view: StaffQuoteView) => void;
  onLatest: () => Promise<StaffQuoteView>;
};

/** The editor in which staff price a request and send it as an offer. */
export function OfferEditor({ quote, path, plannedCost, sources, role, threadOf, onView, onLatest }: OfferEditorProps) {
  const t = useT();
  const editor = useOfferDraft({ quote, path, onView });
  const locale = useLocale();
  const [showsCosts, setShowsCosts] = useState(true);
  const [isPicking, setIsPicking] = useState(false);
  const aside = (
    <span className="row">
      <SaveNote editor={editor} />
      <label className="row small">
        <input type="checkbox" checked={showsCosts} onChange={({ target }) => setShowsCosts(target.checked)} />
        {t('editor.show-costs')}
      </label>
    </span>
  );
  return (
    <div className="workbench">
      <div className="workbench-sources">{sources}</div>
      <div>
        <StaleDraftNote editor={editor} onLatest={onLatest} />
        {editor.state === 'failed' && <ProblemNote problem={editor.problem} />}
        <Panel title={t('editor.calculation')} aside={aside} flush>
          <GroupNames lines={editor.form.lines} />
          <OfferLines
            editor={editor}
            showsCosts={showsCosts}
            extra={(line, index) => (
              <>
                <LineChoiceFields editor={editor} line={line} index={index} />
                {threadOf?.(line.key)}
              </>
            )}
          />
          <div className="offer-line-actions">
            <button type="button" className="button small" onClick={() => editor.change(withFreeLine)}>
              <Icon name="plus" small /> {t('editor.add-line')}
            </button>
            <button type="button" className="button small" onClick={() => setIsPicking(true)}>
              <Icon name="search" small /> {t('editor.add-from-catalogue')}
            </button>
          </div>
          <OfferSums editor={editor} requested={quote.lines} showsCosts={showsCosts} plannedCost={plannedCost} />
        </Panel>
        {isPicking && (
          <CataloguePicker
            locale={quote.locale}
            onPick={(item) => editor.change((form) => withCatalogueLine(form, item, locale))}
            onClose={() => setIsPicking(false)}
          />
        )}
        <OfferConditions editor={editor} proposal={quote.draft.proposal} contact={quote.contact} />
        <DiscountApproval quote={quote} editor={editor} role={role} />
        <SendOffer quote={quote} path={path} editor={editor} onView={onView} />
      </div>
    </div>
  );
}

/** Shows whether the draft is saved. */
function SaveNote({ editor: { state, savedAt } }: { editor: OfferDraftEditor }) {
  const t = useT();
  const locale = useLocale();
  const text = state === 'saved' && savedAt ? t('editor.saved-at', { time: formatClock(savedAt, locale) }) : t(`editor.state.${state}`);
  return (
    <span className="small muted" role="status">
      {text}
    </span>
  );
}

type StaleDraftNoteProps = { editor: OfferDraftEditor; /** Fetches the quote as it is now. */ onLatest: () => Promise<StaffQuoteView> };

/** Says that somebody else has changed the offer that is being typed, and lets its author decide. */
function StaleDraftNote({ editor: { state, settle }, onLatest }: StaleDraftNoteProps) {
  const t = useT();
  if (state !== 'stale') return null;
  const goOn = (keepMine: boolean) => void onLatest().then((latest) => settle(latest, keepMine));
  return (
    <StaleNote
      text={t('editor.stale')}
      theirs={t('editor.stale.theirs')}
      mine={t('editor.stale.mine')}
      onTheirs={() => goOn(false)}
      onMine={() => goOn(true)}
    />
  );
}

const MAX_TERMS_LENGTH = 5_000;

type OfferConditionsProps = { editor: OfferDraftEditor; proposal: DraftView['proposal']; contact: QuoteContact };

/** Shows the fields that hold for the whole offer: validity, lead time, terms, and how it is taxed. */
function OfferConditions({ editor: { form, problems, change }, proposal, contact }: OfferConditionsProps) {
  const t = useT();
  const field = (name: 'validUntil' | 'leadTimeDays' | 'terms') => ({
    name,
    value: form[name],
    problem: problems[name] && t(problems[name]),
    onValue: (value: string) => change((now) => ({ ...now, [name]: value })),
  });
  return (
    <Panel title={t('editor.conditions')}>
      <div className="stack">
        <div className="two-columns">
          <Field {...field('validUntil')} label={t('editor.valid-until')} type="date" required />
          <LeadTimeField {...field('leadTimeDays')} form={form} />
        </div>
        <TaxChoice form={form} proposal={proposal} contact={contact} onTaxCase={(taxCase) => change((now) => ({ ...now, taxCase }))} />
        <Field {...field('terms')} label={t('editor.terms')} hint={t('editor.terms.hint')} multiline maxLength={MAX_TERMS_LENGTH} />
      </div>
    </Panel>
  );
}

type TaxChoiceProps = Pick<OfferConditionsProps, 'proposal' | 'contact'> & {
  form: DraftForm;
  onTaxCase: (taxCase: TaxCase | '') => void;
};

/** A choice of the tax case. The rules propose one, people decide. */
function TaxChoice({ form: { taxCase }, proposal, contact, onTaxCase }: TaxChoiceProps) {
  const t = useT();
  const problem = useContradiction(taxCase, contact);
  const { taxCase: proposed, reason } = proposal;
  return (
    <div className="tax-choice">
      <Field
        name="taxCase"
        label={t('editor.tax-case')}
        hint={t(`tax.reason.${reason}`)}
        required
        value={taxCase}
        problem={problem}
        options={[
          { value: '', text: t('editor.tax-case.open') },
          ...taxCases.map((name) => ({ value: name, text: t(`tax.case.${name}`) })),
        ]}
        onValue={(value) => onTaxCase(value as TaxCase | '')}
      />
      {proposed && taxCase === '' && (
        <button type="button" className="button small" onClick={() => onTaxCase(proposed)}>
          {t('editor.tax-case.confirm', { taxCase: t(`tax.case.${proposed}`) })}
        </button>
      )}
    </div>
  );
}

/** Returns a message if the customer's data contradict this tax case. */
function useContradiction(taxCase: TaxCase | '', { customerType, vatId = '' }: QuoteContact): string | undefined {
  const t = useT();
  const contradiction = taxCase === '' ? null : askingContradiction(taxCase, { customerType, vatId });
  if (contradiction === 'consumer' || contradiction === 'business') return t(`problem.quote.tax-case-${contradiction}`);
  return contradiction ? t('editor.tax-case.vat-id', { vatId, taxCase: t(`tax.case.${taxCase as TaxCase}`) }) : undefined;
}
