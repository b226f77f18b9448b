import { cents, formatCents } from '@contract/pricing/money';
import { priceTotal, type PricedLine } from '@contract/pricing/pricing';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import type { BoxProduct } from './box-product';
import { formatQuantity } from './quantity';
import { SumHead, SumRow } from './sum-row';
import { unitText } from './unit-text';

/** The live price: base, each add-on, then net and gross in equal size. */
export function BoxPrice({ line, product, quantity }: { line: PricedLine; product: BoxProduct; quantity: number }) {
  const t = useT();
  const locale = useLocale();
  const total = priceTotal([line]);
  const shown = Number.isFinite(quantity) && quantity > 0 ? quantity : 0;
  const counted = {
    quantity: formatQuantity(shown, locale),
    unit: unitText(t, product.unit, shown),
    price: formatCents(cents(product.price), locale),
  };
  return (
    <div aria-live="polite" aria-atomic="true">
      <table className="sum">
        <caption className="visually-hidden">{t('price.title')}</caption>
        <SumHead />
        <tbody>
          <SumRow name={t('price.line', counted)} amount={formatCents(line.base, locale)} />
          {line.addons.map(({ id, amount }) => (
            <SumRow key={id} name={product.addons.find((addon) => addon.id === id)?.name ?? ''} amount={formatCents(amount, locale)} />
          ))}
          <SumRow name={t('price.net')} amount={formatCents(total.net, locale)} tone="total" />
          <SumRow name={t('price.vat')} amount={formatCents(total.vat, locale)} tone="muted" />
          <SumRow name={t('price.gross')} amount={formatCents(total.gross, locale)} tone="total" />
        </tbody>
      </table>
    </div>
  );
}
