import { cents } from '@contract/pricing/money';
import type { Cents } from '@contract/pricing/cents';
import { useState } from 'react';
import { useT } from '../../../lib/text/strings';
import { Drawing } from '../../../ui/marks/drawing';
import { Icon } from '../../../ui/marks/icon';
import { SiteLink } from '../../../ui/layout/site-link';
import { useToast } from '../../../ui/feedback/toasts';
import { isUnfinished, type UploadRow } from '../../../uploads/upload-row';
import { addonName, type CartLine } from '../cart/cart-line';
import { useConfirm } from '../../../ui/forms/use-confirm';
import { FieldMessage } from '../../../ui/forms/field-message';
import { useCart, useCartServices, useUploads } from '../cart/use-cart';
import { useLineName } from '../cart/use-cart-lines';
import { countText } from '../../../lib/text/decimal';
import { AddonChoiceList } from '../box/addon-choice-list';
import { AmountPair } from '../../../ui/marks/amount-pair';
import { PricePer } from '../../../ui/marks/price';
import type { ConfigurableProduct } from '@contract/content/product';
import { QuantityField, useQuantityDraft, NoteField } from '../box/line-fields';
import type { ProductData } from '@contract/quoting/cart';
import type { PricedLine } from '@contract/pricing/pricing';
import { FileInput, useFileTarget } from '../../../uploads/file-drop';
import { FileList } from '../../../uploads/file-list';
import type { Outcome } from '../cart/cart-actions';

type CartItemSheetProps = {
  line: CartLine;
  lines: readonly CartLine[];
  /** By when its express term delivers, which replaces the lead time. */
  express: string | undefined;
};

/** Shows one service of the cart: quantity, add-ons, note, files, removal. */
export function CartItemSheet({ line, lines, express }: CartItemSheetProps) {
  const t = useT();
  const [editing, setEditing] = useState(false);
  const [ask, dialog] = useConfirm();
  const remove = useRemoval(line, ask);
  const { product } = line;
  const name = useLineName(line);
  return (
    <article className="cart-item" data-accent={product?.accent} aria-label={name}>
      <div className="cart-item-drawing">{product && <Drawing name={product.drawing} />}</div>
      <div className="cart-item-body">
        <LineHead line={line} name={name} express={express} />
        <div className="cart-item-controls">
          {product && line.price ? (
            <CartItemQuantity line={line} product={product} name={name} onRemove={remove} />
          ) : (
            <FieldMessage text={t('cart.unavailable')} />
          )}
          <div className="row cart-item-actions">
            {product && line.price && (
              <button
                type="button"
                className="button ghost small"
                aria-expanded={editing}
                aria-label={t('cart.edit.label', { name })}
                onClick={() => setEditing(!editing)}
              >
                {t(editing ? 'cart.edit.done' : 'cart.edit')}
              </button>
            )}
            <button type="button" className="icon-button" aria-label={t('cart.remove', { name })} onClick={() => void remove()}>
              <Icon name="trash-2" />
            </button>
          </div>
        </div>
        {product && line.price && <CartItemAddons line={line} product={product} price={line.price} editing={editing} />}
        <CartItemFiles line={line} lines={lines} />
      </div>
      {dialog}
    </article>
  );
}

function LineHead({ line: { product, price }, name, express }: Pick<CartItemSheetProps, 'line' | 'express'> & { name: string }) {
  const t = useT();
  return (
    <div className="cart-item-head">
      <div>
        {product && <p className="mono accent-text extra-small">{product.categoryName}</p>}
        <h2>{product ? <SiteLink to={`/${product.category}/${product.slug}`}>{name}</SiteLink> : name}</h2>
        {product && price && (
          <p className="small muted">
            <PricePer net={cents(product.price)} per={t('addons.per', { unit: t(`unit.${product.unit}`) })} />
            <br />
            {express ? t('cart.express', { date: express }) : countText(t, 'cart.days', product.leadTimeDays)}
          </p>
        )}
      </div>
      <LinePrice net={price?.net ?? null} />
    </div>
  );
}

/** Removes the line, after asking when files, arrived or on their way, would go with it; answers whether it is gone. */
function useRemoval(line: CartLine, ask: ReturnType<typeof useConfirm>[0]): () => Promise<boolean> {
  const t = useT();
  const { main } = useToast();
  const { files, actions } = useCart();
  const uploads = useUploads();
  const name = useLineName(line);
  const { productId } = line.item;
  return async () => {
    const question = { title: t('remove.title', { name }), text: t('remove.text'), confirm: t('remove.confirm') };
    const isOnItsWay = (row: UploadRow) => row.productId === productId && row.place === 'cart' && isUnfinished(row);
    const losesFiles = (files[productId]?.length ?? 0) > 0 || uploads.some(isOnItsWay);
    if (losesFiles && !(await ask(question))) return false;
    const result = actions.removeItem(productId);
    if (result.success) main.success(t('cart.removed', { name }));
    else main.error(result.message);
    return result.success;
  };
}

/** A line's price. */
function LinePrice({ net }: { net: Cents | null }) {
  const t = useT();
  if (net === null) return <b className="line-price">{t('cart.no-price')}</b>;
  return (
    <b className="line-price amount-pair">
      <AmountPair net={net} />
    </b>
  );
}

type CartItemQuantityProps = { line: CartLine; product: ConfigurableProduct; name: string; onRemove: () => Promise<boolean> };

