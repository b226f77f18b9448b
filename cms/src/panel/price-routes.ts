import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import * as z from 'zod/mini';
import { BulkRule, Confirmation, type PriceChange, PriceFile } from '../contract/content/bulk-prices';
import { applyPrices, findPriceChanges, type PriceChangeRow, undoPrices } from '../domain/publishing/change-prices';
import { previewOf, requireTypedTwice, type Wanted, wantedByRule } from '../domain/publishing/preview-prices';
import { readPriceSheet, writePriceSheet } from '../domain/publishing/price-sheet';
import { findProducts, PRODUCT } from '../domain/publishing/product-terms';
import { fieldLabel } from './field-label';
import { editorNames, editorOf, panelRoute, rightsOf, sentBody } from './panel-request';

const SentRule = z.object({ rule: BulkRule, confirm: z.optional(Confirmation) });
const SentFile = z.extend(PriceFile, { confirm: z.optional(Confirmation) });

type Sent = {
  confirm?: z.infer<typeof Confirmation> | undefined;
  origin: 'bulk' | 'import';
  title: string;
  want: () => Promise<Wanted[]>;
};

/** Adds the routes of the panel's page of prices: for whoever may publish services and change their price, tiers and lead time. */
export function openPrices(strapi: Core.Strapi): void {
  const requireRight = (ctx: Context) => requirePriceRight(strapi, ctx);

  /** Answers with the preview; with its confirmation, applies it. */
  async function answer(ctx: Context, { confirm, ...sent }: Sent) {
    if (!confirm) return void (ctx.body = { preview: await previewOf(strapi, await sent.want()) });
    const change = await applyPrices(strapi, { ...confirm, ...sent, editorId: editorOf(ctx), labelOf: fieldLabel });
    ctx.body = { change: (await present(strapi, [change]))[0] };
  }

  async function byRule(ctx: Context) {
    requireRight(ctx);
    const { rule, confirm } = sentBody(ctx, SentRule);
    const want = async () => {
      const wanted = await wantedByRule(strapi, rule);
      if (confirm) requireTypedTwice(rule, (await previewOf(strapi, wanted)).rows);
      return wanted;
    };
    await answer(ctx, { confirm, origin: 'bulk', title: `${rule.value} ${rule.by === 'percent' ? '%' : '€'}`, want });
  }

  async function byFile(ctx: Context) {
    requireRight(ctx);
    const { file, confirm } = sentBody(ctx, SentFile);
    const bytes = Buffer.from(file, 'base64');
    await answer(ctx, { confirm, origin: 'import', title: 'Datei', want: () => readPriceSheet(strapi, bytes) });
  }

  async function list(ctx: Context) {
    requireRight(ctx);
    ctx.body = await overviewOf(strapi);
  }

  async function file(ctx: Context) {
    requireRight(ctx);
    ctx.body = { file: (await writePriceSheet(strapi)).toString('base64') };
  }

  async function undo(ctx: Context) {
    requireRight(ctx);
    const undone = await undoPrices(strapi, { documentId: String(ctx.params.id), editorId: editorOf(ctx), labelOf: fieldLabel });
    ctx.body = { change: (await present(strapi, [undone]))[0] };
  }

  strapi.server.routes({
    type: 'admin',
    prefix: '/prices',
    routes: [
      panelRoute('GET', '/', list),
      panelRoute('GET', '/file', file),
      panelRoute('POST', '/rule', byRule),
      panelRoute('POST', '/file', byFile),
      panelRoute('POST', '/changes/:id/undo', undo),
    ],
  });
}

/** Lists the categories that have services, and the latest changes. */
async function overviewOf(strapi: Core.Strapi): Promise<{ categories: { id: string; name: string }[]; changes: PriceChange[] }> {
  const found = (await findProducts(strapi)).flatMap(({ category }): [string, string][] =>
    category ? [[category.documentId, category.name]] : [],
  );
  const categories = [...new Map(found)].map(([id, name]) => ({ id, name }));
  return { categories, changes: await present(strapi, await findPriceChanges(strapi)) };
}

/** @throws ForbiddenError */
function requirePriceRight(strapi: Core.Strapi, ctx: Context): void {
  const { can } = rightsOf(strapi, ctx, PRODUCT);
  const fields = ['price', 'tiers', 'leadTimeDays'];
  const locale = 'de';
  const isAllowed = can.read({ locale }) && can.publish({ locale }) && fields.every((field) => isFieldOpen(can, locale, field));
  if (!isAllowed) throw new errors.ForbiddenError('Sie dürfen Preise nicht ändern.');
}

type Can = ReturnType<typeof rightsOf>['can'];

/** Rights on a list of components name their inner fields as well. */
const isFieldOpen = (can: Can, locale: string, field: string): boolean =>
  can.update({ locale }, field) || (field === 'tiers' && can.update({ locale }, 'tiers.price'));

async function present(strapi: Core.Strapi, rows: readonly PriceChangeRow[]): Promise<PriceChange[]> {
  const names = await editorNames(
    strapi,
    rows.map(({ editorId }) => editorId),
  );
  return rows.map(({ documentId, title, at, editorId, rows: changed, undoneAt, kept }) => ({
    id: documentId,
    title,
    at: new Date(at).toISOString(),
    editor: names.get(editorId ?? '') ?? '',
    count: changed.length,
    undoneAt: undoneAt && new Date(undoneAt).toISOString(),
    kept: kept ?? [],
  }));
}
