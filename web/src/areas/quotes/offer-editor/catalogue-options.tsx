import type { CatalogueItem } from '@contract/content/catalogue-item';
import { formatCents } from '@contract/pricing/money';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDecimal } from '../../../lib/decimal';
import { useLocale } from '../../../lib/locale';

type CatalogueOptionsProps = {
  id: string;
  items: readonly CatalogueItem[];
  /** What Enter takes. */
  active: string | undefined;
  onPick: (item: CatalogueItem) => void;
};

export const optionId = (listId: string, { id }: CatalogueItem): string => `${listId}-${id}`;

/** What was found, as a list box that the field above controls. */
export function CatalogueOptions({ id, items, active, onPick }: CatalogueOptionsProps) {
  const { t } = useTranslation();
  useEffect(() => {
    if (active) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <div id={id} role="listbox" aria-label={t('editor.catalogue')} className="catalogue-options">
      {items.map((item) => (
        <div
          key={item.id}
          id={optionId(id, item)}
          role="option"
          aria-selected={item.id === active}
          tabIndex={-1}
          // The field keeps the focus, and with it the keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(item)}
        >
          <span>
            <b>{item.name}</b>
            <small className="muted">{item.category || t('editor.catalogue.addon')}</small>
          </span>
          <PriceOf item={item} />
        </div>
      ))}
    </div>
  );
}

function PriceOf({ item: { price, percent, unit } }: { item: CatalogueItem }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const amount = price === null ? `${formatDecimal(percent ?? 0, locale)} %` : formatCents(price, locale);
  return <span className="mono extra-small nowrap">{unit ? `${amount} / ${t(`unit.${unit}`)}` : amount}</span>;
}
