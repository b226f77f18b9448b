import type { OfferDraft } from '@contract/offer';
import { Problem } from '@contract/problem';
import type { StaffQuoteView } from '@contract/quote-view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { put } from '../../lib/http';
import { useLocale } from '../../lib/locale';
import { draftOfForm, formOfDraft, type DraftForm } from './draft-form';

const SAVE_AFTER_MS = 1_500;

export type SaveState = 'saved' | 'waiting' | 'saving' | 'incomplete' | 'failed' | 'stale';

type Editing = {
  quote: StaffQuoteView;
  /** The API's path of the quote. */
  path: string;
  onView: (view: StaffQuoteView) => void;
};

/**
 * The offer that is being typed. It is stored a moment after the last change; when somebody else was faster, what was
 * typed stays until its author decides.
 */
export function useOfferDraft({ quote, path, onView }: Editing) {
  const locale = useLocale();
  const [form, setForm] = useState(() => formOfDraft(quote.draft.draft, locale));
  const [state, setState] = useState<SaveState>('saved');
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const revision = useRef(quote.revision);
  const underWay = useRef<Promise<StaffQuoteView | null> | null>(null);
  const { draft, problems } = draftOfForm(form, locale);

  // The page may show a newer revision after a move of one's own; nothing typed is lost by that.
  useEffect(() => {
    if (state === 'saved') revision.current = quote.revision;
  }, [quote.revision, state]);

  function change(next: (form: DraftForm) => DraftForm): void {
    setForm(next);
    setState((now) => (now === 'stale' ? now : 'waiting'));
  }

  /** One at a time: two would overtake each other. @returns the quote as it is then, or null when it could not be stored */
  async function save(): Promise<StaffQuoteView | null> {
    await underWay.current;
    if (!draft) return (setState('incomplete'), null);
    underWay.current = store(draft);
    return underWay.current;
  }

  async function store(typed: OfferDraft): Promise<StaffQuoteView | null> {
    setState('saving');
    setProblem(null);
    try {
      const view = await put<StaffQuoteView>(`${path}/draft`, { revision: revision.current, draft: typed });
      revision.current = view.revision;
      setSavedAt(new Date());
      setState((now) => (now === 'saving' ? 'saved' : now));
      onView(view);
      return view;
    } catch (failure) {
      const refused = failure instanceof Problem ? failure : new Problem('server.failed', {}, {}, { cause: failure });
      setProblem(refused);
      setState(refused.code === 'stale' ? 'stale' : 'failed');
      return null;
    }
  }

  const saveNow = useEffectEvent(() => void save());
  useEffect(() => {
    if (state !== 'waiting') return;
    const timer = setTimeout(saveNow, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state, form]);

  /** After somebody else was faster: takes theirs, or puts one's own over it. */
  function settle(latest: StaffQuoteView, keepMine: boolean): void {
    revision.current = latest.revision;
    setProblem(null);
    if (!keepMine) setForm(formOfDraft(latest.draft.draft, locale));
    setState(keepMine ? 'waiting' : 'saved');
  }

  return { form, draft, problems: state === 'incomplete' ? problems : {}, state, savedAt, problem, change, save, settle };
}

export type OfferDraftEditor = ReturnType<typeof useOfferDraft>;
