import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useT } from '../../../lib/text/strings';
import { FileDrop } from '../../../uploads/file-drop';
import { AddonChoiceList } from './addon-choice-list';
import { AmountPair } from '../../../ui/marks/amount-pair';
import { useBox } from './use-box';
import { exceedsMaxUnits } from './addon-choice';
import { priceItem } from '../cart/cart-price';
import { useConfirm } from '../../../ui/forms/use-confirm';
import { useEarlyActions } from '../../../static-markup/use-early-actions';
import { NoteField, noteIn, QuantityField, PriceSum, type SumPart, useQuantityDraft } from './line-fields';
import { cents, formatCents, multiply, thousandths, type Thousandths } from '@contract/pricing/money';
import { type PricedLine, priceTotal } from '@contract/pricing/pricing';
import { useLocale } from '../../../lib/text/locale';
import { formatQuantity, unitText } from './quantity';
import type { CartItem } from '@contract/quoting/cart';
import type { PriceUnit } from '@contract/content/product';
import { LongArrow } from '../../../ui/marks/long-arrow';
import { SiteLink } from '../../../ui/layout/site-link';
import type { BoxProduct } from './box-actions';

/** The files' code comes with the first file. */
const BoxFiles = lazy(() => import('./box-files').then((module) => ({ default: module.BoxFiles })));

/** Shows quantity, add-ons, files and note of the temporary product on its product's page, with the price. */
export function ConfiguratorBox({ product, head }: { product: BoxProduct; head: ReactNode }) {
  const t = useT();
  const [ask, dialog, withdraw] = useConfirm();
  const box = useBox(product, ask, withdraw);
  const form = useRef<HTMLFormElement>(null);
  useEarlyActions(form);
  const draft = useQuantityDraft(box.configured.quantity, product, (quantity) => box.change({ quantity }));
  const { selectedAddons } = box.configured.productData;
  const line = priceItem({ ...box.configured, quantity: draft.value }, product.price, product.addons);
  const locale = useLocale();
  const shown = Number.isFinite(draft.value) && draft.value > 0 ? draft.value : 0;
  const counted = { quantity: formatQuantity(shown, locale), unit: unitText(t, product.unit, shown) };
  const amount = thousandths(shown);
  const blocked = draft.problem
    ? t('box.blocked.quantity')
    : exceedsMaxUnits(product.addons, selectedAddons, draft.value)
      ? t('box.blocked.addon')
      : null;
  return (
    <>
      <form
        ref={form}
        className="box configurator-box"
        data-early
        aria-label={t('box.form', { name: product.name })}
        onPointerEnter={box.warmUp}
        onFocus={box.warmUp}
        onSubmit={(event) => (event.preventDefault(), blocked || box.addToCart(noteIn(event.currentTarget)))}
      >
        {head}
        <div className="box-body">
          <QuantityField draft={draft} product={product} label={t(`box.quantity.${product.unit}`)} />
        </div>
        <BoxAddons product={product} box={box} quantity={draft.value} />
        <BoxExtras product={product} box={box} />
        <div className="box-body tinted">
          <BoxPrice line={line} product={product} counted={counted} amount={amount} />
          <BoxSubmit blocked={blocked} inCart={box.inCart} unit={product.unit} />
        </div>
      </form>
      <BoxBar line={line} counted={counted} blocked={blocked !== null} isInCart={box.inCart !== undefined} form={form} />
      {dialog}
    </>
  );
}

type BoxAddonsProps = { product: BoxProduct; box: ReturnType<typeof useBox>; quantity: number };

function BoxAddons({ product, box, quantity }: BoxAddonsProps) {
  if (product.addons.length === 0) return null;
  return (
    <div className="box-body">
      <AddonChoiceList
        addons={product.addons}
        selected={box.configured.productData.selectedAddons}
        unit={product.unit}
        quantity={quantity}
        onSelect={(selectedAddons) => void box.change({ productData: { selectedAddons } })}
      />
    </div>
  );
}

