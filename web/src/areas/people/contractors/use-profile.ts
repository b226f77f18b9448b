import type { ContractorDetail } from '@contract/production/contractor';
import { Problem } from '@contract/problem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { put } from '../../../lib/http';
import { useLocale } from '../../../lib/locale';
import { useToast } from '../../../ui/feedback/toasts';
import { useForm } from '../../../ui/forms/use-form';
import { contractorPath } from './crew-query';
import { choiceOf, isChanged, profileChange, profileDraft, profileProblems, type ProfileField } from './profile-draft';

export type ProfileEditing = {
  contractor: ContractorDetail;
  onSaved: (contractor: ContractorDetail) => void;
  /** Has the contractor read anew. */
  onOutdated: () => Promise<unknown>;
};

/** A profile that is being typed. When somebody else was faster, what was typed stays until its author decides. */
export function useProfile({ contractor, onSaved, onOutdated }: ProfileEditing) {
  const { t } = useTranslation();
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
      work.success(t('crew.saved'));
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
