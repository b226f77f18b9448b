import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import * as z from 'zod/mini';
import { appendEvent } from '../platform/events/append-event';
import { editorNow } from '../platform/events/follow-content';
import { panelRoute, rightsOf, sentBody } from './panel-request';

/** A section of the shop with its services in the order in which lists show them. */
export type OrderedSection = { id: string; name: string; products: { id: string; name: string; isPublished: boolean }[] };

const PRODUCT = 'api::product.product';

type Row = { documentId: string; name: string; order: number; publishedAt: string | null; category: { documentId: string } | null };

const NewOrder = z.object({ section: z.string(), products: z.array(z.string()).check(z.maxLength(1_000)) });

/** Adds the routes of the panel's page on which the services of a section are put in order. */
export function openProductOrder(strapi: Core.Strapi): void {
  const requireRight = (ctx: Context) => {
    if (!rightsOf(strapi, ctx, PRODUCT).can.update(undefined, 'order'))
      throw new errors.ForbiddenError('Dafür fehlt Ihnen das Recht, Leistungen zu ändern.');
  };
  async function find(ctx: Context) {
    requireRight(ctx);
    ctx.body = { sections: await findSections(strapi) };
  }
  async function save(ctx: Context) {
    requireRight(ctx);
    await saveOrder(strapi, sentBody(ctx, NewOrder));
    ctx.body = { sections: await findSections(strapi) };
  }
  const routes = [panelRoute('GET', '/', find), panelRoute('PUT', '/', save)];
  strapi.server.routes({ type: 'admin', prefix: '/product-order', routes });
}

async function findSections(strapi: Core.Strapi): Promise<OrderedSection[]> {
  const sections: { documentId: string; name: string }[] = await strapi.db
    .query('api::category.category')
    .findMany({ where: { locale: 'de', publishedAt: null }, orderBy: [{ order: 'asc' }, { id: 'asc' }] });
  const rows: Row[] = await strapi.db
    .query(PRODUCT)
    .findMany({ where: { locale: 'de' }, populate: { category: { select: ['documentId'] } }, orderBy: [{ order: 'asc' }, { id: 'asc' }] });
  const published = new Set(rows.filter(({ publishedAt }) => publishedAt).map(({ documentId }) => documentId));
  const drafts = rows.filter(({ publishedAt }) => !publishedAt);
  return sections.map(({ documentId: id, name }) => ({
    id,
    name,
    products: drafts
      .filter(({ category }) => category?.documentId === id)
      .map((row) => ({ id: row.documentId, name: row.name, isPublished: published.has(row.documentId) })),
  }));
}

/**
 * Numbers the services of a section anew, in all languages, as drafts and as visitors see them: an order is no text that waits
 * to be published. Refuses a list that is not the section's: another editor has added or moved a service.
 */
async function saveOrder(strapi: Core.Strapi, { section, products }: z.infer<typeof NewOrder>): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const stored = (await findSections(strapi)).find(({ id }) => id === section)?.products.map(({ id }) => id) ?? [];
    if (stored.toSorted().join() !== products.toSorted().join())
      throw new errors.ApplicationError('Der Bereich hat sich inzwischen geändert. Bitte laden Sie die Seite neu.');
    for (const [index, documentId] of products.entries())
      await strapi.db.query(PRODUCT).updateMany({ where: { documentId }, data: { order: index + 1 } });
    const data = { uid: PRODUCT, editorId: editorNow(strapi) };
    await appendEvent(strapi, trx, { topic: 'content', name: 'content.update', subject: section, actor: 'editor', data });
  });
}
