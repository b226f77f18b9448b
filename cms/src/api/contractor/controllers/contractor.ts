import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { callersAccount } from '../../../domain/people/caller';
import { ContractorChange, ContractorListQuery } from '../../../contract/production/contractor';
import { blockAccount } from '../../../domain/people/block-account';
import {
  contractorsAccount,
  findContractors,
  findAssignees,
  showContractor,
  saveContractor,
} from '../../../domain/production/contractors/contractors';
import { input } from '../../../platform/http/input';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const show = async (ctx: Context) => {
    ctx.set('cache-control', 'no-store');
    ctx.body = await showContractor(strapi, String(ctx.params.id));
  };
  const block = async (ctx: Context, blocked: boolean) => {
    const { documentId: accountId } = await contractorsAccount(strapi, String(ctx.params.id));
    const { documentId: by } = await callersAccount(strapi, ctx);
    await blockAccount(strapi, { accountId, blocked, by });
    await show(ctx);
  };
  return {
    async assignees(ctx: Context) {
      ctx.set('cache-control', 'no-store');
      ctx.body = await findAssignees(strapi, input(ContractorListQuery, ctx.query));
    },

    async list(ctx: Context) {
      ctx.set('cache-control', 'no-store');
      ctx.body = await findContractors(strapi, input(ContractorListQuery, ctx.query));
    },

    find: show,

    async save(ctx: Context) {
      const change = input(ContractorChange, ctx.request.body);
      const { documentId: accountId } = await callersAccount(strapi, ctx);
      await saveContractor(strapi, { contractorId: String(ctx.params.id), change, accountId });
      await show(ctx);
    },

    block: (ctx: Context) => block(ctx, true),

    unblock: (ctx: Context) => block(ctx, false),
  };
};
