import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { findAccount } from '../../../domain/people/account-row';
import { callersAccount } from '../../../domain/people/caller';
import { requireExportSignature, signExportUrl } from '../../../domain/people/account-token';
import { ListQuery } from '../../../contract/list';
import { Erasure, PersonListQuery } from '../../../contract/people/person';
import { erasePerson } from '../../../domain/records/erasure';
import { exportPerson, noteExport } from '../../../domain/records/export-person';
import { readHistory } from '../../../domain/records/read-history';
import { showPerson, personQueries } from '../../../domain/records/people';
import { input } from '../../../platform/http/input';
import { sendArchive } from '../../../platform/http/send-archive';

/** Customers and guests, for super admins (spec §6). */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const people = personQueries({ strapi });
  const find = (ctx: Context) => people.byId(String(ctx.params.id));
  return {
    async list(ctx: Context) {
      ctx.set('cache-control', 'no-store');
      ctx.body = await people.list(input(PersonListQuery, ctx.query));
    },

    async find(ctx: Context) {
      ctx.set('cache-control', 'no-store');
      ctx.body = await showPerson(strapi, await find(ctx));
    },

    async history(ctx: Context) {
      ctx.set('cache-control', 'no-store');
      ctx.body = await readHistory(strapi, await find(ctx), input(ListQuery, ctx.query));
    },

    /** Answers with a signed address of the person's data, to hand on to them. */
    async export(ctx: Context) {
      const { documentId } = await find(ctx);
      await noteExport(strapi, documentId, await callersAccount(strapi, ctx));
      ctx.set('cache-control', 'no-store');
      ctx.body = { url: signExportUrl('person', documentId) };
    },

    /** Sends the data as one ZIP to whoever has a signed URL. */
    async download(ctx: Context) {
      requireExportSignature('person', String(ctx.params.id), ctx.query);
      const { accountId, email } = await find(ctx);
      const account = accountId === null ? null : await findAccount(strapi, { documentId: accountId });
      sendArchive(ctx, await exportPerson(strapi, { account, email }));
    },

    async erase(ctx: Context) {
      const { address } = input(Erasure, ctx.request.body);
      const { documentId: accountId } = await callersAccount(strapi, ctx);
      ctx.body = await erasePerson(strapi, { personId: String(ctx.params.id), address, accountId });
    },
  };
};
