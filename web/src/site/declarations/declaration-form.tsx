import type { DeclarationKind, DeclarationReceipt as Receipt } from '@contract/people/declaration';
import { useDeclaration, warmUpForm } from './use-declaration';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { Spinner } from '../../ui/feedback/loading';
import { useFocusedTitle } from '../../ui/layout/page-head';
import { declarationFacts, type Declared, manners, receiptFacts, receiptText } from './declaration-draft';
import { Icon } from '../../ui/marks/icon';
import { saveBlob } from '../../ui/marks/save-blob';
import { Field } from '../../ui/forms/field';
import { LongArrow } from '../../ui/marks/long-arrow';
import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormSection } from '../../ui/forms/form-section';
import { StaticSection } from '../../ui/layout/static-page';

type DeclarationFormProps = {
  kind: DeclarationKind;
  /** The company that the declaration reaches, for the receipt. */
  recipient: string;
  /** The number of the order that it is about, if a link said so. */
  order: string;
};

/** Shows withdrawing (§ 356a BGB) or cancelling (§ 312k BGB) in its steps: details, confirmation, receipt. */
export function DeclarationForm({ kind, recipient, order }: DeclarationFormProps) {
  const declaration = useDeclaration(kind, order);
  const { receipt, declared } = declaration;
  if (receipt) return <DeclarationReceipt receipt={receipt} recipient={recipient} onAgain={declaration.declareAgain} />;
  if (declared) return <DeclarationConfirmation declared={declared} declaration={declaration} />;
  return <DeclarationDetails kind={kind} details={declaration.form} />;
}

type ConfirmationProps = { declared: Declared; declaration: ReturnType<typeof useDeclaration> };

/** Shows step two: everything once more above the one button that declares it. */
function DeclarationConfirmation({ declared, declaration: { confirmation, confirmAsNew, change } }: ConfirmationProps) {
  const t = useT();
  const locale = useLocale();
  const title = useFocusedTitle();
  const { kind } = declared;
  const { problem, sending, form, onSubmit } = confirmation;
  return (
    <form ref={form} className="box declaration" aria-labelledby="declaration-title" onSubmit={onSubmit}>
      <div className="box-head">
        <h2 id="declaration-title" ref={title} tabIndex={-1}>
          {t(`declaration.${kind}.confirm-title`)}
        </h2>
      </div>
      <div className="box-body stack">
        <p>
          <b>{t(`declaration.${kind}.declare`)}</b>
        </p>
        <FactTable facts={declarationFacts(declared, t, locale)} />
        <ProblemNote problem={problem}>
          {problem?.code === 'declaration.already-received' && (
            <button type="button" className="link small" onClick={() => void confirmAsNew()}>
              {t('declaration.as-new')}
            </button>
          )}
        </ProblemNote>
        <div className="row between">
          <button type="button" className="button ghost" onClick={change}>
            {t('declaration.back')}
          </button>
          <button type="submit" className="button primary" disabled={sending}>
            {sending && <Spinner />}
            {t(sending ? 'declaration.sending' : `declaration.${kind}.confirm`)}
          </button>
        </div>
      </div>
    </form>
  );
}

type DeclarationReceiptProps = { receipt: Receipt; recipient: string; onAgain: () => void };

/** The receipt, to print and to keep: number, content, date and time. */
function DeclarationReceipt({ receipt, recipient, onAgain }: DeclarationReceiptProps) {
  const t = useT();
  const locale = useLocale();
  const title = useFocusedTitle();
  const { kind, number, email } = receipt;
  const handleSave = () => {
    const text = new Blob([receiptText(receipt, recipient, t, locale)], { type: 'text/plain;charset=utf-8' });
    saveBlob(text, t('declaration.file', { number }));
  };
  return (
    <article className="box declaration receipt" aria-labelledby="declaration-title">
      <div className="box-head">
        <h2 id="declaration-title" ref={title} tabIndex={-1}>
          {t(`declaration.${kind}.receipt`)}
        </h2>
      </div>
      <div className="box-body stack">
        <p>{t(`declaration.${kind}.declare`)}</p>
        <FactTable facts={receiptFacts(receipt, recipient, t, locale)} />
        <p>{t(`declaration.${kind}.pressed`)}</p>
        <p className="note ok no-print">
          <Icon name="check" />
          <span>
            {t(`declaration.${kind}.receipt-text`)} {t('declaration.receipt-mail', { email })}
          </span>
        </p>
        <div className="row no-print">
          <button type="button" className="button primary" onClick={handleSave}>
            <Icon name="download" /> {t('declaration.download')}
          </button>
          <button type="button" className="button" onClick={() => window.print()}>
            {t('declaration.print')}
          </button>
          <button type="button" className="button ghost" onClick={onAgain}>
            {t('declaration.again')}
          </button>
        </div>
      </div>
    </article>
  );
}

