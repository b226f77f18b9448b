import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useT } from '../../../lib/text/strings';
import { FileDrop } from '../../../uploads/file-drop';
import { AddonChoiceList } from './addon-choice-list';
import { AmountPair } from '../../../ui/marks/amount-pair';
import { useBox } from './use-box';
import { exceedsMaxUnits } from './addon-choice';
import { priceItem } from '../cart/cart-price';
import { useConfirm } from '../../../ui/forms/use-confirm';
import { useEarlyActions } from '../../../static-markup/use-early-actions';
import { NoteField, noteIn, QuantityField, useQuantityDraft } from './line-fields';
import { centsFromEuros, formatCents, gross } from '@contract/pricing/money';
import type { Cents } from '@contract/pricing/cents';
import { addonPricing, type PricedLine } from '@contract/pricing/pricing';
import { useLocale } from '../../../lib/text/locale';
import type { PriceTier } from '@contract/content/product';
import { nextTier } from '@contract/pricing/unit-price';
import { formatQuantity, unitText } from '../../../lib/text/units';
import { roundQuantity } from './quantity';
import { countText } from '../../../lib/text/decimal';
import { LongArrow } from '../../../ui/marks/long-arrow';
import type { BoxProduct } from './box-actions';
import { BoxReceipt, BoxTotal, ChosenAddons } from './box-receipt';

/** The files' code comes with the first file. */
const BoxFiles = lazy(() => import('./box-files').then((module) => ({ default: module.BoxFiles })));

/**
 * The box on a product's page: the temporary product with quantity, add-ons, files, note and price, or, once the product is in the cart and
 * nothing of it is being configured, what lies there.
 */
export function ConfiguratorBox({ product, head }: { product: BoxProduct; head: ReactNode }) {
  const t = useT();
  const [ask, dialog, withdraw] = useConfirm();
  const box = useBox(product, ask, withdraw);
  const form = useRef<HTMLFormElement>(null);
  useEarlyActions(form);
  const draft = useQuantityDraft(box.configured.quantity, product, (quantity) => box.change({ quantity }));
  const line = priceItem({ ...box.configured, quantity: draft.value }, product, product.addons);
  const blocked = draft.problem
    ? t('box.blocked.quantity')
    : exceedsMaxUnits(product.addons, box.configured.productData.selectedAddons, draft.value)
      ? t('box.blocked.addon')
      : null;
  const isReceipt = box.inCart !== undefined && !box.isConfiguring;
  return (
    <>
      <form
        ref={form}
        className="box configurator-box"
        data-early
        aria-label={t('box.form', { name: product.name })}
        onPointerEnter={box.warmUp}
        onFocus={box.warmUp}
        onSubmit={(event) => (event.preventDefault(), blocked || isReceipt || box.addToCart(noteIn(event.currentTarget)))}
      >
        {head}
        {isReceipt && box.inCart ? (
          <BoxReceipt
            product={product}
            item={box.inCart}
            files={box.showsCartFiles && <BoxFileList product={product} box={box} place="cart" />}
            isNew={box.wasAdded}
            onIncrease={box.increase}
          />
        ) : (
          <>
            <div className="box-body">
              <QuantityField draft={draft} product={product} label={t(`box.quantity.${product.unit}`)} />
              {product.tiers.length > 0 && <PriceLadder product={product} quantity={draft.value} />}
            </div>
            <BoxAddons product={product} box={box} quantity={draft.value} line={line} />
            <BoxExtras product={product} box={box} />
            <div className="box-body tinted">
              <BoxTotal net={line.net} />
              <BoxSubmit blocked={blocked} box={box} quantity={draft.value} />
            </div>
          </>
        )}
      </form>
      {dialog}
    </>
  );
}

type BoxPartProps = { product: BoxProduct; box: ReturnType<typeof useBox> };

/** Each price view with the text that names its tax, and its amount of a net one. */
const ladderViews = [
  ['consumer', 'box.ladder.gross', gross],
  ['business', 'box.ladder.net', (net: Cents) => net],
] as const;

