import * as z from 'zod/mini';
import { ListQuery } from '../list';
import { MAX_CART_LINES, MAX_NOTE_LENGTH, MAX_QUANTITY } from './cart';
import { lines, requiredLine, requiredTitle } from '../typed-text';

/** The most lists that one account keeps. */
export const MAX_CART_LISTS = 100;
export const MAX_LIST_NAME_LENGTH = 80;

const name = requiredTitle(MAX_LIST_NAME_LENGTH);

/** A service of a list as the browser sends it: no files, and nothing of the cart that it comes from. */
const NewCartListItem = z.object({
  productId: requiredLine(64),
  quantity: z.number().check(z.positive(), z.maximum(MAX_QUANTITY)),
  selectedAddons: z.array(requiredLine(64)).check(z.maxLength(30)),
  note: z.optional(lines(MAX_NOTE_LENGTH)),
});

/** Body of `POST /api/cart-lists`. The same key twice saves once. */
export const NewCartList = z.object({
  key: z.uuid(),
  name,
  items: z.array(NewCartListItem).check(z.minLength(1), z.maxLength(MAX_CART_LINES)),
});
export type NewCartList = z.infer<typeof NewCartList>;

/** Body of `PATCH /api/cart-lists/:id`. */
export const CartListChange = z.object({ name });
export type CartListChange = z.infer<typeof CartListChange>;

/** Query of `GET /api/cart-lists`, newest first. */
export const CartListsQuery = ListQuery;

/** A stored service with its name and price of that time, by which one that is gone can be named. `price` is net cents a unit. */
export type CartListItem = {
  productId: string;
  name: string;
  price: number;
  quantity: number;
  addons: { id: string; name: string }[];
  note: string;
};

/** A list of its owner's. */
export type CartList = { id: string; name: string; /** ISO time. */ savedAt: string; items: CartListItem[] };
