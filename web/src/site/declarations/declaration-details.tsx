import type { DeclarationKind } from '@contract/people/declaration';
import { useT } from '../../lib/text/strings';
import { Field } from '../../ui/forms/field';
import { LongArrow } from '../../ui/marks/long-arrow';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { useAwake } from '../../ui/layout/use-awake';
import { manners } from './declaration-draft';
import { warmUpForm, type useDeclaration } from './use-declaration';

type DetailsForm = ReturnType<typeof useDeclaration>['form'];

/** Step one: who declares, about which contract, and where the receipt goes. */
export function DeclarationDetails({ kind, details }: { kind: DeclarationKind; details: DetailsForm }) {
  const t = useT();
  const awake = useAwake();
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
        <button type="submit" className="button primary" disabled={!awake}>
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

/** Cancellation only: how, and when the contract shall end (§ 312k Abs. 2 Nr. 1 BGB). */
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

/** An important reason must be named, a withdrawal may have one, an ordinary cancellation needs none. */
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
