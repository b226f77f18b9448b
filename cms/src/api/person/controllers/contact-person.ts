import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { findAccount } from '../../../accounts/account-row';
import { callersAccount } from '../../../accounts/caller';
import { requireExportSignature, signExportUrl } from '../../../accounts/export-link';
import { ListQuery } from '../../../contract/list';
import { Erasure, PersonListQuery } from '../../../contract/person';
import { erasePerson } from '../../../flows/erase-person';
import { exportPerson } from '../../../flows/export-person';
import { noteExport } from '../../../flows/note-export';
import { readHistory } from '../../../flows/read-history';
import { showPerson } from '../../../flows/show-person';
import { input } from '../../../http/input';
import { sendArchive } from '../../../http/send-archive';
import personService from '../services/person';

/** Customers and guests, for leads (spec §6). */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const people = personService({ strapi });
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

    /** A signed address of the person's data, to hand on to them. */
    async export(ctx: Context) {
      const { documentId } = await find(ctx);
      await noteExport(strapi, documentId, await callersAccount(strapi, ctx));
      ctx.set('cache-control', 'no-store');
      ctx.body = { url: signExportUrl('person', documentId) };
    },

    /** The data as one ZIP, to whoever has a signed URL. */
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
