import type { Buyer, DocumentLine } from '@contract/billing/document';
import { grossSums, isReadGross } from '@contract/pricing/buyer-sums';
import { type BasisPoints, cents, formatCents, gross } from '@contract/pricing/money';
import type { Cents } from '@contract/pricing/cents';
import type { ReactNode } from 'react';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';
import { countedText } from '../../lib/text/units';
import type { TaxCase, TaxTotals } from '@contract/pricing/tax';
import { BuyerAmount } from '../marks/buyer-amount';
import { formatPercent } from '../../lib/text/format';

type Line = Omit<DocumentLine, 'net' | 'vatRate'> & Partial<Pick<DocumentLine, 'vatRate'>>;

type LineTableProps = {
  lines: readonly Line[];
  /** True if amounts are read with their tax (`isReadGross`); net stands beside then. */
  isGross: boolean;
  /** The offer's index: changes are marked, and lines that it changed stand out. */
  version?: string | undefined;
  /** Returns what stands below a line. */
  below?: ((line: Line, index: number) => ReactNode) | undefined;
  /** The sums, as the table's foot. */
  children: ReactNode;
};

/** A table of priced lines with their add-ons, numbered. */
export function LineTable({ lines, isGross, version, below, children }: LineTableProps) {
  const t = useT();
  return (
    <div className="table-scroll">
      <table className="table stacked quote-positions">
        <thead>
          <tr>
            <th>{t('quote.position')}</th>
            <th>{t('quote.service')}</th>
            <th className="numeric">{t('quote.quantity')}</th>
            <th className="numeric">{t(isGross ? 'quote.unit-price.gross' : 'quote.unit-price')}</th>
            <th className="numeric">{t(isGross ? 'quote.amount.gross' : 'quote.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <LineRows key={line.key} line={line} position={index + 1} isGross={isGross} version={version} below={below?.(line, index)} />
          ))}
        </tbody>
        {children}
      </table>
    </div>
  );
}

type LineRowsProps = { line: Line; position: number; below: ReactNode } & Pick<LineTableProps, 'isGross' | 'version'>;

function LineRows({ line, position, isGross, version, below }: LineRowsProps) {
  const t = useT();
  const locale = useLocale();
  const { name, description, quantity, unit, price, base, addons, revision, vatRate } = line;
  const shared = { isGross, vatRate };
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
          {countedText({ quantity, unit }, t, locale)}
        </td>
        <AmountCell {...shared} label={t(isGross ? 'quote.unit-price.gross' : 'quote.unit-price')} net={price} />
        <AmountCell {...shared} label={t(isGross ? 'quote.amount.gross' : 'quote.amount')} net={base} />
      </tr>
      {addons.map((addon, index) => (
        <tr key={addon.name} className={className}>
          <td className="mono muted hide-small">{`${position}.${index + 1}`}</td>
          <td colSpan={3}>{addon.name}</td>
          <AmountCell {...shared} label={t(isGross ? 'quote.amount.gross' : 'quote.amount')} net={addon.amount} />
        </tr>
      ))}
      {below && (
        <tr className="below-line">
          <td colSpan={5}>{below}</td>
        </tr>
      )}
    </>
  );
}

type AmountCellProps = { label: string; net: Cents; isGross: boolean; vatRate: BasisPoints | undefined };

/** An amount under a heading that says that it is net, or gross with net beside it. */
function AmountCell({ label, net, isGross, vatRate }: AmountCellProps) {
  const locale = useLocale();
  return (
    <td className={isGross ? 'numeric nowrap amount-pair' : 'numeric nowrap'} data-label={label}>
      {isGross ? <BuyerAmount buyer="consumer" net={net} gross={gross(net, vatRate)} /> : formatCents(net, locale)}
    </td>
  );
}

type DocumentLinesProps = {
  lines: readonly DocumentLine[];
  totals: TaxTotals;
  /** The discount on all lines. */
  discount: BasisPoints;
  taxCase: TaxCase;
  buyer: Pick<Buyer, 'customerType'>;
  /** The offer's index: changes are marked, and lines that it changed stand out. */
  version?: string;
  /** Returns what stands below a line. */
  below?: LineTableProps['below'];
};

/** Shows the lines of an offer, an order or an invoice, with discount, VAT by rate, and the sums, as its buyer reads them. */
export function DocumentLines({ lines, totals, discount, taxCase, buyer, version, below }: DocumentLinesProps) {
  const t = useT();
  const isGross = isReadGross(buyer.customerType, totals);
  return (
    <>
      <LineTable lines={lines} isGross={isGross} version={version} below={below}>
        {isGross ? (
          <GrossSums lines={lines} totals={totals} discount={discount} />
        ) : (
          <NetSums totals={totals} discount={discount} buyer={buyer} />
        )}
      </LineTable>
      {taxCase !== 'domestic' && <p className="small muted tax-note">{t(`lines.tax.${taxCase}`)}</p>}
    </>
  );
}

type Sum = { name: string; amount: Cents; className?: string };

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

/** The sums that businesses read: net leads, then tax and the whole. */
function NetSums({ totals, discount, buyer }: Pick<DocumentLinesProps, 'totals' | 'discount' | 'buyer'>) {
  const t = useT();
  const taxes = useTaxRows(totals, 'lines.vat');
  const lead = { className: 'quote-total' };
  return (
    <SumRows
      sums={[
        ...useDiscountRows(totals.lines, totals.discount, discount),
        { name: t('lines.net'), amount: totals.net, ...lead },
        ...taxes,
        // What consumers pay without tax is a total like any other.
        { name: t('lines.gross'), amount: totals.gross, ...(buyer.customerType === 'consumer' && lead) },
      ]}
    />
  );
}

/** The sums that consumers read: the whole leads, then the tax in it and what it is without. */
function GrossSums({ lines, totals, discount }: Pick<DocumentLinesProps, 'lines' | 'totals' | 'discount'>) {
  const t = useT();
  const parts = lines.flatMap(({ base, addons, vatRate }) =>
    [base, ...addons.map(({ amount }) => amount)].map((amount) => gross(amount, vatRate)),
  );
  const sums = grossSums(parts, totals);
  return (
    <SumRows
      sums={[
        ...(sums.rounding === 0 ? [] : [{ name: t('lines.rounding'), amount: sums.rounding, className: 'muted' }]),
        ...useDiscountRows(sums.lines, totals.discount === 0 ? cents(0) : sums.discount, discount),
        { name: t('lines.gross-taxed'), amount: totals.gross, className: 'quote-total' },
        ...useTaxRows(totals, 'lines.vat-in'),
        { name: t('lines.net'), amount: totals.net, className: 'muted' },
      ]}
    />
  );
}

function useDiscountRows(lines: Cents, off: Cents, discount: BasisPoints): Sum[] {
  const t = useT();
  const locale = useLocale();
  if (off === 0) return [];
  return [
    { name: t('lines.all'), amount: lines },
    { name: t('lines.discount', { percent: formatPercent(discount, locale) }), amount: cents(0 - off) },
  ];
}

/** Returns the VAT by rate; with several rates each says what it is on. */
function useTaxRows({ rows }: TaxTotals, text: 'lines.vat' | 'lines.vat-in'): Sum[] {
  const t = useT();
  const locale = useLocale();
  return rows.map(({ rate, net, vat }) => {
    const percent = formatPercent(rate, locale);
    const name = rows.length === 1 ? t(text, { rate: percent }) : t('lines.vat-on', { rate: percent, net: formatCents(net, locale) });
    return { name, amount: vat, className: 'muted' };
  });
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
