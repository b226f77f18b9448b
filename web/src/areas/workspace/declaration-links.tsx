import type { StaffDeclaration } from '@contract/people/declaration';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { OrderStatus } from '../../ui/marks/order-status';

/** The request and the order that a declaration belongs to. */
export function DeclarationLinks({ declaration: { quote, order } }: { declaration: Pick<StaffDeclaration, 'quote' | 'order'> }) {
  const { t } = useTranslation();
  if (!quote && !order) return <p>{t('admin.declaration.unmatched')}</p>;
  return (
    <>
      <p className="row">
        {quote && (
          <Link className="link" to="/admin/quotes/$id" params={{ id: quote.id }}>
            {t('admin.declaration.quote', { number: quote.number })}
          </Link>
        )}
        {order && (
          <>
            <Link className="link" to="/admin/orders/$id" params={{ id: order.id }}>
              {t('admin.declaration.order', { number: order.number })}
            </Link>
            <OrderStatus status={order.status} />
          </>
        )}
      </p>
      {quote && !quote.emailMatches && <p className="small">{t('admin.declaration.other-email')}</p>}
    </>
  );
}
