import { type BasisPoints, type Cents, cents, formatCents } from '@contract/pricing/money';
import type { TaxTotals } from '@contract/pricing/tax';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { formatPercent } from '../marks/format-percent';

type LineSumsProps = { totals: TaxTotals; discount: BasisPoints };
type Sum = { name: string; amount: Cents; className?: string };

/** The foot of a document's lines: net and gross in equal size (PAngV). */
export const LineSums = (props: LineSumsProps) => <SumRows sums={useSums(props)} />;

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
