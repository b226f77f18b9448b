import type { Accent, Addon, ConfigurableProduct, PriceUnit } from '@contract/content/product';
import { accents, addonPriceTypes, priceUnits } from '@contract/content/product-terms';
import { isFields, isFinite, isName, isText } from '../../lib/guards';

function isAddon(value: unknown): value is Addon {
  if (!isFields(value)) return false;
  const { id, name, description, price, priceType, group, maxUnits } = value;
  const isPriced = (isFinite(price) || isName(price)) && addonPriceTypes.includes(priceType as Addon['priceType']);
  return (
    isPriced &&
    isName(id) &&
    isText(name) &&
    isText(description) &&
    (group === null || isText(group)) &&
    (maxUnits === null || isFinite(maxUnits))
  );
}

function isConfigurableProduct(value: unknown): value is ConfigurableProduct {
  if (!isFields(value)) return false;
  const { id, slug, category, categoryName, accent, name, drawing, price, unit, minQuantity, leadTimeDays, addons } = value;
  const isNamed =
    [id, slug, category, categoryName, name, drawing].every(isName) &&
    accents.includes(accent as Accent) &&
    priceUnits.includes(unit as PriceUnit);
  const isCounted = Number.isSafeInteger(price) && isFinite(minQuantity) && isFinite(leadTimeDays);
  return isNamed && isCounted && Array.isArray(addons) && addons.every(isAddon);
}

export const isConfigurableProducts = (value: unknown): value is ConfigurableProduct[] =>
  Array.isArray(value) && value.every(isConfigurableProduct);