/** The files that go with the product, and a note about it. */
function BoxExtras({ product, box }: Omit<BoxAddonsProps, 'quantity'>) {
  const t = useT();
  return (
    <div className="box-body">
      <h3 className="field-label">{t('files.title')}</h3>
      {box.showsFiles && (
        <Suspense>
          <BoxFiles product={product} onRemove={box.removeFile} />
        </Suspense>
      )}
      <FileDrop hasFiles={box.hasFiles} onFiles={(files) => void box.addFiles(files)} />
      <NoteField note={box.configured.productData.note ?? ''} onNote={(note) => void box.change({ productData: { note } })} />
    </div>
  );
}

/** The quantity and its unit as texts. */
type Counted = { quantity: string; unit: string };

type BoxPriceProps = { line: PricedLine; product: BoxProduct; counted: Counted; amount: Thousandths };

/** The live price: base, each add-on, and the total. */
function BoxPrice({ line, product, counted, amount: quantity }: BoxPriceProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <div aria-live="polite" aria-atomic="true">
      <PriceSum
        parts={(amountOf) => {
          const [price, base] = [amountOf(cents(product.price)), amountOf(line.base)];
          // A gross price of fractions of a cent does not multiply to the gross amount.
          const name = t(multiply(price, quantity) === base ? 'price.line' : 'price.line.count', {
            ...counted,
            price: formatCents(price, locale),
          });
          const nameOf = (id: string) => product.addons.find((addon) => addon.id === id)?.name ?? '';
          return [[name, base], ...line.addons.map(({ id, amount }): SumPart => [nameOf(id), amountOf(amount)])];
        }}
        total={priceTotal([line])}
        names={{ net: t('price.net'), gross: t('price.gross') }}
      />
    </div>
  );
}

type BoxSubmitProps = {
  /** The reason why the product cannot be added yet. */
  blocked: string | null;
  inCart: CartItem | undefined;
  unit: PriceUnit;
};

/** The box's main action, and a link to the cart once the product is in it. */
function BoxSubmit({ blocked, inCart, unit }: BoxSubmitProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <>
      <button
        type="submit"
        className="button primary full"
        disabled={blocked !== null}
        aria-describedby="box-note"
        // A double click counts as one request.
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
    </>
  );
}

type BoxBarProps = {
  line: PricedLine;
  counted: Counted;
  blocked: boolean;
  isInCart: boolean;
  form: RefObject<HTMLFormElement | null>;
};

/** Shows price and action while the box's own are out of sight: at the foot of small screens, on others below the box, which scrolls. */
function BoxBar({ line, counted, blocked, isInCart, form }: BoxBarProps) {
  const t = useT();
  const isActionVisible = useActionVisible(form);
  return (
    <div
      className={isActionVisible === null ? 'bottom-bar box-bar' : 'bottom-bar box-bar beside'}
      data-early
      hidden={isActionVisible ?? false}
    >
      <div>
        <span className="label">{t('price.bar', counted)}</span>
        <b className="amount-pair">
          <AmountPair net={line.net} />
        </b>
      </div>
      <button
        type="button"
        className="button primary small"
        disabled={blocked}
        onClick={({ detail }) => detail > 1 || form.current?.requestSubmit()}
      >
        {t(isInCart ? 'box.increase.short' : 'box.add')}
      </button>
    </div>
  );
}

/** Returns whether the box's action is in sight; null as long as that is unknown. */
function useActionVisible(form: RefObject<HTMLFormElement | null>): boolean | null {
  const [isVisible, setVisible] = useState<boolean | null>(null);
  useEffect(() => {
    const action = form.current?.querySelector('[type=submit]');
    if (!action) return;
    const observer = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting ?? false));
    observer.observe(action);
    return () => observer.disconnect();
  }, [form]);
  return isVisible;
}
