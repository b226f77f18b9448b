import type { Quote, QuoteLine } from '@contract/quote';
import { formatCents } from '@contract/money';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { TitleBlock } from '../../ui/title-block';
import { GuestContact } from './guest-contact';
import { quoteStatusTone } from './quote-status-tone';
import { GuestFiles } from './guest-files';

type GuestQuoteProps = { quote: Quote; /** The secret of the guest link. */ token: string };

/** A request as its sender sees it through the link of the mail. */
export function GuestQuote({ quote, token }: GuestQuoteProps) {
  const t = useT();
  const locale = useLocale();
  const submitted = new Date(quote.submittedAt).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'Europe/Berlin' });
  const status = <span className={`status ${quoteStatusTone[quote.status]}`}>{t(`quote.status.${quote.status}`)}</span>;
  return (
    <div className="wrap guest-quote">
      <h1>{t('guest.title', { number: quote.number })}</h1>
      <TitleBlock
        columns={3}
        facts={[
          { name: t('guest.status'), value: status },
          { name: t('guest.submitted'), value: submitted },
          { name: t('guest.gross'), value: formatCents(quote.gross, locale) },
        ]}
      />
      <GuestLines quote={quote} token={token} />
      <GuestContact contact={quote.contact} />
      <p className="small muted">{t('guest.private')}</p>
    </div>
  );
}

function GuestLines({ quote, token }: GuestQuoteProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <section className="box" aria-labelledby="guest-lines">
      <div className="box-head">
        <h2 id="guest-lines">{t('guest.lines')}</h2>
      </div>
      <div className="box-body">
        <ul className="review-list">
          {quote.lines.map((line) => (
            <GuestLine key={line.productId} line={line} token={token} />
          ))}
          <SumLine name={t('guest.net')} amount={formatCents(quote.net, locale)} />
          <li className="review-vat">
            <span>{t('guest.vat')}</span>
            <span>{formatCents(quote.vat, locale)}</span>
          </li>
          <SumLine name={t('guest.gross')} amount={formatCents(quote.gross, locale)} />
        </ul>
      </div>
    </section>
  );
}

const SumLine = ({ name, amount }: { name: string; amount: string }) => (
  <li className="review-total">
    <b>{name}</b>
    <b>{amount}</b>
  </li>
);

function GuestLine({ line, token }: { line: QuoteLine; token: string }) {
  const t = useT();
  const locale = useLocale();
  const counted = {
    quantity: line.quantity.toLocaleString(locale),
    unit: t(line.quantity === 1 ? `unit.${line.unit}` : `units.${line.unit}`),
    price: formatCents(line.price, locale),
  };
  return (
    <li>
      <span>
        {line.name}
        <small>{t('guest.line', counted)}</small>
        {line.addons.map((addon) => (
          <small key={addon.id}>
            {addon.name}: {formatCents(addon.amount, locale)}
          </small>
        ))}
        {line.note && <small>{`${t('guest.note')}: ${line.note}`}</small>}
        <GuestFiles files={line.files} token={token} />
      </span>
      <span className="numeric">{formatCents(line.net, locale)}</span>
    </li>
  );
}
