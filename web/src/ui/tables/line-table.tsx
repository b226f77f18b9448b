import type { DocumentLine } from '@contract/billing/document';
import { type BasisPoints, cents, formatCents } from '@contract/pricing/money';
import type { Cents } from '@contract/pricing/cents';
import type { ReactNode } from 'react';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';
import type { TaxCase, TaxTotals } from '@contract/pricing/tax';
import { formatPercent } from '../../lib/text/format';

type Line = Omit<DocumentLine, 'net' | 'vatRate'>;

type LineTableProps = {
  lines: readonly Line[];
  /** The offer's index: changes are marked, and lines that it changed stand out. */
  version?: string | undefined;
  /** The sums, as the table's foot. */
  children: ReactNode;
};

/** A table of priced lines with their add-ons, numbered. */
export function LineTable({ lines, version, children }: LineTableProps) {
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
          {lines.map((line, index) => (
            <LineRows key={line.key} line={line} position={index + 1} version={version} />
          ))}
        </tbody>
        {children}
      </table>
    </div>
  );
}

type LineRowsProps = { line: Line; position: number; version: string | undefined };

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

type DocumentLinesProps = {
  lines: readonly DocumentLine[];
  totals: TaxTotals;
  /** The discount on all lines. */
  discount: BasisPoints;
  taxCase: TaxCase;
  /** The offer's index: changes are marked, and lines that it changed stand out. */
  version?: string;
};

/** Shows the lines of an offer or an order, with discount, VAT by rate, and the sums. */
export function DocumentLines({ lines, totals, discount, taxCase, version }: DocumentLinesProps) {
  const t = useT();
  return (
    <>
      <LineTable lines={lines} version={version}>
        <LineSums totals={totals} discount={discount} />
      </LineTable>
      {taxCase !== 'domestic' && <p className="small muted tax-note">{t(`lines.tax.${taxCase}`)}</p>}
    </>
  );
}

type LineSumsProps = { totals: TaxTotals; discount: BasisPoints };
type Sum = { name: string; amount: Cents; className?: string };

/** The foot of a document's lines: net and gross in equal size (PAngV). */
const LineSums = (props: LineSumsProps) => <SumRows sums={useSums(props)} />;

/** The foot of a table of priced lines. */
export function SumRows({ sums }: { sums: readonly Sum[] }) {
  const locale = useLocale();
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

function useSums({ totals: { lines, discount: off, rows, net, gross }, discount }: LineSumsProps): Sum[] {
  const t = useT();
  const locale = useLocale();
  const vatText = (rate: BasisPoints, on: Cents) =>
    rows.length === 1
      ? t('lines.vat', { rate: formatPercent(rate, locale) })
      : t('lines.vat-on', { rate: formatPercent(rate, locale), net: formatCents(on, locale) });
  const discounted = [
    { name: t('lines.all'), amount: lines },
    { name: t('lines.discount', { percent: formatPercent(discount, locale) }), amount: cents(0 - off) },
  ];
  return [
    ...(off === 0 ? [] : discounted),
    { name: t('lines.net'), amount: net, className: 'quote-total' },
    ...rows.map((row) => ({ name: vatText(row.rate, row.net), amount: row.vat, className: 'muted' })),
    { name: t('lines.gross'), amount: gross, className: 'quote-total' },
  ];
}

/** The red triangle with which plans mark what a version changed. */
function RevisionMark({ version }: { version: string }) {
  const t = useT();
  return (
    <span className="revision-mark" role="img" aria-label={t('lines.changed', { version })} title={t('lines.changed', { version })}>
      {version}
    </span>
  );
}
