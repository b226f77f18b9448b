import type { AmendmentDocument } from '@contract/billing/document';
import type { AmendmentProposal } from '@contract/production/amendment';
import type { StaffOrder } from '@contract/production/order';
import { changesPrices } from '@contract/production/amendment-changes';
import { isSuperAdmin, type Role } from '@contract/people/roles';
import { customerTypes } from '@contract/pricing/customer-type';
import { type TaxCase, taxCases } from '@contract/pricing/tax';
import { useEffect, useMemo, useState } from 'react';
import { AmendmentChanges } from '../../../documents/amendments/amendment-changes';
import { type Transitionable, usePerform } from '../../../documents/transitions/use-perform';
import { post } from '../../../lib/http/http';
import { useLocale } from '../../../lib/text/locale';
import { useT } from '../../../lib/text/strings';
import { ProblemNote } from '../../../ui/feedback/problem-note';
import { Spinner } from '../../../ui/feedback/loading';
import { countries } from '../../../ui/forms/countries';
import { Field } from '../../../ui/forms/field';
import { useForm } from '../../../ui/forms/use-form';
import { Panel } from '../../../ui/layout/panel';
import { useFocusedTitle } from '../../../ui/layout/page-head';
import { Icon } from '../../../ui/marks/icon';
import { AskApproval } from '../../workspace/approvals/ask-approval';
import { CataloguePicker } from '../offer-editor/catalogue-picker';
import { type DraftForm, withCatalogueLine, withFreeLine } from '../offer-editor/draft-form';
import { sumsOf } from '../offer-editor/draft-sums';
import { OfferLines } from '../offer-editor/offer-lines';
import { keptAmendment } from './kept-amendment';
import { type AmendedField, amendedFields, formOfOrder, lineProblems, proposalOfForm, withOwnKey } from './amendment-form';

type Proposal = Omit<AmendmentProposal, 'revision' | 'key'>;
type AmendmentEditorProps = { order: Transitionable<StaffOrder>; role: Role | null; onClose: () => void };

/** The editor in which staff change an order; what comes of it is shown as its customer will see it before it is proposed. */
export function AmendmentEditor({ order, role, onClose }: AmendmentEditorProps) {
  const t = useT();
  const locale = useLocale();
  const title = useFocusedTitle();
  const [start] = useState(() => formOfOrder(order.view, locale));
  const [kept] = useState(() => keptAmendment(order.view));
  const [draft, setDraft] = useState(() => kept.draft.get() ?? start.draft);
  const [tried, setTried] = useState(false);
  const [shown, setShown] = useState<{ proposal: Proposal; document: AmendmentDocument } | null>(null);
  const { form, field, problem, sending, submitIf } = useForm<AmendedField>({
    initial: start.fields,
    kept: kept.fields,
    check: (fields) => {
      const { problems } = proposalOfForm({ draft, fields }, locale);
      return Object.fromEntries(amendedFields.map((name) => [name, problems[name]]));
    },
    send: async (fields) => {
      const { proposal } = proposalOfForm({ draft, fields }, locale);
      if (!proposal) return;
      const body = { ...proposal, revision: order.view.revision, key: crypto.randomUUID() };
      setShown({ proposal, document: await post<AmendmentDocument>(`${order.path}/amendments/preview`, body) });
    },
  });
  useEffect(() => {
    if (draft !== start.draft) kept.draft.set(draft);
  }, [kept, start, draft]);
  const leave = () => {
    for (const store of [kept.draft, kept.fields]) store.set(null);
    onClose();
  };
  const problems = lineProblems(draft, locale);
  const isReady = () => {
    setTried(true);
    return Object.keys(problems).length === 0;
  };
  if (shown) return <AmendmentReview order={order} role={role} {...shown} onBack={() => setShown(null)} onDone={leave} />;
  return (
    <form ref={form} className="amendment-editor" noValidate aria-labelledby="amendment-editor" onSubmit={submitIf(isReady)}>
      <h2 ref={title} id="amendment-editor" tabIndex={-1}>
        {t('amend.title', { number: order.view.number })}
      </h2>
      <p className="small muted">{t('amend.how')}</p>
      <AmendedLines order={order.view} draft={draft} problems={tried ? problems : {}} onDraft={setDraft} />
      <AmendedTerms order={order.view} draft={draft} problems={tried ? problems : {}} field={field} onDraft={setDraft} />
      <ProblemNote problem={problem} />
      <div className="row">
        <button type="submit" className="button primary" disabled={sending}>
          {sending && <Spinner />}
          {t('amend.review')}
        </button>
        <button type="button" className="button" disabled={sending} onClick={leave}>
          {t('dialog.cancel')}
        </button>
      </div>
    </form>
  );
}

type LinesProps = {
  order: StaffOrder;
  draft: DraftForm;
  problems: ReturnType<typeof lineProblems>;
  onDraft: (next: (draft: DraftForm) => DraftForm) => void;
};

function AmendedLines({ order: { amendments, locale: language }, draft, problems, onDraft }: LinesProps) {
  const t = useT();
  const locale = useLocale();
  const [isPicking, setIsPicking] = useState(false);
  const sequence = amendments.length + 1;
  const editor = { form: draft, sums: sumsOf(draft, locale), problems, change: onDraft };
  return (
    <Panel title={t('editor.calculation')} flush>
      <OfferLines editor={editor} showsCosts={false} />
      <div className="offer-line-actions">
        <button type="button" className="button small" onClick={() => onDraft((now) => withOwnKey(withFreeLine(now), sequence))}>
          <Icon name="plus" small /> {t('editor.add-line')}
        </button>
        <button type="button" className="button small" onClick={() => setIsPicking(true)}>
          <Icon name="search" small /> {t('editor.add-from-catalogue')}
        </button>
      </div>
      {isPicking && (
        <CataloguePicker
          locale={language}
          onPick={(item) => onDraft((now) => withOwnKey(withCatalogueLine(now, item, locale), sequence))}
          onClose={() => setIsPicking(false)}
        />
      )}
    </Panel>
  );
}

