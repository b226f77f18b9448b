import { type ContractorDetail, workLanguages, ContractorProfile, type ContractorChange } from '@contract/production/contractor';
import { fileExtensions } from '@contract/files/file-extensions';
import { priceUnits } from '@contract/content/product-terms';
import { useMemo, useState } from 'react';
import { useT } from '../../../lib/text/strings';
import { useLocale } from '../../../lib/text/locale';
import { Field } from '../../../ui/forms/field';
import { Panel } from '../../../ui/layout/panel';
import { ProblemNote, StaleNote } from '../../../ui/feedback/problem-note';
import { Spinner } from '../../../ui/feedback/loading';
import { useSkills } from '../../workspace/staff-queries';
import { Problem } from '@contract/problem';
import { put } from '../../../lib/http/http';
import { useToast } from '../../../ui/feedback/toasts';
import { useForm } from '../../../ui/forms/use-form';
import { contractorPath } from './contractors-query';
import type { Locale } from '@contract/constants';
import { formatDecimal, parseDecimal } from '../../../lib/text/decimal';
import type { FieldProblems } from '../../../ui/forms/use-fields';

/** A form for a contractor's skills, rates and weekly hours, and for the notes of super admins. */
export function ProfileForm(editing: ProfileEditing) {
  const t = useT();
  const { choice, setChoice, form, field, problem, sending, onSubmit, isStale, takeTheirs, keepMine } = useProfile(editing);
  const languages = useLanguages();
  return (
    <Panel title={t('contractors.profile')}>
      <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
        <SkillChoice chosen={choice.skills} onChosen={(skills) => setChoice({ ...choice, skills })} />
        <ChoiceList
          title={t('contractors.formats')}
          options={fileExtensions.map((format) => ({ value: format, text: format.toUpperCase() }))}
          chosen={choice.formats}
          onChosen={(formats) => setChoice({ ...choice, formats })}
        />
        <ChoiceList
          title={t('contractors.languages')}
          options={languages}
          chosen={choice.languages}
          onChosen={(chosen) => setChoice({ ...choice, languages: chosen })}
        />
        <div className="rate-fields">
          {priceUnits.map((unit) => (
            <Field
              key={unit}
              {...field(rateField(unit))}
              label={t('contractors.rate', { unit: t(`unit.${unit}`) })}
              inputMode="decimal"
              autoComplete="off"
            />
          ))}
          <Field {...field('weeklyHours')} label={t('contractors.hours')} inputMode="numeric" autoComplete="off" />
        </div>
        <Field {...field('notes')} label={t('contractors.notes')} hint={t('contractors.notes.hint')} multiline maxLength={5_000} />
        {isStale && <StaleProfileNote onTheirs={takeTheirs} onMine={keepMine} />}
        <ProblemNote problem={problem} />
        <div className="row">
          <button type="submit" className="button primary" disabled={sending || isStale}>
            {sending && <Spinner />}
            {t('contractors.save')}
          </button>
        </div>
      </form>
    </Panel>
  );
}

function StaleProfileNote(choice: { onTheirs: () => void; onMine: () => void }) {
  const t = useT();
  return <StaleNote text={t('contractors.stale')} theirs={t('contractors.stale.theirs')} mine={t('contractors.stale.mine')} {...choice} />;
}

/** Returns the languages by their names in the reader's own. */
function useLanguages() {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'language' });
    return workLanguages.map((code) => ({ value: code, text: names.of(code) ?? code }));
  }, [locale]);
}

type SkillChoiceProps = { chosen: readonly string[]; onChosen: (skills: string[]) => void };

/** A choice of skills: whole categories, or single services of them. */
function SkillChoice({ chosen, onChosen }: SkillChoiceProps) {
  const t = useT();
  const groups = useSkills();
  return (
    <>
      <ChoiceList
        title={t('contractors.skills.categories')}
        options={groups.map(({ slug, name }) => ({ value: slug, text: name }))}
        chosen={chosen}
        onChosen={onChosen}
      />
      <details className="skill-details">
        <summary>{t('contractors.skills.services')}</summary>
        {groups.map(({ slug, name, products }) => (
          <ChoiceList
            key={slug}
            title={name}
            options={products.map((product) => ({ value: `${slug}/${product.slug}`, text: product.name }))}
            chosen={chosen}
            onChosen={onChosen}
          />
        ))}
      </details>
    </>
  );
}

type Option = { value: string; text: string };

type ChoiceListProps<Value extends string> = {
  title: string;
  options: readonly (Option & { value: Value })[];
  chosen: readonly Value[];
  onChosen: (chosen: Value[]) => void;
};

