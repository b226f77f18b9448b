import { formatCents } from '@contract/money';
import type { QuoteSummary } from '@contract/quote';
import { customerTurnStatuses, type QuoteStatus } from '@contract/states/quote';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../lib/locale';
import { Icon } from '../../ui/icon';
import { LongArrow } from '../../ui/long-arrow';
import { serviceNames } from './service-names';

const SHOWN = 3;

const isCustomersTurn = (status: QuoteStatus): boolean => (customerTurnStatuses as readonly QuoteStatus[]).includes(status);

/** What waits for the customer, newest first; when nothing does, what is with us. */
export function WaitingStrip({ quotes }: { quotes: readonly QuoteSummary[] }) {
  const { t } = useTranslation();
  const waiting = quotes.filter(({ status }) => isCustomersTurn(status));
  if (waiting.length > 0) {
    return (
      <>
        {waiting.slice(0, SHOWN).map((quote) => (
          <WaitingQuote key={quote.id} quote={quote} />
        ))}
        {waiting.length > SHOWN && (
          <p className="more-waiting">
            <Link className="link" to="/app/quotes" search={{ status: 'open' }}>
              {t('portal.waiting.more', { count: waiting.length - SHOWN })}
            </Link>
          </p>
        )}
      </>
    );
  }
  return (
    <p className="nothing-waits">
      <Icon name="check" />
      <span>{quotes.length > 0 ? t('portal.waiting.with-us', { count: quotes.length }) : t('portal.waiting.none')}</span>
    </p>
  );
}

function WaitingQuote({ quote }: { quote: QuoteSummary }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { id, number, status, net, gross } = quote;
  const step = status === 'offered' ? 'offered' : 'needs_info';
  return (
    <section className="waiting-quote" aria-label={number}>
      <div className="waiting-body">
        <p className="mono extra-small waiting-mark">{t('portal.waiting')}</p>
        <h2>{t(`portal.waiting.${step}`, { number })}</h2>
        <p>{serviceNames(quote.services, locale)}</p>
      </div>
      <div className="waiting-price">
        <p className="mono extra-small muted">{t('portal.price')}</p>
        <p className="waiting-amount">{t('portal.price.net', { price: formatCents(net, locale) })}</p>
        <p className="waiting-amount">{t('portal.price.gross', { price: formatCents(gross, locale) })}</p>
        <Link className="button primary small full" to="/app/quotes/$id" params={{ id }}>
          {t(`portal.waiting.${step}.open`)} <LongArrow />
        </Link>
      </div>
    </section>
  );
}
