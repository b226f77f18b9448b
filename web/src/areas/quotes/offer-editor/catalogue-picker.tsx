import type { CatalogueItem } from '@contract/content/product';
import type { Locale } from '@contract/constants';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useT } from '../../../lib/text/strings';
import { Loaded } from '../../../ui/tables/listed';
import { Modal } from '../../../ui/layout/modal';
import { get } from '../../../lib/http/http';
import { formatCents } from '@contract/pricing/money';
import { formatDecimal } from '../../../lib/text/decimal';
import { useLocale } from '../../../lib/text/locale';

type CataloguePickerProps = {
  /** The customer's language, in which the offer is written. */
  locale: Locale;
  onPick: (item: CatalogueItem) => void;
  onClose: () => void;
};

/** Finds a product or an add-on. Arrows choose, Enter takes, Esc closes. */
export function CataloguePicker({ locale, onPick, onClose }: CataloguePickerProps) {
  const t = useT();
  const query = useQuery(catalogueQuery(locale));
  return (
    <Modal title={t('editor.catalogue')} onClose={onClose} wide>
      <Loaded query={query} lines={6}>
        {({ items }) => (
          <PickerField
            items={items}
            onPick={(item) => {
              onPick(item);
              onClose();
            }}
          />
        )}
      </Loaded>
      <div className="row">
        <button type="button" className="button" onClick={onClose}>
          {t('editor.catalogue.close')}
        </button>
      </div>
    </Modal>
  );
}

function PickerField({ items, onPick }: { items: readonly CatalogueItem[]; onPick: (item: CatalogueItem) => void }) {
  const t = useT();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [question, setQuestion] = useState('');
  const [chosen, setChosen] = useState(0);
  const found = findItems(items, question);
  const active = found[chosen];
  useEffect(() => field.current?.focus(), []);
  const handleKey = (event: KeyboardEvent) => {
    const to = { ArrowDown: chosen + 1, ArrowUp: chosen - 1 }[event.key];
    if (to === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (event.key === 'Enter') return active && onPick(active);
    setChosen((Number(to) + found.length) % Math.max(1, found.length));
  };
  return (
    <>
      <label>
        <span className="field-label">{t('editor.catalogue.search')}</span>
        <input
          ref={field}
          className="input"
          type="search"
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(id, active)}
          autoComplete="off"
          value={question}
          onChange={({ target }) => {
            setQuestion(target.value);
            setChosen(0);
          }}
          onKeyDown={handleKey}
        />
      </label>
      <p className="visually-hidden" role="status">
        {t('editor.catalogue.count', { count: found.length })}
      </p>
      {found.length > 0 ? (
        <CatalogueOptions id={id} items={found} active={active?.id} onPick={onPick} />
      ) : (
        <p className="muted">{t('editor.catalogue.none')}</p>
      )}
    </>
  );
}

/** Returns the query for everything on sale, named in the customer's language. */
const catalogueQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['staff', 'catalogue', locale],
    queryFn: ({ signal }) => get<{ items: CatalogueItem[] }>('/api/staff/catalogue', { locale, signal }),
  });

const MAX_FOUND = 100;

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase();

/** Returns the items that hold all words of a search in name or category; those whose name begins with it come first. */
export function findItems(items: readonly CatalogueItem[], question: string): CatalogueItem[] {
  const requested = fold(question).trim();
  const words = requested.split(/\s+/).filter(Boolean);
  const found = items.filter(({ name, category }) => words.every((word) => fold(`${name} ${category}`).includes(word)));
  const begins = (item: CatalogueItem) => Number(requested !== '' && fold(item.name).startsWith(requested));
  return found.toSorted((one, other) => begins(other) - begins(one)).slice(0, MAX_FOUND);
}

type CatalogueOptionsProps = {
  id: string;
  items: readonly CatalogueItem[];
  /** The id of the item that Enter picks. */
  active: string | undefined;
  onPick: (item: CatalogueItem) => void;
};

const optionId = (listId: string, { id }: CatalogueItem): string => `${listId}-${id}`;

/** Shows the items found, as a list box that the field above controls. */
function CatalogueOptions({ id, items, active, onPick }: CatalogueOptionsProps) {
  const t = useT();
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
  const t = useT();
  const locale = useLocale();
  const amount = price === null ? `${formatDecimal(percent ?? 0, locale)} %` : formatCents(price, locale);
  return <span className="mono extra-small nowrap">{unit ? `${amount} / ${t(`unit.${unit}`)}` : amount}</span>;
}
