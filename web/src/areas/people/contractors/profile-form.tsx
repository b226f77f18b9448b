import { workLanguages } from '@contract/production/contractor';
import { fileExtensions } from '@contract/files/file';
import { priceUnits } from '@contract/content/product-terms';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../lib/locale';
import { Field } from '../../../ui/forms/field';
import { Panel } from '../../../ui/layout/panel';
import { ProblemNote } from '../../../ui/feedback/problem-note';
import { Spinner } from '../../../ui/feedback/spinner';
import { StaleNote } from '../../../ui/feedback/stale-note';
import { ChoiceList } from './choice-list';
import { rateField } from './profile-draft';
import { SkillChoice } from './skill-choice';
import { useProfile, type ProfileEditing } from './use-profile';

/** What a contractor can do, costs and has time for, and what leads noted. */
export function ProfileForm(editing: ProfileEditing) {
  const { t } = useTranslation();
  const { choice, setChoice, form, field, problem, sending, onSubmit, isStale, takeTheirs, keepMine } = useProfile(editing);
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
        {isStale && <StaleProfileNote onTheirs={takeTheirs} onMine={keepMine} />}
        <ProblemNote problem={problem} />
        <div className="row">
          <button type="submit" className="button primary" disabled={sending || isStale}>
            {sending && <Spinner />}
            {t('crew.save')}
          </button>
        </div>
      </form>
    </Panel>
  );
}

function StaleProfileNote(choice: { onTheirs: () => void; onMine: () => void }) {
  const { t } = useTranslation();
  return <StaleNote text={t('crew.stale')} theirs={t('crew.stale.theirs')} mine={t('crew.stale.mine')} {...choice} />;
}

/** Languages by their names in the reader's. */
function useLanguages() {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'language' });
    return workLanguages.map((code) => ({ value: code, text: names.of(code) ?? code }));
  }, [locale]);
}
