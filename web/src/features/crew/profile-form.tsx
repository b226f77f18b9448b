import { workLanguages, type ContractorDetail } from '@contract/contractor';
import { fileExtensions } from '@contract/file';
import { priceUnits } from '@contract/product-terms';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { put } from '../../lib/http';
import { useLocale } from '../../lib/locale';
import { Field } from '../../ui/field';
import { Panel } from '../../ui/panel';
import { ProblemNote } from '../../ui/problem-note';
import { Spinner } from '../../ui/spinner';
import { useToast } from '../../ui/toasts';
import { useForm } from '../../ui/use-form';
import { ChoiceList } from './choice-list';
import { contractorPath } from './crew-query';
import { profileChange, profileDraft, profileProblems, rateField, type ProfileChoice, type ProfileField } from './profile-draft';
import { SkillChoice } from './skill-choice';

type ProfileFormProps = { contractor: ContractorDetail; onSaved: (contractor: ContractorDetail) => void };

/** What a contractor can do, costs and has time for, and what leads noted. */
export function ProfileForm({ contractor, onSaved }: ProfileFormProps) {
  const { t } = useTranslation();
  const { choice, setChoice, form, field, problem, sending, onSubmit } = useProfile({ contractor, onSaved });
  const languages = useLanguages();
  return (
    <Panel title={t('crew.profile')}>
      <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
        <SkillChoice chosen={choice.skills} onChosen={(skills) => setChoice({ ...choice, skills })} />
        <ChoiceList
          title={t('crew.formats')}
          options={fileExtensions.map((format) => ({ value: format, text: format.toUpperCase() }))}
          chosen={choice.formats}
          onChosen={(formats) => setChoice({ ...choice, formats })}
        />
        <ChoiceList
          title={t('crew.languages')}
          options={languages}
          chosen={choice.languages}
          onChosen={(chosen) => setChoice({ ...choice, languages: chosen })}
        />
        <div className="rate-fields">
          {priceUnits.map((unit) => (
            <Field
              key={unit}
              {...field(rateField(unit))}
              label={t('crew.rate', { unit: t(`unit.${unit}`) })}
              inputMode="decimal"
              autoComplete="off"
            />
          ))}
          <Field {...field('weeklyHours')} label={t('crew.hours')} inputMode="numeric" autoComplete="off" />
        </div>
        <Field {...field('notes')} label={t('crew.notes')} hint={t('crew.notes.hint')} multiline maxLength={5_000} />
        <ProblemNote problem={problem} />
        <div className="row">
          <button type="submit" className="button primary" disabled={sending}>
            {sending && <Spinner />}
            {t('crew.save')}
          </button>
        </div>
      </form>
    </Panel>
  );
}

function useProfile({ contractor, onSaved }: ProfileFormProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { work } = useToast();
  const { skills, formats, languages, id } = contractor;
  // Of what is typed here, not of what a colleague saved meanwhile.
  const [revision, setRevision] = useState(contractor.revision);
  const [choice, setChoice] = useState<ProfileChoice>({ skills, formats, languages });
  const form = useForm<ProfileField>({
    initial: profileDraft(contractor, locale),
    check: (typed) => profileProblems(typed, locale),
    send: async (typed) => {
      const saved = await put<ContractorDetail>(contractorPath(id), profileChange({ typed, choice, locale, revision }));
      setRevision(saved.revision);
      onSaved(saved);
      work.success(t('crew.saved'));
    },
  });
  return { ...form, choice, setChoice };
}

/** Languages by their names in the reader's. */
function useLanguages() {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'language' });
    return workLanguages.map((code) => ({ value: code, text: names.of(code) ?? code }));
  }, [locale]);
}
