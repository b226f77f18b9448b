import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as z from 'zod/mini';
import { callersAccount } from '../../../domain/people/caller';
import { PasswordReset } from '../../../contract/people/account';
import { NewInvitation } from '../../../contract/production/contractor';
import { ListQuery } from '../../../contract/list';
import {
  acceptInvitation,
  inviteContractor,
  revokeInvitation,
  invitationQueries,
  presentInvitation,
} from '../../../domain/production/contractors/invitations';
import { clientAddress } from '../../../platform/http/client-address';
import { input } from '../../../platform/http/input';
import { limit } from '../../../platform/http/rate-limit';

const Resend = z.object({ key: z.uuid() });

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const superAdminId = async (ctx: Context) => (await callersAccount(strapi, ctx)).documentId;
  return {
    async list(ctx: Context) {
      ctx.set('cache-control', 'no-store');
      ctx.body = await invitationQueries({ strapi }).list(input(ListQuery, ctx.query));
    },

    async invite(ctx: Context) {
      const row = await inviteContractor(strapi, input(NewInvitation, ctx.request.body), await superAdminId(ctx));
      ctx.status = 201;
      ctx.body = presentInvitation(row);
    },

    async resend(ctx: Context) {
      const { key } = input(Resend, ctx.request.body);
      const { name, email, language } = await invitationQueries({ strapi }).byId(String(ctx.params.id));
      ctx.body = presentInvitation(await inviteContractor(strapi, { key, name, email, language }, await superAdminId(ctx)));
    },

    /** Answers the same for an invitation that is already gone: the caller has what they asked for. */
    async revoke(ctx: Context) {
      await revokeInvitation(strapi, String(ctx.params.id), await superAdminId(ctx));
      ctx.body = {};
    },

    async accept(ctx: Context) {
      await limit(strapi, 'mail-link', clientAddress(ctx));
      ctx.body = await acceptInvitation(strapi, input(PasswordReset, ctx.request.body));
    },
  };
};
