import { useT } from '../../../lib/text/strings';
import { Icon } from '../../../ui/marks/icon';
import { LongArrow } from '../../../ui/marks/long-arrow';
import { SiteLink } from '../../../ui/layout/site-link';
import { useToast } from '../../../ui/feedback/toasts';
import { CartItemSheet } from './cart-item';
import { SaveListButton } from './save-list';
import { useConfirm } from '../../../ui/forms/use-confirm';
import { useCartServices, useUploads } from '../cart/use-cart';
import { type CartLines, lineName } from '../cart/use-cart-lines';
import { MAX_CART_LINES } from '@contract/quoting/cart';
import { isBusy, isUnfinished } from '../../../uploads/upload-row';
import type { ReactNode } from 'react';
import { TickList } from '../../../ui/marks/tick-list';
import { AmountPair } from '../../../ui/marks/amount-pair';
import { PriceSum } from './price-sum';
import { PriceViewSwitch } from '../../../static-markup/price-view-switch';
import type { CartLine } from '../cart/cart-line';
import { countText } from '../../../lib/text/decimal';

type ItemsStepProps = {
  cart: CartLines;
  /** True if the visitor has an account that keeps lists. */ keepsLists: boolean;
  onNext: () => void;
};

/** Shows step one: the services with their files, and what they cost. */
export function ItemsStep({ cart, keepsLists, onNext }: ItemsStepProps) {
  const t = useT();
  const blocker = useBlocker(cart);
  return (
    <>
      <section aria-label={t('cart.items')}>
        <StaleNote cart={cart} />
        <div className="box">
          {cart.lines.map((line) => (
            <CartItemSheet key={line.item.productId} line={line} lines={cart.lines} express={cart.express.get(line.item.productId)} />
          ))}
        </div>
        <div className="row between cart-foot">
          <SiteLink className="link" to="/">
            <Icon name="plus" small /> {t('cart.more')}
          </SiteLink>
          <span className="row">
            {keepsLists && <SaveListButton />}
            <ClearButton />
          </span>
        </div>
      </section>
      <CartSummary cart={cart}>
        <button type="button" className="button primary full" disabled={blocker !== null} aria-describedby="cart-blocked" onClick={onNext}>
          {t('cart.next')} <LongArrow />
        </button>
        <p className="small" id="cart-blocked" role="status">
          {blocker}
        </p>
      </CartSummary>
    </>
  );
}

/** Says which of the sums may differ from the shop's current prices. */
function StaleNote({ cart: { products, totalStatus, reload } }: { cart: CartLines }) {
  const t = useT();
  const texts = [products.status === 'stale' && t('cart.stale'), totalStatus === 'plain' && t('cart.plain')].filter(Boolean);
  if (texts.length === 0) return null;
  return (
    <div className="note warn cart-note" role="status">
      <Icon name="triangle-alert" />
      <div className="small">
        <p>{texts.join(' ')}</p>
        <button type="button" className="link small" onClick={reload}>
          {t('cart.retry')}
        </button>
      </div>
    </div>
  );
}

function ClearButton() {
  const t = useT();
  const { main } = useToast();
  const { actions } = useCartServices();
  const [ask, dialog] = useConfirm();
  const handleClear = async () => {
    if (!(await ask({ title: t('clear.title'), text: t('clear.text'), confirm: t('clear.confirm') }))) return;
    const result = actions.clearCart();
    if (result.success) main.success(t('cart.cleared'));
    else main.error(result.message);
  };
  return (
    <>
      <button type="button" className="button ghost small" onClick={() => void handleClear()}>
        {t('cart.clear')}
      </button>
      {dialog}
    </>
  );
}

/** Returns why the request cannot be sent, or null. Files that are on their way are waited for; those that stand still are not. */
export function useBlocker({ lines, products, totalStatus }: CartLines): string | null {
  const t = useT();
  const uploads = useUploads();
  if (lines.some((line) => line.problems.length > 0)) return t('cart.blocked');
  if (lines.length > MAX_CART_LINES) return t('cart.blocked.full', { limit: MAX_CART_LINES, count: lines.length - MAX_CART_LINES });
  if (uploads.some((row) => row.place === 'cart' && isUnfinished(row) && !isBusy(row))) return t('cart.blocked.uploads');
  return products.status === 'ready' && totalStatus !== 'plain' ? null : t('cart.blocked.offline');
}

/** Shows what the cart costs and how long it takes; `children` is the button that leads on. */
export function CartSummary({ cart, children }: { cart: CartLines; children?: ReactNode }) {
  const t = useT();
  const { lines, total, express } = cart;
  return (
    <aside className="box cart-summary" aria-label={t('price.title')}>
      <div className="box-head">
        <h2>{t('price.title')}</h2>
        <span className="mono muted">{countText(t, 'cart.lines', lines.length)}</span>
      </div>
      <div className="box-body tinted">
        <PriceViewSwitch name="price-view-cart" />
      </div>
      <div className="box-body">
        <p className="visually-hidden" role="status" aria-atomic="true">
          {t('price.title')}{' '}
          <span className="price-pair">
            <AmountPair net={total.net} />
          </span>
        </p>
        <PriceSum
          parts={(amountOf) => lines.map((line) => [lineName(t, line), line.price && amountOf(line.price.net)])}
          total={total}
          names={{ net: t('cart.net'), gross: t('cart.gross') }}
        />
      </div>
      <LeadTimes lines={lines} express={express} />
      {children && (
        <div className="box-body">
          {children}
          <TickList items={[t('cart.promise.free'), t('cart.promise.fixed'), t('cart.promise.account')]} />
        </div>
      )}
    </aside>
  );
}

/** The services' lead times on a dimension chain, shortest first, counted from the acceptance of the offer. */
function LeadTimes({ lines, express }: Pick<CartLines, 'lines' | 'express'>) {
  const t = useT();
  const times = leadTimesOf(lines, express);
  if (times.length === 0) return null;
  return (
    <div className="box-body">
      <h3 className="field-label">{t('cart.delivery')}</h3>
      <ol className="progress-chain">
        <li className="done">{t('cart.delivery.start')}</li>
        {times.map(({ days, date, names }, index) => (
          <li key={date ?? days} className={index === times.length - 1 ? 'now' : 'done'}>
            {date ?? countText(t, 'cart.days', days)}
            <span className="extra-small muted">{names.join(', ')}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const MOST_STEPS = 3;

type LeadTime = { days: number; /** The date of express work, which counts as no days. */ date?: string; names: string[] };

/**
 * Returns the dates of express work, then up to three different lead times; with more, the longest take the place of those
 * between.
 */
export function leadTimesOf(lines: readonly CartLine[], express: ReadonlyMap<string, string>): LeadTime[] {
  const known = lines.flatMap(({ item, product, price }) => (product && price ? [{ ...product, date: express.get(item.productId) }] : []));
  const dates = [...new Set(known.flatMap(({ date }) => date ?? []))];
  const namesAt = (at: string) => known.filter(({ date }) => date === at).map(({ name }) => name);
  const offered = known.filter(({ date }) => date === undefined);
  const all = [...new Set(offered.map((product) => product.leadTimeDays))].sort((a, b) => a - b);
  const shown = all.length > MOST_STEPS ? [...all.slice(0, 1), ...all.slice(1 - MOST_STEPS)] : all;
  return [
    ...dates.map((date) => ({ days: 0, date, names: namesAt(date) })),
    ...shown.map((days) => ({ days, names: offered.filter((product) => product.leadTimeDays === days).map(({ name }) => name) })),
  ];
}
