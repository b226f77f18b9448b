import type { Area } from '../../platform/area';

export const quotingArea = {
  types: ['api::quote.quote', 'api::offer.offer', 'api::message.message', 'api::mail-refusal.mail-refusal'],
  indexes: {
    messages: { messages_quote_index: ['quote_id', 'id'] },
    quotes: {
      quotes_status_index: ['status', 'id'],
      quotes_owner_index: ['owner_id', 'id'],
      quotes_amount_index: ['amount', 'id'],
      quotes_name_index: ['name', 'id'],
      quotes_valid_index: ['valid_until', 'id'],
    },
  },
  final: [{ table: 'offers' }],
  topics: {
    quote: {
      ownersOf: (strapi, subjects) =>
        strapi.db.connection('quotes').whereIn('document_id', subjects).select({ subject: 'document_id', ownerId: 'owner_id' }),
      internal: ['quote.draft-saved', 'quote.noted'],
      untold: ['quote.draft-saved', 'quote.noted', 'quote.joined', 'quote.message-written'],
    },
  },
} satisfies Area;
