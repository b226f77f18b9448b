import { askingContradiction } from '@contract/pricing/buyer-tax';
import type { DraftView } from '@contract/quoting/offer';
import type { QuoteContact } from '@contract/quoting/quote';
import { taxCases, type TaxCase } from '@contract/pricing/tax';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/forms/field';
import { Panel } from '../../../ui/layout/panel';
import type { DraftForm } from './draft-form';
import type { OfferDraftEditor } from './use-offer-draft';

const MAX_TERMS_LENGTH = 5_000;

type OfferConditionsProps = { editor: OfferDraftEditor; proposal: DraftView['proposal']; contact: QuoteContact };

/** What holds for the whole offer: validity, lead time, terms, and how it is taxed. */
export function OfferConditions({ editor: { form, problems, change }, proposal, contact }: OfferConditionsProps) {
  const { t } = useTranslation();
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
          <Field {...field('leadTimeDays')} label={t('editor.lead-time')} hint={t('editor.lead-time.hint')} inputMode="numeric" required />
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

/** How the sale is taxed. The rules propose, people decide. */
function TaxChoice({ form: { taxCase }, proposal, contact, onTaxCase }: TaxChoiceProps) {
  const { t } = useTranslation();
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

/** What is known of the customer against this tax case. */
function useContradiction(taxCase: TaxCase | '', { customerType, vatId = '' }: QuoteContact): string | undefined {
  const { t } = useTranslation();
  const contradiction = taxCase === '' ? null : askingContradiction(taxCase, { customerType, vatId });
  if (contradiction === 'consumer') return t('problem.quote.tax-case-consumer');
  return contradiction ? t('editor.tax-case.vat-id', { vatId, taxCase: t(`tax.case.${taxCase as TaxCase}`) }) : undefined;
}
