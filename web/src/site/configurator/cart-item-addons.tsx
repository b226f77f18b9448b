import type { ProductData } from '@contract/quoting/cart';
import type { PricedLine } from '@contract/pricing/pricing';
import type { ConfigurableProduct } from '@contract/content/product';
import { useT } from '../../lib/strings';
import { useToast } from '../../ui/feedback/toasts';
import { AddonChoiceList } from './addon-choice-list';
import { AmountPair } from './amount-pair';
import { addonName, type CartLine } from './cart-line';
import { FieldMessage } from '../../ui/forms/field-message';
import { NoteField } from './note-field';
import { useCartParts } from './use-cart';

type CartItemAddonsProps = { line: CartLine; product: ConfigurableProduct; price: PricedLine; editing: boolean };

/** The line's add-ons and note: as a list, or to be changed. */
export function CartItemAddons({ line, product, price, editing }: CartItemAddonsProps) {
  const t = useT();
  const { main } = useToast();
  const { actions } = useCartParts();
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
