import { formatCents } from '@contract/money';
import type { Quote, QuoteLine } from '@contract/quote';
import { Fragment } from 'react';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';

/** The services of a request with their add-ons, numbered, and the sum: net and gross in equal size (PAngV). */
export function QuotePositions({ quote }: { quote: Quote }) {
  const t = useT();
  return (
    <div className="table-scroll">
      <table className="table stacked quote-positions">
        <thead>
          <tr>
            <th>{t('quote.position')}</th>
            <th>{t('quote.service')}</th>
            <th className="numeric">{t('quote.quantity')}</th>
            <th className="numeric">{t('quote.unit-price')}</th>
            <th className="numeric">{t('quote.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {quote.lines.map((line, index) => (
            <Position key={line.productId} line={line} position={index + 1} />
          ))}
        </tbody>
        <Sums quote={quote} />
      </table>
    </div>
  );
}

function Position({ line, position }: { line: QuoteLine; position: number }) {
  const t = useT();
  const locale = useLocale();
  const unit = t(line.quantity === 1 ? `unit.${line.unit}` : `units.${line.unit}`);
  return (
    <Fragment>
      <tr>
        <td className="mono muted hide-small">{position}</td>
        <td>
          <b>{line.name}</b>
          {line.note && <p className="small muted position-note">{`${t('quote.note')}: ${line.note}`}</p>}
        </td>
        <td className="numeric" data-label={t('quote.quantity')}>
          {`${line.quantity.toLocaleString(locale)} ${unit}`}
        </td>
        <td className="numeric" data-label={t('quote.unit-price')}>
          {formatCents(line.price, locale)}
        </td>
        <td className="numeric" data-label={t('quote.amount')}>
          {formatCents(line.base, locale)}
        </td>
      </tr>
      {line.addons.map((addon, index) => (
        <tr key={addon.id}>
          <td className="mono muted hide-small">{`${position}.${index + 1}`}</td>
          <td colSpan={3}>{addon.name}</td>
          <td className="numeric" data-label={t('quote.amount')}>
            {formatCents(addon.amount, locale)}
          </td>
        </tr>
      ))}
    </Fragment>
  );
}

function Sums({ quote: { net, vat, gross } }: { quote: Quote }) {
  const t = useT();
  const locale = useLocale();
  const sums = [
    { name: t('guest.net'), amount: net, className: 'quote-total' },
    { name: t('guest.vat'), amount: vat, className: 'muted' },
    { name: t('guest.gross'), amount: gross, className: 'quote-total' },
  ];
  return (
    <tfoot>
      {sums.map(({ name, amount, className }) => (
        <tr key={name} className={className}>
          <td colSpan={4} className="numeric">
            {name}
          </td>
          <td className="numeric nowrap">{formatCents(amount, locale)}</td>
        </tr>
      ))}
    </tfoot>
  );
}
