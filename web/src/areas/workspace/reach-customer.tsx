import type { QuoteContact } from '@contract/quoting/quote';
import { useT } from '../../lib/text/strings';
import { Icon } from '../../ui/marks/icon';
import { phoneHref } from '../../lib/head/opening-hours';
import type { StaffDeclaration } from '@contract/people/declaration';
import { Link } from '@tanstack/react-router';
import { OrderStatus } from '../../ui/marks/document-status';

type ReachCustomerProps = { contact: QuoteContact; /** The request's number, for the subject. */ number: string };

/** Links for writing to the customer or calling them. */
export function ReachCustomer({ contact: { email, phone }, number }: ReachCustomerProps) {
  const t = useT();
  if (!email && !phone) return null;
  return (
    <div className="row reach-customer">
      {email && (
        <a className="button small" href={`mailto:${email}?subject=${encodeURIComponent(number)}`}>
          <Icon name="mail" small /> {t('admin.quote.write')}
        </a>
      )}
      {phone && (
        <a className="button small" href={phoneHref(phone)}>
          <Icon name="phone" small /> {t('admin.quote.call')}
        </a>
      )}
    </div>
  );
}

/** The request and the order that a declaration belongs to. */
export function DeclarationLinks({ declaration: { quote, order } }: { declaration: Pick<StaffDeclaration, 'quote' | 'order'> }) {
  const t = useT();
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
