import type { Core } from '@strapi/strapi';
import { orderQueries } from '../../../domain/production/orders/show-order';
import { guestOf } from '../../../domain/quoting/actor-of';
import { findByLink } from '../../../domain/quoting/show-quote';
import { customerMarks } from '../mark-handlers';

/** The marks on the order behind a guest link. */
export default ({ strapi }: { strapi: Core.Strapi }) =>
  customerMarks(strapi, async (ctx) => {
    const quote = await findByLink(strapi, ctx);
    return { by: guestOf(quote), order: await orderQueries({ strapi }).byQuote(quote.documentId) };
  });
