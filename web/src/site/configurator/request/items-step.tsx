import { useT } from '../../../lib/text/strings';
import { Icon } from '../../../ui/marks/icon';
import { LongArrow } from '../../../ui/marks/icon-paths';
import { SiteLink } from '../../../ui/layout/site-link';
import { useToast } from '../../../ui/feedback/toasts';
import { useBlocker } from './use-blocker';
import { CartItemSheet } from './cart-item';
import { CartSummary } from './cart-summary';
import { useConfirm } from '../../../ui/forms/use-confirm';
import { useCartServices } from '../cart/use-cart';
import type { CartLines } from '../cart/use-cart-lines';

/** Shows step one: the services with their files, and what they cost. */
export function ItemsStep({ cart, onNext }: { cart: CartLines; onNext: () => void }) {
  const t = useT();
  const blocker = useBlocker(cart);
  return (
    <>
      <section aria-label={t('cart.items')}>
        <StaleNote cart={cart} />
        <div className="box">
          {cart.lines.map((line) => (
            <CartItemSheet key={line.item.productId} line={line} lines={cart.lines} />
          ))}
        </div>
        <div className="row between cart-foot">
          <SiteLink className="link" to="/">
            <Icon name="plus" small /> {t('cart.more')}
          </SiteLink>
          <ClearButton />
        </div>
      </section>
      <CartSummary lines={cart.lines} total={cart.total}>
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
