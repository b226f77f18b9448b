import { cartKeys } from '@contract/quoting/cart';
import { isEither, isFields, isFinite, isListOf, isName, isShape, isText, type Guard } from './guards';
import { storedValue } from './stored-value';

/** A service that is handed over to be put into the cart, as it stood in a request, an order or a list. */
export type HandedLine = {
  /** The product; empty for what the catalogue never had. */
  productId: string;
  name: string;
  quantity: number;
  /** Net cents a unit at that time; null where it is unknown. */
  price: number | null;
  addons: readonly { id: string; name: string }[];
  note: string;
};

const isNull: Guard<null> = (value): value is null => value === null;
const isLine = isShape<HandedLine>({
  productId: isText,
  name: isText,
  quantity: isFinite,
  price: isEither(isFinite, isNull),
  addons: isListOf(isShape<{ id: string; name: string }>({ id: isName, name: isText }), 100),
  note: isText,
});
const isLines = isListOf(isLine, 1_000);

/**
 * What another page of this tab hands over to the configurator, which takes it as soon as it opens. It ends with the tab: the cart itself
 * stays the browser's (spec §7).
 */
export const handedOver = storedValue<readonly HandedLine[] | null>(
  { tab: cartKeys.handover },
  (value): value is readonly HandedLine[] => !isFields(value) && isLines(value),
  null,
);