/** Shows the declaration line by line. */
function FactTable({ facts }: { facts: readonly { name: string; value: string }[] }) {
  return (
    <dl className="review-facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type DetailsForm = ReturnType<typeof useDeclaration>['form'];

/** Shows step one: who declares, about which contract, and where the receipt goes. */
function DeclarationDetails({ kind, details }: { kind: DeclarationKind; details: DetailsForm }) {
  const t = useT();
  const hydrated = useHydrated();
  const { form, field, checkedField, values, problem, onSubmit } = details;
  const isExtraordinary = values.manner === 'extraordinary';
  return (
    <form
      ref={form}
      className="box declaration"
      method="post"
      noValidate
      aria-labelledby="declaration-title"
      onSubmit={onSubmit}
      onFocus={warmUpForm}
    >
      <div className="box-head">
        <h2 id="declaration-title">{t(`declaration.${kind}.form`)}</h2>
      </div>
      <div className="box-body stack">
        <p className="small muted">{t('declaration.required')}</p>
        <PersonFields field={checkedField} />
        {kind === 'cancellation' && <EndFields field={field} checkedField={checkedField} values={values} />}
        {(kind === 'withdrawal' || isExtraordinary) && <ReasonField kind={kind} field={checkedField} />}
        <ProblemNote problem={problem} />
        <button type="submit" className="button primary" disabled={!hydrated}>
          {t('declaration.next')} <LongArrow />
        </button>
      </div>
    </form>
  );
}

function PersonFields({ field }: { field: DetailsForm['checkedField'] }) {
  const t = useT();
  return (
    <>
      <div className="two-columns">
        <Field {...field('name')} label={t('declaration.name')} required autoComplete="name" maxLength={120} />
        <Field
          {...field('email')}
          label={t('declaration.email')}
          hint={t('declaration.email.hint')}
          required
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <Field
        {...field('reference')}
        label={t('declaration.reference')}
        hint={t('declaration.reference.hint')}
        required
        autoComplete="off"
        maxLength={500}
      />
    </>
  );
}

/** Shows the fields of a cancellation alone: how, and when the contract shall end (§ 312k Abs. 2 Nr. 1 BGB). */
function EndFields({ field, checkedField, values }: Pick<DetailsForm, 'field' | 'checkedField' | 'values'>) {
  const t = useT();
  return (
    <>
      <fieldset>
        <legend className="field-label">{t('declaration.manner')}</legend>
        <div className="choice-pair">
          {manners.map((manner) => (
            <label key={manner} className="check">
              <input
                type="radio"
                name="manner"
                value={manner}
                checked={values.manner === manner}
                onChange={() => field('manner').onValue(manner)}
              />
              <span>
                {t(`declaration.manner.${manner}`)}
                <small className="muted">{t(`declaration.manner.${manner}.hint`)}</small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <Field
        {...checkedField('wantedDate')}
        label={t('declaration.end')}
        hint={t(values.manner === 'extraordinary' ? 'declaration.end.extraordinary.hint' : 'declaration.end.ordinary.hint')}
        type="date"
        autoComplete="off"
      />
    </>
  );
}

/** A field for the reason: an important one must be named, a withdrawal may have one, an ordinary cancellation needs none. */
function ReasonField({ kind, field }: { kind: DeclarationKind; field: DetailsForm['checkedField'] }) {
  const t = useT();
  return (
    <Field
      {...field('reason')}
      label={t('declaration.reason')}
      hint={t(kind === 'withdrawal' ? 'declaration.reason.withdrawal-hint' : 'declaration.reason.cause-hint')}
      required={kind === 'cancellation'}
      multiline
      autoComplete="off"
    />
  );
}

type DeclarationLayoutProps = { sections: { before: ReactNode; notes: ReactNode; after: ReactNode } | undefined; children: ReactNode };

/** A declaration's page: what it is, the form, what the law says. Printed, a receipt stands alone. */
export function DeclarationLayout({ sections, children }: DeclarationLayoutProps) {
  const t = useT();
  return (
    <div className="declaration-page">
      <StaticSection>{sections?.before}</StaticSection>
      <FormSection zone={t('declaration.zone')} notes={sections?.notes}>
        {children}
      </FormSection>
      <StaticSection>{sections?.after}</StaticSection>
    </div>
  );
}
