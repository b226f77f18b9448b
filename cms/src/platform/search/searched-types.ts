import type { UID } from '@strapi/strapi';

/** Content types whose rows have a search text, by their tables. */
export const searchedTypes = {
  quotes: 'api::quote.quote',
  orders: 'api::order.order',
  contacts: 'api::contact.contact',
  people: 'api::person.person',
  outbox: 'api::outbox.outbox',
  invoice_balances: 'api::invoice-balance.invoice-balance',
} as const satisfies Record<string, UID.ContentType>;

export type SearchedTable = keyof typeof searchedTypes;
