import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../lib/locale';
import { formatClock } from '../../../ui/marks/format-time';
import type { OfferDraftEditor } from './use-offer-draft';

/** Whether what is typed is safe. */
export function SaveNote({ editor: { state, savedAt } }: { editor: OfferDraftEditor }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const text = state === 'saved' && savedAt ? t('editor.saved-at', { time: formatClock(savedAt, locale) }) : t(`editor.state.${state}`);
  return (
    <span className="small muted" role="status">
      {text}
    </span>
  );
}
