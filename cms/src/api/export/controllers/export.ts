import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { type ExportedList, type ExportFormat, ExportQuery, exportedByStaff } from '../../../contract/list';
import { Problem } from '../../../contract/problem';
import { exportList } from '../../../domain/records/export-list';
import { staffOf } from '../../../domain/quoting/actor-of';
import { input } from '../../../platform/http/input';
import { limit } from '../../../platform/http/rate-limit';
import { berlinDay } from '../../../platform/time/time';

const types: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Lists as files, for staff. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  async function send(ctx: Context, list: ExportedList) {
    const { format, locale } = input(ExportQuery, ctx.query);
    const by = await staffOf(strapi, ctx);
    await limit(strapi, 'list-export', by.accountId);
    ctx.body = await exportList(strapi, { list, format, locale, requested: ctx.query, by });
    ctx.set({
      'content-disposition': `attachment; filename="${list}-${berlinDay(new Date())}.${format}"`,
      'content-type': types[format],
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  }

  return {
    async list(ctx: Context) {
      const list = exportedByStaff.find((known) => known === ctx.params.list);
      if (!list) throw new Problem('not-found');
      await send(ctx, list);
    },

    contacts: (ctx: Context) => send(ctx, 'contacts'),
  };
};
