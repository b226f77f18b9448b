import { fileFactsOf } from '../files/announce-verdict';
import type { Area } from '../../platform/area';

/** What the team does with a quote among itself. */
const teamFacts = ['quote.draft-saved', 'quote.noted', 'quote.approval-asked', 'quote.approval-ended'];

export const quotingArea = {
  types: ['api::quote.quote', 'api::offer.offer', 'api::message.message', 'api::mail-refusal.mail-refusal', 'api::cart-list.cart-list'],
  numbered: ['quote'],
  indexes: {
    cart_lists: { cart_lists_owner_index: ['owner_id', 'id'] },
    messages: { messages_quote_index: ['quote_id', 'id'] },
    quotes: {
      quotes_status_index: ['status', 'id'],
      quotes_owner_index: ['owner_id', 'id'],
      quotes_amount_index: ['amount', 'id'],
      quotes_name_index: ['name', 'id'],
      quotes_valid_index: ['valid_until', 'id'],
      quotes_lost_index: ['lost_at', 'id'],
    },
  },
  // An offer that led to no order is no letter that has to be kept, and goes with an erasure (decision 67).
  final: [
    { table: 'offers', removable: (row) => `not exists (select 1 from orders where orders.quote_id = ${row}.quote_id)` },
    {
      table: 'stored_documents',
      removable: (row) =>
        `${row}.kind = 'offer' and not exists (select 1 from offers join orders on orders.quote_id = offers.quote_id where offers.document_id = ${row}.subject)`,
    },
  ],
  topics: {
    quote: {
      ownersOf: (strapi, subjects) =>
        strapi.db.connection('quotes').whereIn('document_id', subjects).select({ subject: 'document_id', ownerId: 'owner_id' }),
      internal: teamFacts,
      untold: [...teamFacts, 'quote.joined', 'quote.message-written', ...fileFactsOf('quote')],
    },
  },
} satisfies Area;
