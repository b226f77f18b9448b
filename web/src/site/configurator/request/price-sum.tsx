import { cents, formatCents, gross } from '@contract/pricing/money';
import { type PricedTotal, roundingOf } from '@contract/pricing/pricing';
import type { CustomerType } from '@contract/pricing/customer-type';
import type { Cents } from '@contract/pricing/cents';
import { useLocale } from '../../../lib/text/locale';
import { useT } from '../../../lib/text/strings';

type PriceSumProps = {
  /** The rows above the total, at what `amountOf` makes of net amounts; a line without a price has none. */
  parts: (amountOf: (net: Cents) => Cents) => SumPart[];
  total: PricedTotal;
  /** The names of the total without and with tax. */
  names: Record<'net' | 'gross', string>;
};
type SumPart = readonly [name: string, amount: Cents | null, tone?: 'total' | 'muted'];

/** Each price view with the amount that leads, the other one, and how its VAT is named. */
const priceViews = [
  ['consumer', 'gross', 'net', 'price.vat-in'],
  ['business', 'net', 'gross', 'price.vat'],
] as const satisfies (readonly [view: CustomerType, ...string[]])[];

/**
 * Shows what a price is made of, for each price view, of which the stylesheet hides one. Consumers read gross amounts, and the total with
 * tax stands out (§ 3 Abs. 3 PAngV); businesses read net ones. A changed amount lights up because its cell is new to the browser.
 */
export function PriceSum({ parts, total, names }: PriceSumProps) {
  const t = useT();
  const locale = useLocale();
  return priceViews.map(([view, lead, other, vat]) => {
    const rows = parts(lead === 'gross' ? gross : (net) => net);
    const rounding = roundingOf(
      rows.map(([, amount]) => amount ?? cents(0)),
      total[lead],
    );
    if (rounding !== 0) rows.push([t('price.rounding'), rounding, 'muted']);
    rows.push([names[lead], total[lead], 'total'], [t(vat), total.vat, 'muted'], [names[other], total[other], 'muted']);
    return (
      <table key={view} className={`sum for-${view}`}>
        <caption className="visually-hidden">{t('price.title')}</caption>
        <thead>
          <tr>
            <th scope="colgroup" colSpan={2}>
              {t(`price.column.${lead}`)}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, amount, tone], index) => (
            <tr key={index} className={tone}>
              <th scope="row">{name}</th>
              <td className="numeric" key={amount}>
                {amount === null ? t('cart.no-price') : formatCents(amount, locale)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    );
  });
}
