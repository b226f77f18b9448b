import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { NewSchedule, type Scheduled } from '../contract/content/schedule';
import { cancelPlan, findPlan, findPlans, planChange, type ScheduleRow } from '../domain/publishing/schedules';
import { editorNames, editorOf, panelRoute, readableType, readableTypes, rightsOf, sentBody } from './panel-request';

/** Adds the routes of the panel's page of plans. Whoever may publish a type plans its publication, and cancels that of others. */
export function openPublishing(strapi: Core.Strapi): void {
  const mayOrder = (ctx: Context, { contentType, locales, action }: Pick<ScheduleRow, 'contentType' | 'locales' | 'action'>) => {
    const { can } = rightsOf(strapi, ctx, contentType);
    return locales.every((locale) => can.publish({ locale }) && (action !== 'price' || can.update({ locale }, 'price')));
  };

  async function list(ctx: Context) {
    const { entryId, type, over, after } = ctx.query as Record<string, string | undefined>;
    const types = type ? [readableType(strapi, ctx, type)] : readableTypes(strapi, ctx);
    const { rows, next } = await findPlans(strapi, {
      types,
      open: over !== 'true',
      after,
      ...(entryId && { entryId }),
    });
    ctx.body = { items: await present(strapi, rows), next };
  }

  async function plan(ctx: Context) {
    const sent = sentBody(ctx, NewSchedule);
    readableType(strapi, ctx, sent.contentType);
    if (!mayOrder(ctx, sent)) throw new errors.ForbiddenError('Sie dürfen diesen Inhalt nicht veröffentlichen.');
    ctx.body = { item: (await present(strapi, [await planChange(strapi, sent, editorOf(ctx))]))[0] };
  }

  async function cancel(ctx: Context) {
    const row = await findPlan(strapi, String(ctx.params.id));
    readableType(strapi, ctx, row.contentType);
    if (!mayOrder(ctx, row)) throw new errors.ForbiddenError('Sie dürfen diesen Inhalt nicht veröffentlichen.');
    await cancelPlan(strapi, row.documentId);
    ctx.body = { item: (await present(strapi, [await findPlan(strapi, row.documentId)]))[0] };
  }

  strapi.server.routes({
    type: 'admin',
    prefix: '/publishing',
    routes: [
      panelRoute('GET', '/schedules', list),
      panelRoute('POST', '/schedules', plan),
      panelRoute('POST', '/schedules/:id/cancel', cancel),
    ],
  });
}

async function present(strapi: Core.Strapi, rows: readonly ScheduleRow[]): Promise<Scheduled[]> {
  const names = await editorNames(
    strapi,
    rows.map(({ orderedBy }) => orderedBy),
  );
  return rows.map((row) => {
    const { info, kind } = strapi.contentType(row.contentType as UID.ContentType);
    return {
      id: row.documentId,
      contentType: row.contentType,
      typeLabel: info.displayName,
      single: kind === 'singleType',
      entryId: row.entryId,
      title: row.title ?? '',
      locales: row.locales,
      action: row.action,
      price: row.fields?.price ?? null,
      at: new Date(row.at).toISOString(),
      status: row.status,
      error: row.error,
      orderedBy: names.get(row.orderedBy ?? '') ?? '',
    };
  });
}
