import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LongArrow } from '../../../ui/marks/long-arrow';

/** From a quote to the order that came of it. */
export function QuoteOrder({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <Link className="button primary full" to="/app/orders/$id" params={{ id }}>
      {t('offer.to-order')} <LongArrow />
    </Link>
  );
}
