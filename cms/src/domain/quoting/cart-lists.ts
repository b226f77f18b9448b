import type { Core } from '@strapi/strapi';
import type { Locale } from '../../contract/constants';
import { LIST_LIMIT_DEFAULT, type ListQuery } from '../../contract/list';
import { unitPrice } from '../../contract/pricing/unit-price';
import { Problem } from '../../contract/problem';
import { type CartList, type CartListItem, MAX_CART_LISTS, type NewCartList } from '../../contract/quoting/cart-list';
import { cursorOf, rowIdOf, type Rows } from '../../platform/http/keyset';
import { findConfigurable } from '../catalogue/catalogue';
import { published } from '../catalogue/entries';

/** A list as stored. */
type CartListRow = {
  id: number;
  documentId: string;
  ownerId: string;
  name: string;
  items: CartListItem[];
  key: string;
  createdAt: string;
};

type Owner = { ownerId: string; locale: Locale };

/** Reads and changes lists of services, which customers keep in their account apart from the cart of a browser. */
export const cartListCommands = ({ strapi }: { strapi: Core.Strapi }) => {
  const lists = () => strapi.db.query('api::cart-list.cart-list');
  return {
    /** Lists a person's own, newest first. @throws Problem input.invalid for a foreign cursor */
    async list(ownerId: string, { cursor, limit = LIST_LIMIT_DEFAULT }: ListQuery): Promise<Rows<CartListRow>> {
      const where = { ownerId, ...(cursor !== undefined && { id: { $lt: rowIdOf(cursor) } }) };
      const rows: CartListRow[] = await lists().findMany({ where, orderBy: { id: 'desc' }, limit: limit + 1 });
      return cursorOf(rows, limit);
    },

    /** @throws Problem cart-list.not-found */
    async byId(ownerId: string, documentId: string): Promise<CartListRow> {
      const row: CartListRow | null = await lists().findOne({ where: { documentId, ownerId } });
      if (!row) throw new Problem('cart-list.not-found');
      return row;
    },

    /**
     * Keeps a list, once per key, with names and prices from the catalogue.
     * @throws Problem cart-list.too-many, quote.product-unavailable, input.invalid for somebody else's key
     */
    async save({ ownerId, locale }: Owner, { key, name, items }: NewCartList): Promise<CartListRow> {
      const named = await itemsWithNames(strapi, items, locale);
      return strapi.db.transaction(async ({ trx }) => {
        // The owner's lock makes several requests at once queue up: none slips past the limit, none is kept twice.
        await trx('up_users').where({ document_id: ownerId }).forUpdate().select('id');
        const before: CartListRow | null = await lists().findOne({ where: { key } });
        if (before && before.ownerId !== ownerId) throw new Problem('input.invalid', {}, { key: 'field.invalid-value' });
        if (before) return before;
        if ((await lists().count({ where: { ownerId } })) >= MAX_CART_LISTS)
          throw new Problem('cart-list.too-many', { limit: MAX_CART_LISTS });
        return lists().create({ data: { key, name, items: named, ownerId } });
      });
    },

    /** @throws Problem cart-list.not-found */
    async rename(ownerId: string, documentId: string, name: string): Promise<CartListRow> {
      const changed: CartListRow | null = await lists().update({ where: { documentId, ownerId }, data: { name } });
      if (!changed) throw new Problem('cart-list.not-found');
      return changed;
    },

    /** Removes a list of one's own; one that is gone stays gone. */
    remove: (ownerId: string, documentId: string): Promise<unknown> => lists().deleteMany({ where: { documentId, ownerId } }),
  };
};

/** Returns the services with what the catalogue calls them now. An add-on that the service does not have is left out. */
async function itemsWithNames(strapi: Core.Strapi, items: NewCartList['items'], locale: Locale): Promise<CartListItem[]> {
  const products = await findConfigurable(
    strapi,
    published(locale),
    items.map(({ productId }) => productId),
  );
  return items.map(({ productId, quantity, selectedAddons, note = '' }, index) => {
    const product = products.find(({ id }) => id === productId);
    if (!product) throw new Problem('quote.product-unavailable', {}, { [`items.${index}`]: productId });
    const addons = product.addons.filter(({ id }) => selectedAddons.includes(id)).map((addon) => ({ id: addon.id, name: addon.name }));
    return { productId, name: product.name, price: unitPrice(product, quantity), quantity, addons, note };
  });
}

export const presentCartList = ({ documentId, name, items, createdAt }: CartListRow): CartList => ({
  id: documentId,
  name,
  savedAt: new Date(createdAt).toISOString(),
  items,
});
