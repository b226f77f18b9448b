import { formatCents } from '@contract/money';
import type { DocumentLine } from '@contract/document';
import type { BasisPoints } from '@contract/money';
import type { TaxCase, TaxTotals } from '@contract/tax';
import { useLocale } from '../lib/locale';
import { useT } from '../lib/strings';
import { LineSums } from './line-sums';
import { RevisionMark } from './revision-mark';

type DocumentLinesProps = {
  lines: readonly DocumentLine[];
  totals: TaxTotals;
  /** Percent off all lines. */
  discount: BasisPoints;
  taxCase: TaxCase;
  /** The offer's index: changes are marked, and lines that it changed stand out. */
  version?: string;
};

/** What an offer or an order is made of: numbered lines with their add-ons, discount, VAT a rate, and the sums. */
export function DocumentLines({ lines, totals, discount, taxCase, version }: DocumentLinesProps) {
  const t = useT();
  return (
    <>
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
            {lines.map((line, index) => (
              <LineRows key={line.key ?? index} line={line} position={index + 1} version={version} />
            ))}
          </tbody>
          <LineSums totals={totals} discount={discount} />
        </table>
      </div>
      {taxCase !== 'domestic' && <p className="small muted tax-note">{t(`lines.tax.${taxCase}`)}</p>}
    </>
  );
}

type LineRowsProps = { line: DocumentLine; position: number; version: string | undefined };

function LineRows({ line, position, version }: LineRowsProps) {
  const t = useT();
  const locale = useLocale();
  const { name, description, quantity, unit, price, base, addons, revision } = line;
  const className = version && revision === version ? 'changed' : undefined;
  return (
    <>
      <tr className={className}>
        <td className="mono muted hide-small">{position}</td>
        <td>
          <b>{name}</b> {version && revision && <RevisionMark version={revision} />}
          {description && <p className="small muted position-note">{description}</p>}
        </td>
        <td className="numeric" data-label={t('quote.quantity')}>
          {`${quantity.toLocaleString(locale)} ${t(quantity === 1 ? `unit.${unit}` : `units.${unit}`)}`}
        </td>
        <td className="numeric nowrap" data-label={t('quote.unit-price')}>
          {formatCents(price, locale)}
        </td>
        <td className="numeric nowrap" data-label={t('quote.amount')}>
          {formatCents(base, locale)}
        </td>
      </tr>
      {addons.map((addon, index) => (
        <tr key={addon.name} className={className}>
          <td className="mono muted hide-small">{`${position}.${index + 1}`}</td>
          <td colSpan={3}>{addon.name}</td>
          <td className="numeric nowrap" data-label={t('quote.amount')}>
            {formatCents(addon.amount, locale)}
          </td>
        </tr>
      ))}
    </>
  );
}
