import type { Locale } from '@contract/constants';
import type { QuoteRequest } from '@contract/quoting/quote';
import { contactOf, type ContactDraft } from './contact-draft';
import type { Cart } from './cart';

type Asked = { cart: Cart; cartId: string; locale: Locale; contact: ContactDraft; shownNet: number };

/** The body of the request: what the visitor saw, so that the server can tell when its price differs. */
export const quoteRequest = ({ cart, cartId, locale, contact, shownNet }: Asked): QuoteRequest => ({
  cartId,
  locale,
  items: cart.items.map(({ productId, quantity, productData: { selectedAddons, note } }) => ({
    productId,
    quantity,
    selectedAddons,
    ...(note ? { note } : {}),
    files: (cart.files[productId] ?? []).map((file) => file.fileName),
  })),
  contact: contactOf(contact),
  consent: true,
  expectedNet: shownNet,
});
