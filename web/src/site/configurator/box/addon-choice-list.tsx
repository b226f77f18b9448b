import { firstSentence } from '@contract/content/content-path';
import { centsFromEuros } from '@contract/pricing/money';
import { addonPricing } from '@contract/pricing/pricing';
import type { Addon, PriceUnit } from '@contract/content/product';
import { useId } from 'react';
import { useLocale } from '../../../lib/text/locale';
import { useT } from '../../../lib/text/strings';
import { isWithinMaxUnits, toggleAddon } from './addon-choice';
import { useExpressDates } from '../cart/express-dates';
import { AmountPair } from '../../../ui/marks/amount-pair';
import { FieldMessage } from '../../../ui/forms/field-message';
import { formatQuantity, unitText } from '../../../lib/text/units';

type AddonChoiceListProps = {
  addons: readonly Addon[];
  selected: readonly string[];
  unit: PriceUnit;
  quantity: number;
  /** True while the list is open: only then is the shop asked by when it could deliver. */
  isOpen: boolean;
  onSelect: (selected: string[]) => void;
};

/** A product's add-ons as checkboxes, each with its price. */
export function AddonChoiceList({ addons, selected, unit, quantity, isOpen, onSelect }: AddonChoiceListProps) {
  const t = useT();
  const dates = useExpressDates(isOpen ? addons : [], quantity);
  return (
    <fieldset className="addon-choice">
      <legend className="field-label">{t('addons.title')}</legend>
      {addons.map((addon) => (
        <AddonCheck
          key={addon.id}
          addon={addon}
          date={dates[addon.id]?.text}
          checked={selected.includes(addon.id)}
          unit={unit}
          quantity={quantity}
          onToggle={() => onSelect(toggleAddon(selected, addon.id, addons))}
        />
      ))}
    </fieldset>
  );
}

type AddonCheckProps = {
  addon: Addon;
  /** By when an express term delivers. */ date: string | undefined;
  checked: boolean;
  unit: PriceUnit;
  quantity: number;
  onToggle: () => void;
};

function AddonCheck({ addon, date, checked, unit, quantity, onToggle }: AddonCheckProps) {
  const t = useT();
  const locale = useLocale();
  const id = useId();
  const fits = isWithinMaxUnits(addon, quantity);
  const isUnavailable = !fits && !checked;
  const limit = addon.maxUnits === null ? null : { count: formatQuantity(addon.maxUnits, locale), unit: unitText(t, unit, addon.maxUnits) };
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={checked}
        // It stays within reach of the keyboard, so that its reason can be read.
        aria-disabled={isUnavailable || undefined}
        aria-invalid={checked && !fits ? true : undefined}
        aria-labelledby={`${id}name ${id}price`}
        aria-describedby={id}
        onChange={() => isUnavailable || onToggle()}
      />
      <span id={`${id}name`}>
        {addon.name}
        {date && ` ${date}`}
      </span>
      <AddonPrice id={`${id}price`} addon={addon} unit={unit} />
      <small id={id}>
        {firstSentence(addon.description)}
        {limit && ` (${t(isUnavailable ? 'addons.limit.only' : 'addons.limit', limit)})`}
        {limit && checked && !fits && <FieldMessage text={t('addons.problem.max-units', limit)} />}
      </small>
    </label>
  );
}

function AddonPrice({ id, addon: { price, priceType }, unit }: { id: string; addon: Addon; unit: PriceUnit }) {
  const t = useT();
  const locale = useLocale();
  const { priceIn, suffix } = addonPricing[priceType];
  const isPercent = priceIn === 'percents';
  return (
    <span id={id} className={isPercent ? 'mono' : 'mono amount-pair'}>
      {isPercent ? `+ ${formatQuantity(Number(price), locale)} %` : <AmountPair net={centsFromEuros(price)} prefix="+ " />}
      {suffix && <span className="price-unit">{t(suffix, { unit: t(`unit.${unit}`) })}</span>}
    </span>
  );
}
