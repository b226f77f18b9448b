import type { Core } from '@strapi/strapi';
import { fillSearchText, type SearchTexts } from '../../platform/search/fill-search-text';
import { mailSearchText } from '../../platform/mail/outbox-row';
import { balanceSearchText } from '../billing/invoice-row';
import { contactSearchText } from '../people/contact-row';
import { personSearchText } from '../people/person-row';
import { orderSearchText } from '../production/orders/order-row';
import { quoteSearchText } from '../quoting/quote-row';

const searchTexts: SearchTexts = {
  quotes: quoteSearchText,
  orders: orderSearchText,
  contacts: contactSearchText,
  people: personSearchText,
  outbox: mailSearchText,
  invoice_balances: balanceSearchText,
};

/** Gives rows from before there was a search text theirs. */
export const fillSearchTexts = (strapi: Core.Strapi): Promise<void> => fillSearchText(strapi, searchTexts);
