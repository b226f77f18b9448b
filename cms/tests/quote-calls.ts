import { fileHeaders } from '../src/contract/files/file';
import { priceLine } from '../src/contract/pricing/pricing';
import type { Addon, Product } from '../src/contract/content/product';
import type { QuoteContact } from '../src/contract/quoting/quote';
import { cartId, type Shop } from './strapi';

export type Requested = {
  email: string;
  locale?: 'de' | 'en';
  contact?: Partial<QuoteContact>;
  /** Add-ons of that service. */
  addons?: readonly Addon[];
};

/** Sends a request as a guest would: two plans of Paper to CAD Basic. @returns its number */
export async function submitQuote(shop: Shop, { email, locale = 'de', contact, addons = [] }: Requested): Promise<string> {
  const cart = cartId();
  const product = (await (await shop.http('/api/products/paper-to-cad/basic')).json()) as Product;
  const answer = await shop.http('/api/quotes', {
    method: 'POST',
    headers: { 'content-type': 'application/json', [fileHeaders.cart]: cart, [fileHeaders.appCheck]: await shop.appCheck(cart) },
    body: JSON.stringify({
      cartId: cart,
      locale,
      items: [{ productId: product.id, quantity: 2, selectedAddons: addons.map(({ id }) => id), files: [] }],
      contact: { name: 'Ada <b>Beispiel</b>', email, customerType: 'consumer', projectCountry: 'DE', ...contact },
      consent: true,
      expectedNet: priceLine(product.price, 2, addons).net,
    }),
  });
  return ((await answer.json()) as { number: string }).number;
}
