import type { CartItem } from '@contract/quoting/cart';
import type { PriceUnit } from '@contract/content/product';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { LongArrow } from '../../ui/marks/long-arrow';
import { SiteLink } from '../../ui/layout/site-link';
import { formatQuantity } from './quantity';
import { unitText } from './unit-text';

type BoxSubmitProps = {
  /** Why the product cannot be added yet. */
  blocked: string | null;
  inCart: CartItem | undefined;
  unit: PriceUnit;
};

/** The box's main action, and the way to the cart once the product is in it. */
export function BoxSubmit({ blocked, inCart, unit }: BoxSubmitProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <>
      <button
        type="submit"
        className="button primary full"
        disabled={blocked !== null}
        aria-describedby="box-note"
        // A double click is one wish.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
      >
        {t(inCart ? 'box.increase' : 'box.add')} <LongArrow />
      </button>
      <p className="small muted box-note" id="box-note">
        {blocked ?? t('box.note')}
      </p>
      {inCart && (
        <p className="small box-note">
          {t('box.in-cart', { quantity: formatQuantity(inCart.quantity, locale), unit: unitText(t, unit, inCart.quantity) })}{' '}
          <SiteLink to="/konfigurator">{t('box.open')}</SiteLink>
        </p>
      )}
      <noscript>
        <p className="small box-note">
          {t('box.no-script')} <SiteLink to="/kontakt">{t('box.contact')}</SiteLink>
        </p>
      </noscript>
    </>
  );
}
