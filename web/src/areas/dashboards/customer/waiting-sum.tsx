import type { QuoteSummary } from '@contract/quoting/quote';
import { useTranslation } from 'react-i18next';

type WaitingSumProps = { quotes: readonly QuoteSummary[]; deliveries: number; overdue: number };

/** How much waits, before single cards: not all of them are shown. */
export function WaitingSum({ quotes, deliveries, overdue }: WaitingSumProps) {
  const { t } = useTranslation();
  const offers = quotes.filter(({ status }) => status === 'offered').length;
  const questions = quotes.length - offers;
  const parts = [
    overdue > 0 && t('portal.waiting.overdue', { count: overdue }),
    deliveries > 0 && t('portal.waiting.deliveries', { count: deliveries }),
    offers > 0 && t('portal.waiting.offers', { count: offers }),
    questions > 0 && t('portal.waiting.questions', { count: questions }),
  ];
  return <p className="waiting-sum">{parts.filter(Boolean).join(' · ')}</p>;
}