/** What a unit costs by quantity, the reached tier marked, and how far the next one is; for each price view, of which the stylesheet hides one. */
function PriceLadder({ product, quantity }: { product: BoxProduct; quantity: number }) {
  const t = useT();
  const locale = useLocale();
  const { price, tiers, minQuantity, unit } = product;
  const steps = [{ from: minQuantity, price }, ...tiers];
  const reached = steps.findLast(({ from }) => quantity >= from) ?? steps[0];
  const next = nextTier(product, quantity);
  const missing = next ? roundQuantity(next.from - (quantity > 0 ? quantity : 0)) : 0;
  const classOf = (step: PriceTier) => (step === reached ? 'reached' : undefined);
  return ladderViews.map(([view, name, amountOf]) => {
    const text = (net: Cents) => formatCents(amountOf(net), locale);
    const toNext = next && { quantity: formatQuantity(missing, locale), unit: unitText(t, unit, missing), price: text(next.price) };
    return (
      <table key={view} className={`price-ladder for-${view}`}>
        <caption>
          {t(name, { unit: t(`unit.${unit}`) })}
          {toNext && ` ${t('box.ladder.next', toNext)}`}
        </caption>
        <thead>
          <tr>
            {steps.map((step) => (
              <th key={step.from} scope="col" className={classOf(step)}>
                {t('box.ladder.from', { quantity: formatQuantity(step.from, locale) })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {steps.map((step) => (
              <td key={step.from} className={classOf(step)}>
                {text(step.price)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    );
  });
}

/** The add-ons, folded with what they cost; below them, while they are folded, the chosen ones with their prices. */
function BoxAddons({ product, box, quantity, line }: BoxPartProps & { quantity: number; line: PricedLine }) {
  const { addons, unit } = product;
  const [isOpen, setIsOpen] = useState(false);
  if (addons.length === 0) return null;
  return (
    <>
      <details
        className="box-fold"
        // It may have been opened while the page was only HTML.
        ref={(fold) => void (fold?.open && setIsOpen(true))}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
      >
        <AddonSummary addons={addons} />
        <AddonChoiceList
          addons={addons}
          selected={box.configured.productData.selectedAddons}
          unit={unit}
          quantity={quantity}
          isOpen={isOpen}
          onSelect={(selectedAddons) => void box.change({ productData: { selectedAddons } })}
        />
      </details>
      <ChosenAddons product={product} line={line} />
    </>
  );
}

/** Says how many add-ons there are and from what price on, for those in percent apart. */
function AddonSummary({ addons }: Pick<BoxProduct, 'addons'>) {
  const t = useT();
  const locale = useLocale();
  const lowest = (inPercents: boolean) =>
    Math.min(
      ...addons
        .filter(({ priceType }) => (addonPricing[priceType].priceIn === 'percents') === inPercents)
        .map(({ price }) => Number(price)),
    );
  const [euros, percents] = [lowest(false), lowest(true)];
  return (
    <summary>
      <b>
        {t('addons.title')}
        {Number.isFinite(percents) && <small> {t('addons.percent', { percent: formatQuantity(percents, locale) })}</small>}
      </b>
      <small>
        {countText(t, 'addons.count', addons.length)}
        {Number.isFinite(euros) && (
          <>
            {' '}
            <span className="price-pair">
              <AmountPair net={centsFromEuros(euros)} prefix={t('amount.from')} />
            </span>
          </>
        )}
      </small>
    </summary>
  );
}

const BoxFileList = ({ product, box, place }: BoxPartProps & { place: 'temporary' | 'cart' }) => (
  <Suspense>
    <BoxFiles product={product} place={place} onRemove={(fileName) => box.removeFile(place, fileName)} />
  </Suspense>
);

/** The files that go with the product, and a note about it. */
function BoxExtras({ product, box }: BoxPartProps) {
  const t = useT();
  const { note = '' } = box.configured.productData;
  return (
    <>
      <div className="box-body box-extras">
        <h3 className="visually-hidden">{t('files.title')}</h3>
        {box.showsFiles && <BoxFileList product={product} box={box} place="temporary" />}
        <FileDrop hasFiles={box.hasFiles} onFiles={(files) => void box.addFiles(files)} />
      </div>
      <details className="box-fold" open={note !== '' || undefined}>
        <summary>
          <b>
            {t('note.label')} <span className="muted">{t('field.optional')}</span>
          </b>
        </summary>
        <NoteField note={note} labelHidden onNote={(text) => void box.change({ productData: { note: text } })} />
      </details>
    </>
  );
}

type BoxSubmitProps = {
  /** The reason why the product cannot be added yet. */
  blocked: string | null;
  box: BoxPartProps['box'];
  quantity: number;
};

/** The box's main action; for a product that is in the cart it says what becomes of the quantity there. */
function BoxSubmit({ blocked, box: { inCart }, quantity }: BoxSubmitProps) {
  const t = useT();
  const locale = useLocale();
  const after = inCart && { from: formatQuantity(inCart.quantity, locale), to: formatQuantity(inCart.quantity + quantity, locale) };
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
        {after && !blocked ? t('box.increase', after) : t('box.add')} <LongArrow />
      </button>
      <p className="small muted box-note" id="box-note">
        {blocked ?? t('box.note')}
      </p>
    </>
  );
}
