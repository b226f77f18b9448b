import { Problem } from '@contract/problem';
import type { StaffQuoteView } from '@contract/quoting/offer';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocale } from '../../../lib/text/locale';
import { type DraftForm, draftOfForm, formOfDraft } from './draft-form';
import { sumsOf } from './draft-sums';
import type { OfferDraft } from '@contract/quoting/offer';
import { put } from '../../../lib/http/http';

const SAVE_AFTER_MS = 1_500;

type SaveState = 'saved' | 'waiting' | 'saving' | 'incomplete' | 'failed' | 'stale';

type Editing = {
  quote: StaffQuoteView;
  /** The API's path of the quote. */
  path: string;
  onView: (view: StaffQuoteView) => void;
};

/**
 * Edits the draft of an offer. It is stored a moment after the last change; when somebody else was faster, what was typed stays until its
 * author decides.
 */
export function useOfferDraft({ quote, path, onView }: Editing) {
  const locale = useLocale();
  const [stored] = useState(() => new StoredDraft(path, quote));
  const [form, setForm] = useState(() => formOfDraft(quote.draft.draft, locale));
  const [state, setState] = useState<SaveState>('saved');
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  // Somebody else's draft is shown at once where nothing is typed here.
  const isTheirs = state === 'saved' && stored.compare(quote) === 'redrafted';
  const shown = isTheirs ? formOfDraft(quote.draft.draft, locale) : form;
  const { draft, problems } = draftOfForm(shown, locale);

  /** Goes on from what the server has: with its draft, or with what is typed put over it. */
  function settle(latest: StaffQuoteView, keepMine: boolean): void {
    stored.take(latest);
    setProblem(null);
    if (!keepMine) setForm(formOfDraft(latest.draft.draft, locale));
    setState(keepMine ? 'waiting' : 'saved');
  }

  function change(next: (form: DraftForm) => DraftForm): void {
    if (isTheirs) stored.take(quote);
    setForm((now) => next(isTheirs ? shown : now));
    setState((now) => (now === 'stale' ? now : 'waiting'));
  }

  /** @returns the quote as it is then, or null when it could not be stored */
  async function save(): Promise<StaffQuoteView | null> {
    if (!draft) return (setState('incomplete'), null);
    if (stored.compare(quote) === 'redrafted' && !isTheirs) return (setState('stale'), null);
    // A transition of one's own has left the draft as it was.
    if (stored.compare(quote) !== 'known') stored.take(quote);
    setState('saving');
    setProblem(null);
    try {
      const view = await stored.save(draft);
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

  useSaveLater(state === 'waiting', form, () => void save());
  const sums = sumsOf(shown, locale);
  return { form: shown, draft, sums, problems: state === 'incomplete' ? problems : {}, state, savedAt, problem, change, save, settle };
}

/** Saves a moment after the last change. */
function useSaveLater(isWaiting: boolean, form: DraftForm, onSave: () => void): void {
  const saveNow = useEffectEvent(onSave);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(saveNow, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, form]);
}

export type OfferDraftEditor = ReturnType<typeof useOfferDraft>;

/** The draft as the server had it last; it stores each new one. */
class StoredDraft {
  private revision: number;
  private draft: string;
  private underWay: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly path: string,
    quote: StaffQuoteView,
  ) {
    this.revision = quote.revision;
    this.draft = JSON.stringify(quote.draft.draft);
  }

  /**
   * Compares a view of the quote with the draft known here: nothing new, a transition that left the draft as it was, or somebody else's
   * draft.
   */
  compare({ revision, draft }: StaffQuoteView): 'known' | 'moved' | 'redrafted' {
    if (revision <= this.revision) return 'known';
    return JSON.stringify(draft.draft) === this.draft ? 'moved' : 'redrafted';
  }

  /** Goes on from what the server has. */
  take({ revision, draft }: StaffQuoteView): void {
    this.revision = revision;
    this.draft = JSON.stringify(draft.draft);
  }

  /** Stores a draft, one at a time: two would overtake each other. @throws Problem stale when somebody else was faster */
  save(draft: OfferDraft): Promise<StaffQuoteView> {
    const saving = this.underWay.then(async () => {
      const view = await put<StaffQuoteView>(`${this.path}/draft`, { revision: this.revision, draft });
      this.take(view);
      return view;
    });
    this.underWay = saving.catch(() => undefined);
    return saving;
  }
}
