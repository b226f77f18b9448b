import type { StaffDeclaration } from '@contract/declaration';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../lib/locale';
import { formatExactly, formatMoment } from '../../ui/format-time';
import { OrderStatus } from '../../ui/order-status';
import { MatchForm } from './match-form';
import { OwedValue } from './owed-value';

/** A declaration: who, when, about what; opened, all of it and what it means for which order. */
export function DeclarationEntry({ declaration }: { declaration: StaffDeclaration }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { number, kind, name, email, reference, reason, receivedAt, matched, quote, order } = declaration;
  return (
    <li>
      <details className="message">
        <summary>
          <b>
            {number} {name}
          </b>
          <span>{t(`admin.declarations.kind.${kind}`)}</span>
          <time className="mono extra-small muted" dateTime={receivedAt}>
            {formatMoment(receivedAt, locale)}
          </time>
          <span className={`status ${matched ? 'ok' : 'new'}`}>{t(matched ? 'admin.declaration.matched' : 'admin.declaration.open')}</span>
        </summary>
        <div className="message-body">
          <p>
            <a href={`mailto:${email}?subject=${encodeURIComponent(number)}`}>{email}</a> · {formatExactly(receivedAt, locale)}
          </p>
          <p className="message-text">{`${t('admin.declaration.reference')}: ${reference}`}</p>
          {reason && <p className="message-text">{`${t('admin.declaration.reason')}: ${reason}`}</p>}
          {quote ? (
            <p className="row">
              <Link className="link" to="/admin/quotes/$id" params={{ id: quote.id }}>
                {t('admin.declaration.quote', { number: quote.number })}
              </Link>
              {order && (
                <>
                  <Link className="link" to="/admin/orders/$id" params={{ id: order.id }}>
                    {t('admin.declaration.order', { number: order.number })}
                  </Link>
                  <OrderStatus status={order.status} />
                </>
              )}
            </p>
          ) : (
            <p>{t('admin.declaration.unmatched')}</p>
          )}
          {quote && !quote.emailMatches && <p className="small">{t('admin.declaration.other-email')}</p>}
          {kind === 'withdrawal' && !matched && <MatchForm id={declaration.id} known={order?.number ?? ''} />}
          {kind === 'withdrawal' && order && <OwedValue gross={order.gross} />}
        </div>
      </details>
    </li>
  );
}
