import { type ReactNode, useEffect, useRef } from 'react';
import type { CartItem } from '@contract/quoting/cart';
import { cents, formatCents, gross } from '@contract/pricing/money';
import { roundingOf, type PricedLine } from '@contract/pricing/pricing';
import { AmountPair } from '../../../ui/marks/amount-pair';
import { check, IconFrame } from '../../../ui/marks/icon-paths';
import { LongArrow } from '../../../ui/marks/long-arrow';
import { SiteLink } from '../../../ui/layout/site-link';
import { useLocale } from '../../../lib/text/locale';
import { useT } from '../../../lib/text/strings';
import { priceItem } from '../cart/cart-price';
import { formatQuantity, unitText } from '../../../lib/text/units';
import { stepQuantity } from './quantity';
import type { BoxProduct } from './box-actions';

type BoxReceiptProps = {
  product: BoxProduct;
  /** The product's line in the cart. */
  item: CartItem;
  files: ReactNode;
  /** True if the product was put into the cart on this page: the way on then has the focus. */
  isNew: boolean;
  onIncrease: (by: number) => void;
};

/**
 * Shows, in place of the form, what lies in the cart of a product: the way there first, then what one press more would change. The line is
 * edited in the cart alone, so that no second truth stands here.
 */
export function BoxReceipt({ product, item, files, isNew, onIncrease }: BoxReceiptProps) {
  const t = useT();
  const locale = useLocale();
  const wayOn = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!isNew) return;
    wayOn.current?.querySelector('a')?.focus({ preventScroll: true });
    wayOn.current?.closest('form')?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);
  const line = priceItem(item, product, product.addons);
  const next = stepQuantity(item.quantity, 1, product);
  const more = priceItem({ ...item, quantity: next }, product, product.addons).net - line.net;
  const [from, to] = [formatQuantity(item.quantity, locale), formatQuantity(next, locale)];
  return (
    <>
      <div className="box-receipt-head" role="status">
        <IconFrame>{check}</IconFrame>
        <div>
          <h2>{t('box.receipt.title')}</h2>
          <p>{t('box.receipt.quantity', { quantity: from, unit: unitText(t, product.unit, item.quantity) })}</p>
        </div>
      </div>
      <ChosenAddons product={product} line={line} />
      {files && <div className="box-body">{files}</div>}
      <div className="box-body tinted">
        <BoxTotal net={line.net} />
        <p ref={wayOn}>
          <SiteLink className="button primary full" to="/konfigurator">
            {t('box.open')} <LongArrow />
          </SiteLink>
        </p>
        {next > item.quantity && (
          <>
            <button
              type="button"
              className="button full"
              aria-describedby="box-note"
              onClick={({ detail }) => detail > 1 || onIncrease(next - item.quantity)}
            >
              {t('box.increase', { from, to })}
            </button>
            <p className="small muted box-note" id="box-note">
              {t('box.increase.by')}{' '}
              <span className="price-pair">
                <AmountPair net={cents(more)} />
              </span>
            </p>
          </>
        )}
      </div>
    </>
  );
}

type ChosenAddonsProps = { product: BoxProduct; line: PricedLine };

/** The chosen add-ons, each with what it adds. Consumers read gross amounts, which may miss the gross total by cents: that is said. */
export function ChosenAddons({ product, line }: ChosenAddonsProps) {
  const t = useT();
  const locale = useLocale();
  if (line.addons.length === 0) return null;
  const parts = [line.base, ...line.addons.map(({ amount }) => amount)];
  const rounding = roundingOf(
    parts.map((part) => gross(part)),
    gross(line.net),
  );
  return (
    <ul className="box-body box-chosen">
      {line.addons.map(({ id, amount }) => (
        <li key={id}>
          <IconFrame small>{check}</IconFrame>
          <span>{product.addons.find((addon) => addon.id === id)?.name}</span>
          <span className="mono amount-pair">
            <AmountPair net={amount} prefix="+ " />
          </span>
        </li>
      ))}
      {rounding !== 0 && (
        <li className="for-consumer">
          <span className="small muted box-rounding">
            {t('price.rounding')} <span className="mono">{formatCents(rounding, locale)}</span>
          </span>
        </li>
      )}
    </ul>
  );
}

/** The guide price as it stands now; a changed one is read out alone, and lights up because its amount is new to the browser. */
export function BoxTotal({ net }: { net: PricedLine['net'] }) {
  const t = useT();
  return (
    <p className="box-total" aria-live="polite" aria-atomic="true">
      <span>{t('price.title')}</span>{' '}
      <span className="price-pair" key={net}>
        <AmountPair net={net} />
      </span>
    </p>
  );
}
