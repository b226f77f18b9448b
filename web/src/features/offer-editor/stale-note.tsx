import type { StaffQuoteView } from '@contract/quote-view';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import type { OfferDraftEditor } from './use-offer-draft';

type StaleNoteProps = { editor: OfferDraftEditor; /** Fetches the quote as it is now. */ onLatest: () => Promise<StaffQuoteView> };

/** Somebody else was faster: what was typed is kept until its author decides. */
export function StaleNote({ editor: { state, settle }, onLatest }: StaleNoteProps) {
  const { t } = useTranslation();
  if (state !== 'stale') return null;
  return (
    <div className="note" role="alert">
      <Icon name="circle-alert" />
      <div>
        <p>{t('editor.stale')}</p>
        <div className="row">
          <button type="button" className="button small" onClick={() => void onLatest().then((latest) => settle(latest, false))}>
            {t('editor.stale.theirs')}
          </button>
          <button type="button" className="button small" onClick={() => void onLatest().then((latest) => settle(latest, true))}>
            {t('editor.stale.mine')}
          </button>
        </div>
      </div>
    </div>
  );
}