/** A choice of several short words, side by side. */
function ChoiceList<Value extends string>({ title, options, chosen, onChosen }: ChoiceListProps<Value>) {
  const toggle = (value: Value, isChosen: boolean) => onChosen(isChosen ? [...chosen, value] : chosen.filter((one) => one !== value));
  return (
    <fieldset className="choice-list">
      <legend className="field-label">{title}</legend>
      {options.map(({ value, text }) => (
        <label key={value}>
          <input type="checkbox" checked={chosen.includes(value)} onChange={({ target }) => toggle(value, target.checked)} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}

type ProfileEditing = {
  contractor: ContractorDetail;
  onSaved: (contractor: ContractorDetail) => void;
  /** Reloads the contractor. */
  onOutdated: () => Promise<unknown>;
};

/** Edits a profile. When somebody else was faster, what was typed stays until its author decides. */
function useProfile({ contractor, onSaved, onOutdated }: ProfileEditing) {
  const t = useT();
  const locale = useLocale();
  const { work } = useToast();
  const [known, setKnown] = useState(contractor);
  const [choice, setChoice] = useState(() => choiceOf(contractor));
  const form = useForm<ProfileField>({
    initial: profileDraft(contractor, locale),
    check: (typed) => profileProblems(typed, locale),
    send: async (typed) => {
      const change = profileChange({ typed, choice, locale, revision: known.revision });
      const saved = await put<ContractorDetail>(contractorPath(contractor.id), change).catch(nullIfStale);
      if (!saved) return onOutdated();
      show(saved);
      onSaved(saved);
      work.success(t('contractors.saved'));
    },
  });
  const isNewer = contractor.revision > known.revision && !form.sending;
  const isTyped = isChanged({ typed: form.values, choice }, known, locale);

  function show(latest: ContractorDetail): void {
    setKnown(latest);
    setChoice(choiceOf(latest));
    form.setValues(profileDraft(latest, locale));
    form.refuse({});
  }

  // Somebody else's profile is shown at once where nothing is typed here.
  if (isNewer && !isTyped) show(contractor);
  return {
    ...form,
    choice,
    setChoice,
    isStale: isNewer && isTyped,
    takeTheirs: () => show(contractor),
    keepMine: () => setKnown(contractor),
  };
}

function nullIfStale(failure: unknown): null {
  if (failure instanceof Problem && failure.code === 'stale') return null;
  throw failure;
}

const CENTS = 100;

type Unit = (typeof priceUnits)[number];
type ProfileField = 'weeklyHours' | 'notes' | `rate-${Unit}`;
type ProfileTyped = Record<ProfileField, string>;

/** The choices that are ticked rather than typed. */
type ProfileChoice = Pick<ContractorProfile, 'skills' | 'formats' | 'languages'>;

const choiceOf = ({ skills, formats, languages }: ContractorDetail): ProfileChoice => ({ skills, formats, languages });

const rateField = (unit: Unit): `rate-${Unit}` => `rate-${unit}`;

/** Returns a stored profile as form values, with euros in the reader's notation. */
export function profileDraft({ weeklyHours, notes, rates }: ContractorDetail, locale: Locale): ProfileTyped {
  const euros = new Map(rates.map(({ per, price }) => [per, formatDecimal(price / CENTS, locale, 2)]));
  const typed = Object.fromEntries(priceUnits.map((unit) => [rateField(unit), euros.get(unit) ?? '']));
  return { ...(typed as ProfileTyped), weeklyHours: weeklyHours === null ? '' : String(weeklyHours), notes };
}

const rateOf = (text: string, locale: Locale): number => Math.round(parseDecimal(text, locale) * CENTS);

const typedHours = ({ weeklyHours }: ProfileTyped, locale: Locale): number | null =>
  weeklyHours.trim() === '' ? null : parseDecimal(weeklyHours, locale);

/** Returns what is wrong with typed hours and rates. */
export function profileProblems(typed: ProfileTyped, locale: Locale): FieldProblems<ProfileField> {
  const wrong = priceUnits.filter((unit) => typed[rateField(unit)].trim() !== '' && !(rateOf(typed[rateField(unit)], locale) > 0));
  const isHours = ContractorProfile.shape.weeklyHours.safeParse(typedHours(typed, locale)).success;
  return {
    ...(!isHours && { weeklyHours: 'contractors.hours.wrong' as const }),
    ...Object.fromEntries(wrong.map((unit) => [rateField(unit), 'contractors.rate.wrong' as const])),
  };
}

type Saved = { typed: ProfileTyped; choice: ProfileChoice; locale: Locale; revision: number };

/** Returns the change to send, once the form has been checked. */
export const profileChange = ({ typed, choice, locale, revision }: Saved): Omit<ContractorChange, 'rates'> & { rates: object[] } => ({
  ...choice,
  revision,
  notes: typed.notes,
  weeklyHours: typedHours(typed, locale),
  rates: priceUnits.flatMap((per) => {
    const text = typed[rateField(per)];
    return text.trim() === '' ? [] : [{ per, price: rateOf(text, locale) }];
  }),
});

/** Returns true if the form differs from the stored profile; the order of ticks does not count. */
export function isChanged({ typed, choice }: Pick<Saved, 'typed' | 'choice'>, known: ContractorDetail, locale: Locale): boolean {
  const before = profileDraft(known, locale);
  const ticked = ({ skills, formats, languages }: ProfileChoice) =>
    JSON.stringify([skills, formats, languages].map((list) => list.toSorted()));
  return (
    Object.keys(before).some((name) => before[name as ProfileField] !== typed[name as ProfileField]) || ticked(choice) !== ticked(known)
  );
}
