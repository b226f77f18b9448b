import type { Core } from '@strapi/strapi';
import { Problem } from '../../../contract/problem';
import { hashSecret } from '../../../http/hash';
import type { QuoteRow } from '../quote-row';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** The quote behind a guest link. @throws Problem quote.not-found for an unknown or expired link */
  async byGuestToken(token: string): Promise<QuoteRow> {
    const quote = await strapi.db
      .query('api::quote.quote')
      .findOne({ where: { guestTokenHash: hashSecret(token), guestTokenExpiresAt: { $gt: new Date() } } });
    if (!quote) throw new Problem('quote.not-found');
    return quote;
  },
});
