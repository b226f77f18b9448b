import type { CatalogueItem } from '@contract/content/catalogue-item';
import type { Locale } from '@contract/constants';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../ui/tables/loaded';
import { Modal } from '../../../ui/layout/modal';
import { CatalogueOptions, optionId } from './catalogue-options';
import { catalogueQuery } from './catalogue-query';
import { findItems } from './find-items';

type CataloguePickerProps = {
  /** The customer's language, in which the offer is written. */
  locale: Locale;
  onPick: (item: CatalogueItem) => void;
  onClose: () => void;
};

/** Finds a product or an add-on. Arrows choose, Enter takes, Esc closes. */
export function CataloguePicker({ locale, onPick, onClose }: CataloguePickerProps) {
  const { t } = useTranslation();
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
  const { t } = useTranslation();
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