/** The line's quantity; leaving the field with zero or less removes the line (spec §4). */
function CartItemQuantity({ line: { item }, product, name, onRemove }: CartItemQuantityProps) {
  const t = useT();
  const { main } = useToast();
  const { actions } = useCartServices();
  const draft = useQuantityDraft(item.quantity, product, (quantity) => {
    const result = actions.updateQuantity(item.productId, quantity);
    if (!result.success) main.error(result.message);
  });
  return (
    <QuantityField
      draft={draft}
      product={product}
      label={t('quantity.label', { name })}
      labelHidden
      onBlur={() => {
        if (draft.value <= 0) void onRemove().then((removed) => removed || draft.reset());
      }}
    />
  );
}

type CartItemAddonsProps = { line: CartLine; product: ConfigurableProduct; price: PricedLine; editing: boolean };

/** The line's add-ons and note: as a list, or to be changed. */
function CartItemAddons({ line, product, price, editing }: CartItemAddonsProps) {
  const t = useT();
  const { main } = useToast();
  const { actions } = useCartServices();
  const { productId, quantity, productData } = line.item;
  const change = (to: Partial<ProductData>) => {
    const result = actions.setProductData(productId, { ...productData, ...to });
    if (!result.success) main.error(result.message);
  };
  const hasGone = line.problems.includes('addon-gone');
  const mustChoose = line.problems.includes('addon-max-units') || line.problems.includes('addon-conflict');
  return (
    <>
      {hasGone && (
        <p>
          <FieldMessage text={t('addons.problem.gone')} />
          <button
            type="button"
            className="link small"
            onClick={() => change({ selectedAddons: knownOf(product, productData.selectedAddons) })}
          >
            {t('addons.drop-gone')}
          </button>
        </p>
      )}
      {line.problems.includes('addon-conflict') && <FieldMessage text={t('problem.quote.addon-conflict')} />}
      {editing || mustChoose ? (
        <div className="cart-item-edit">
          {product.addons.length > 0 && (
            <AddonChoiceList
              addons={product.addons}
              selected={productData.selectedAddons}
              unit={product.unit}
              quantity={quantity}
              isOpen
              onSelect={(selectedAddons) => change({ selectedAddons })}
            />
          )}
          <NoteField note={productData.note ?? ''} onNote={(note) => change({ note })} />
        </div>
      ) : (
        <AddonAmounts line={line} price={price} note={productData.note} />
      )}
    </>
  );
}

const knownOf = (product: ConfigurableProduct, selected: readonly string[]) =>
  selected.filter((id) => product.addons.some((addon) => addon.id === id));

function AddonAmounts({ line, price, note }: { line: CartLine; price: PricedLine; note?: string }) {
  if (price.addons.length === 0 && !note) return null;
  return (
    <ul className="cart-item-addons">
      {price.addons.map(({ id, amount }) => (
        <li key={id}>
          <span>{addonName(line, id)}</span>
          <span className="mono amount-pair">
            <AmountPair net={amount} />
          </span>
        </li>
      ))}
      {note && <li className="muted">{note}</li>}
    </ul>
  );
}

/** The line's files; without any, the offer to add some or to use another line's. */
function CartItemFiles({ line, lines }: { line: CartLine; lines: readonly CartLine[] }) {
  const { main, work } = useToast();
  const { files, actions } = useCart();
  const { uploads: queue } = useCartServices();
  const { productId } = line.item;
  const uploads = useUploads().filter((row) => row.productId === productId && row.place === 'cart');
  const own = files[productId] ?? [];
  const addFiles = (chosen: File[]) => report(actions.addFiles(productId, chosen), work.error);
  const { over, ...target } = useFileTarget(addFiles);
  const isWithout = own.length === 0 && uploads.length === 0;
  const donor = lines.find(({ item }) => item.productId !== productId && (files[item.productId]?.length ?? 0) > 0);
  return (
    <div className={over ? 'cart-item-files over' : 'cart-item-files'} {...target}>
      <FileList
        files={own}
        uploads={uploads}
        queue={queue}
        onRemove={(file) => report(actions.removeFile(productId, file.fileName), main.error)}
      />
      {isWithout && line.price ? (
        <NoFiles donor={donor} onFiles={addFiles} onShare={(from) => report(actions.shareFiles(from, productId), main.error)} />
      ) : (
        line.price && <AddFile onFiles={addFiles} />
      )}
    </div>
  );
}

const report = (result: Outcome, show: (text: string) => unknown) => void (result.success || show(result.message));

function AddFile({ onFiles }: { onFiles: (files: File[]) => void }) {
  const t = useT();
  return (
    <label className="link small file-link">
      <FileInput onFiles={onFiles} />
      <Icon name="plus" small /> {t('files.add')}
    </label>
  );
}

type NoFilesProps = { donor: CartLine | undefined; onFiles: (files: File[]) => void; onShare: (fromProductId: string) => void };

function NoFiles({ donor, onFiles, onShare }: NoFilesProps) {
  const t = useT();
  return (
    <div className="note warn">
      <Icon name="triangle-alert" />
      <div className="small">
        <p>{t('cart.no-files')}</p>
        <div className="row">
          <label className="link small file-link">
            <FileInput onFiles={onFiles} /> {t('files.add')}
          </label>
          {donor && <ShareButton donor={donor} onShare={() => onShare(donor.item.productId)} />}
        </div>
      </div>
    </div>
  );
}

function ShareButton({ donor, onShare }: { donor: CartLine; onShare: () => void }) {
  const t = useT();
  const name = useLineName(donor);
  return (
    <button type="button" className="link small" onClick={onShare}>
      {t('cart.share', { name })}
    </button>
  );
}