type TermsProps = LinesProps & { field: ReturnType<typeof useForm<AmendedField>>['field'] };

/** Discount, time and tax, then the recipient; each as it stands until somebody changes it. */
function AmendedTerms({ order, draft, problems, field, onDraft }: TermsProps) {
  const t = useT();
  const typed = (name: 'validUntil' | 'leadTimeDays' | 'discount') => ({
    name,
    value: draft[name],
    problem: problems[name] && t(problems[name]),
    onValue: (value: string) => onDraft((now) => ({ ...now, [name]: value })),
  });
  return (
    <>
      <Panel title={t('editor.conditions')}>
        <div className="stack">
          <div className="two-columns">
            <Field {...typed('discount')} label={t('editor.discount')} inputMode="decimal" required />
            <Field {...typed('leadTimeDays')} label={t('editor.lead-time')} hint={t('amend.lead-time.hint')} inputMode="numeric" required />
            {order.express && (
              <Field
                {...field('keepsExpress')}
                label={t('amend.express')}
                options={[
                  { value: 'yes', text: t('amend.express.yes', { express: t(`offer.express.${order.express.term}`) }) },
                  { value: '', text: t('amend.express.no') },
                ]}
                required
              />
            )}
            <Field
              name="taxCase"
              label={t('editor.tax-case')}
              value={draft.taxCase}
              options={taxCases.map((name) => ({ value: name, text: t(`tax.case.${name}`) }))}
              onValue={(value) => onDraft((now) => ({ ...now, taxCase: value as TaxCase }))}
              required
            />
            <Field {...typed('validUntil')} label={t('amend.valid-until')} type="date" required />
          </div>
          <Field {...field('reason')} label={t('amend.reason')} hint={t('amend.reason.hint')} multiline maxLength={1_000} />
        </div>
      </Panel>
      <AmendedBuyer field={field} />
    </>
  );
}

/** To whom invoices go from then on. */
function AmendedBuyer({ field }: Pick<TermsProps, 'field'>) {
  const t = useT();
  const locale = useLocale();
  const options = useMemo(() => countries(locale).map(({ code, name }) => ({ value: code, text: name })), [locale]);
  return (
    <Panel title={t('amend.buyer')}>
      <div className="two-columns">
        <Field
          {...field('customerType')}
          label={t('amend.customer-type')}
          options={customerTypes.map((name) => ({ value: name, text: t(`amend.customer-type.${name}`) }))}
          required
        />
        <Field {...field('company')} label={t('accept.company')} maxLength={160} />
        <Field {...field('name')} label={t('accept.name')} required maxLength={160} />
        <Field {...field('street')} label={t('accept.street')} required maxLength={160} />
        <Field {...field('postcode')} label={t('accept.postcode')} required maxLength={20} />
        <Field {...field('city')} label={t('accept.city')} required maxLength={120} />
        <Field {...field('country')} label={t('accept.country')} required options={options} />
        <Field {...field('vatId')} label={t('accept.vat-id')} />
        <Field {...field('reference')} label={t('order.reference')} maxLength={120} />
      </div>
    </Panel>
  );
}

type ReviewProps = {
  order: Transitionable<StaffOrder>;
  role: Role | null;
  proposal: Proposal;
  document: AmendmentDocument;
  onBack: () => void;
  onDone: () => void;
};

/** Shows the amendment as its customer will see it, and proposes it, or asks a super admin to. */
function AmendmentReview({ order, role, proposal, document, onBack, onDone }: ReviewProps) {
  const t = useT();
  const title = useFocusedTitle();
  const needsApproval = !isSuperAdmin(role) && changesPrices(document);
  return (
    <section className="panel" aria-labelledby="amendment-review">
      <div className="panel-head">
        <h2 ref={title} id="amendment-review" tabIndex={-1}>
          {t('amend.review.title', { number: document.number })}
        </h2>
        <button type="button" className="button small" onClick={onBack}>
          {t('amend.back')}
        </button>
      </div>
      <div className="panel-body stack">
        <p>{t('amend.review.text', { email: document.buyer.email })}</p>
        {document.reason && <blockquote className="open-question">{document.reason}</blockquote>}
        <AmendmentChanges document={document} />
        {needsApproval ? (
          <>
            <p className="note warn small">{t('amend.needs-lead')}</p>
            <AskApproval
              kind="amendment"
              subjectId={order.view.id}
              typed={proposal}
              onSave={async () => order.view.revision}
              onAsked={onDone}
            />
          </>
        ) : (
          <ProposeForm order={order} proposal={proposal} onDone={onDone} />
        )}
      </div>
    </section>
  );
}

function ProposeForm({ order, proposal, onDone }: Pick<ReviewProps, 'order' | 'proposal' | 'onDone'>) {
  const t = useT();
  const perform = usePerform(order, 'order.amendments');
  const { form, problem, sending, onSubmit } = useForm<never>({
    initial: {} as Record<never, string>,
    check: () => ({}),
    send: async () => {
      await perform(proposal);
      onDone();
    },
  });
  return (
    <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
      <ProblemNote problem={problem} />
      <button type="submit" className="button primary" disabled={sending}>
        {sending && <Spinner />}
        {t('amend.propose')}
      </button>
    </form>
  );
}
