import type { BalanceRow } from '../api/invoice/invoice-row';
import type { ContactRow } from '../api/contact/contact-row';
import type { OutboxRow } from '../api/outbox/outbox-row';
import type { OrderRow } from '../api/order/order-row';
import type { PersonRow } from '../api/person/person-row';
import type { QuoteRow } from '../api/quote/quote-row';
import { searchText } from './search-text';

export const quoteSearchText = ({ number, name, email, contact }: Pick<QuoteRow, 'number' | 'name' | 'email' | 'contact'>): string =>
  searchText(number, name, email, contact.company, contact.phone);

type SearchedOrder = Pick<OrderRow, 'number' | 'name' | 'email' | 'company' | 'buyer' | 'subject'>;
export const orderSearchText = ({ number, name, email, company, buyer, subject }: SearchedOrder): string =>
  searchText(number, name, email, company, buyer.name, buyer.reference, subject);

export const contactSearchText = ({ name, email, company, phone }: Pick<ContactRow, 'name' | 'email' | 'company' | 'phone'>): string =>
  searchText(name, email, company, phone);

type SearchedPerson = Pick<PersonRow, 'name' | 'email' | 'company' | 'phone'>;
export const personSearchText = ({ name, email, company, phone }: SearchedPerson): string => searchText(name, email, company, phone);

const balanceSearchText = ({ number, name, orderNumber }: BalanceRow): string => searchText(number, name, orderNumber);

const mailSearchText = ({ to, subject }: Pick<OutboxRow, 'to' | 'subject'>): string => searchText(to, subject);

/** The tables with a search text, and how an older row gets its own. */
export const searchTables = {
  quotes: { uid: 'api::quote.quote', textOf: quoteSearchText },
  orders: { uid: 'api::order.order', textOf: orderSearchText },
  contacts: { uid: 'api::contact.contact', textOf: contactSearchText },
  people: { uid: 'api::person.person', textOf: personSearchText },
  outbox: { uid: 'api::outbox.outbox', textOf: mailSearchText },
  invoice_balances: { uid: 'api::invoice-balance.invoice-balance', textOf: balanceSearchText },
} as const;

export type SearchTable = keyof typeof searchTables;
