import { useSyncExternalStore } from 'react';
import { formatDay } from '../../../ui/marks/format-time';
import { useWords } from './use-words';

/** On paper only: the day on which it is printed. */
export function PrintedDate() {
  const { t, locale } = useWords();
  const day = useSyncExternalStore(onPrint, () => formatDay(new Date().toISOString(), locale), notYet);
  return day && <p className="print-only small">{t('living-area.printed', { day })}</p>;
}

function onPrint(read: () => void): () => void {
  addEventListener('beforeprint', read);
  return () => removeEventListener('beforeprint', read);
}

/** The server does not know the visitor's day. */
const notYet = () => null;
