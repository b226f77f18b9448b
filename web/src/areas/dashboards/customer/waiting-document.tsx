import { formatCents } from '@contract/pricing/money';
import type { QuoteSummary } from '@contract/quoting/quote';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../lib/locale';
import { WaitingCard } from '../../../ui/feedback/waiting-card';
import { serviceNames } from '../../workspace/service-names';

type WaitingDocumentProps = {
  document: Pick<QuoteSummary, 'number' | 'services' | 'drawing' | 'net' | 'gross'>;
  title: string;
  /** How long it waits. */
  note?: string;
  /** What the price is called. */
  price: string;
  /** The way to it. */
  children: ReactNode;
};

/** A quote or an order that waits for the customer. */
export function WaitingDocument({ document, title, note, price, children }: WaitingDocumentProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { number, services, drawing, net, gross } = document;
  return (
    <WaitingCard
      label={number}
      drawing={drawing}
      mark={[t('portal.waiting'), note].filter(Boolean).join(', ')}
      title={title}
      about={serviceNames(services, locale)}
      price={price}
      amounts={[t('portal.price.net', { price: formatCents(net, locale) }), t('portal.price.gross', { price: formatCents(gross, locale) })]}
    >
      {children}
    </WaitingCard>
  );
}
