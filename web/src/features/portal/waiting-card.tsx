import { formatCents } from '@contract/money';
import type { QuoteSummary } from '@contract/quote';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../lib/locale';
import { Drawing } from '../../ui/drawing';
import { serviceNames } from './service-names';

type WaitingCardProps = {
  document: Pick<QuoteSummary, 'number' | 'services' | 'drawing' | 'net' | 'gross'>;
  title: string;
  /** How long it waits. */
  note?: string;
  /** What the price is called. */
  price: string;
  /** The way to it. */
  children: ReactNode;
};

/** One thing that waits for the customer, with what it is about and costs. */
export function WaitingCard({ document: { number, services, drawing, net, gross }, title, note, price, children }: WaitingCardProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <section className="waiting-quote" aria-label={number}>
      {drawing && <Drawing name={drawing} className="waiting-drawing" />}
      <div className="waiting-body">
        <p className="mono extra-small waiting-mark">{[t('portal.waiting'), note].filter(Boolean).join(', ')}</p>
        <h2>{title}</h2>
        <p>{serviceNames(services, locale)}</p>
      </div>
      <div className="waiting-price">
        <p className="mono extra-small muted">{price}</p>
        <p className="waiting-amount">{t('portal.price.net', { price: formatCents(net, locale) })}</p>
        <p className="waiting-amount">{t('portal.price.gross', { price: formatCents(gross, locale) })}</p>
        {children}
      </div>
    </section>
  );
}
