import type { StaffQuoteView } from '@contract/quoting/quote-view';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../lib/locale';
import { Icon } from '../../../ui/marks/icon';
import { Panel } from '../../../ui/layout/panel';
import { ProblemNote } from '../../../ui/feedback/problem-note';
import { CataloguePicker } from './catalogue-picker';
import { withCatalogueLine, withFreeLine } from './draft-form';
import { OfferConditions } from './offer-conditions';
import { OfferLines } from './offer-lines';
import { OfferSums } from './offer-sums';
import { SaveNote } from './save-note';
import { SendOffer } from './send-offer';
import { StaleDraftNote } from './stale-draft-note';
import { useOfferDraft } from './use-offer-draft';

type OfferEditorProps = {
  quote: StaffQuoteView;
  /** The API's path of the quote. */
  path: string;
  onView: (view: StaffQuoteView) => void;
  onLatest: () => Promise<StaffQuoteView>;
};

/** Where staff price a request and send it as an offer. */
export function OfferEditor({ quote, path, onView, onLatest }: OfferEditorProps) {
  const { t } = useTranslation();
  const editor = useOfferDraft({ quote, path, onView });
  const locale = useLocale();
  const [showsCosts, setShowsCosts] = useState(true);
  const [isPicking, setIsPicking] = useState(false);
  const aside = (
    <span className="row">
      <SaveNote editor={editor} />
      <label className="row small">
        <input type="checkbox" checked={showsCosts} onChange={({ target }) => setShowsCosts(target.checked)} />
        {t('editor.show-costs')}
      </label>
    </span>
  );
  return (
    <>
      <StaleDraftNote editor={editor} onLatest={onLatest} />
      {editor.state === 'failed' && <ProblemNote problem={editor.problem} />}
      <Panel title={t('editor.calculation')} aside={aside} flush>
        <OfferLines editor={editor} showsCosts={showsCosts} />
        <div className="offer-line-actions">
          <button type="button" className="button small" onClick={() => editor.change(withFreeLine)}>
            <Icon name="plus" small /> {t('editor.add-line')}
          </button>
          <button type="button" className="button small" onClick={() => setIsPicking(true)}>
            <Icon name="search" small /> {t('editor.add-from-catalogue')}
          </button>
        </div>
        <OfferSums editor={editor} asked={quote.lines} showsCosts={showsCosts} />
      </Panel>
      {isPicking && (
        <CataloguePicker
          locale={quote.locale}
          onPick={(item) => editor.change((form) => withCatalogueLine(form, item, locale))}
          onClose={() => setIsPicking(false)}
        />
      )}
      <OfferConditions editor={editor} proposal={quote.draft.proposal} contact={quote.contact} />
      <SendOffer quote={quote} path={path} editor={editor} onView={onView} />
    </>
  );
}
