import type { Product } from '@contract/product';
import { useRef } from 'react';
import { useT } from '../../lib/strings';
import { Price } from '../../ui/price';
import { AddonChoiceList } from './addon-choice-list';
import { BoxBar } from './box-bar';
import { BoxPrice } from './box-price';
import { BoxSubmit } from './box-submit';
import { isWithinMaxUnits } from './addon-choice';
import { priceItem } from './cart-price';
import { useConfirm } from './confirm-dialog';
import { FileDrop } from './file-drop';
import { FileList } from './file-list';
import { NoteField } from './note-field';
import { QuantityField } from './quantity-field';
import { useBox } from './use-box';
import { useQuantityDraft } from './use-quantity-draft';

/** On a product's page: quantity, add-ons, files and note of the temporary product, with its price. */
export function ConfiguratorBox({ product }: { product: Product }) {
  const t = useT();
  const [ask, dialog] = useConfirm();
  const box = useBox(product, ask);
  const form = useRef<HTMLFormElement>(null);
  const draft = useQuantityDraft(box.configured.quantity, product, (quantity) => void box.change({ quantity }));
  const { selectedAddons, note } = box.configured.productData;
  const line = priceItem({ ...box.configured, quantity: draft.value }, product.price, product.addons);
  const exceeds = product.addons.some((addon) => selectedAddons.includes(addon.id) && !isWithinMaxUnits(addon, draft.value));
  const blocked = draft.problem ? t('box.blocked.quantity') : exceeds ? t('box.blocked.addon') : null;
  return (
    <>
      <form ref={form} className="box configurator-box" aria-label={t('box.form', { name: product.name })} onSubmit={(event) => (event.preventDefault(), blocked || box.addToCart())}>
        <div className="box-head">
          <h2>{t('box.title')}</h2>
          <span className="mono accent-text"><Price net={product.price} unit={product.unit} /></span>
        </div>
        <div className="box-body">
          <QuantityField draft={draft} product={product} label={t(`box.quantity.${product.unit}`)} />
        </div>
        {product.addons.length > 0 && (
          <div className="box-body">
            <AddonChoiceList
              addons={product.addons}
              selected={selectedAddons}
              unit={product.unit}
              quantity={draft.value}
              onSelect={(selected) => void box.change({ productData: { selectedAddons: selected } })}
            />
          </div>
        )}
        <div className="box-body">
          <h3 className="field-label">{t('files.title')}</h3>
          <FileList files={box.files} uploads={box.uploads} onRemove={(file) => box.removeFile(file.fileName)} />
          <FileDrop hasFiles={box.files.length > 0} onFiles={(files) => void box.addFiles(files)} />
          <NoteField note={note ?? ''} onNote={(text) => void box.change({ productData: { note: text } })} />
        </div>
        <div className="box-body tinted">
          <BoxPrice line={line} product={product} quantity={draft.value} />
          <BoxSubmit blocked={blocked} inCart={box.inCart} unit={product.unit} />
        </div>
      </form>
      <BoxBar line={line} unit={product.unit} quantity={draft.value} blocked={blocked !== null} isInCart={box.inCart !== undefined} form={form} />
      {dialog}
    </>
  );
}
