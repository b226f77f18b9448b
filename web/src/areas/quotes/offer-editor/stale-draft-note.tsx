import type { StaffQuoteView } from '@contract/quoting/quote-view';
import { useTranslation } from 'react-i18next';
import { StaleNote } from '../../../ui/feedback/stale-note';
import type { OfferDraftEditor } from './use-offer-draft';

type StaleDraftNoteProps = { editor: OfferDraftEditor; /** Fetches the quote as it is now. */ onLatest: () => Promise<StaffQuoteView> };

/** Somebody else has changed the offer that is being typed. */
export function StaleDraftNote({ editor: { state, settle }, onLatest }: StaleDraftNoteProps) {
  const { t } = useTranslation();
  if (state !== 'stale') return null;
  const goOn = (keepMine: boolean) => void onLatest().then((latest) => settle(latest, keepMine));
  return (
    <StaleNote
      text={t('editor.stale')}
      theirs={t('editor.stale.theirs')}
      mine={t('editor.stale.mine')}
      onTheirs={() => goOn(false)}
      onMine={() => goOn(true)}
    />
  );
}
