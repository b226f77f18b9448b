import type { OfferDraft } from '@contract/quoting/offer';
import type { StaffQuoteView } from '@contract/quoting/quote-view';
import { put } from '../../../lib/http';

/** The draft as the server had it last, and the way to replace it. */
export class StoredDraft {
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

  /** What a view of the quote tells: nothing new, a move that left the draft as it was, or somebody else's draft. */
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
