import { cents, formatCents, gross } from '@contract/pricing/money';
import { useState } from 'react';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { Drawing } from '../../ui/marks/drawing';
import { Icon } from '../../ui/marks/icon';
import { SiteLink } from '../../ui/layout/site-link';
import { useToast } from '../../ui/feedback/toasts';
import { isUnfinished, type UploadRow } from '../../uploads/upload-row';
import { CartItemAddons } from './cart-item-addons';
import { CartItemFiles } from './cart-item-files';
import type { CartLine } from './cart-line';
import { useConfirm } from '../../ui/forms/use-confirm';
import { CartItemQuantity } from './cart-item-quantity';
import { FieldMessage } from '../../ui/forms/field-message';
import { LinePrice } from './line-price';
import { useCart, useUploads } from './use-cart';
import { useLineName } from './use-line-name';
import { countText } from '../../lib/count-text';

/** One service of the cart: quantity, add-ons, note, files, removal. */
export function CartItemSheet({ line, lines }: { line: CartLine; lines: readonly CartLine[] }) {
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
        <LineHead line={line} name={name} />
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

function LineHead({ line: { product, price }, name }: { line: CartLine; name: string }) {
  const t = useT();
  const locale = useLocale();
  return (
    <div className="cart-item-head">
      <div>
        {product && <p className="mono accent-text extra-small">{product.categoryName}</p>}
        <h2>{product ? <SiteLink to={`/${product.category}/${product.slug}`}>{name}</SiteLink> : name}</h2>
        {product && price && (
          <p className="small muted">
            {t('cart.price', {
              net: formatCents(cents(product.price), locale),
              gross: formatCents(gross(cents(product.price)), locale),
              unit: t(`unit.${product.unit}`),
            })}
            <br />
            {countText(t, 'cart.days', product.leadTimeDays)}
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
