import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { callersAccount } from '../../../domain/people/caller';
import { deviceOf } from '../../../domain/people/sessions';
import { setSessionCookies } from '../../../domain/people/session-cookies';
import { PasswordChange, PasswordReset } from '../../../contract/people/account';
import { changePassword, resetPassword } from '../../../domain/people/change-password';
import { clientAddress } from '../../../platform/http/client-address';
import { input } from '../../../platform/http/input';
import { limit } from '../../../platform/http/rate-limit';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async reset(ctx: Context) {
    await limit(strapi, 'mail-link', clientAddress(ctx));
    ctx.body = await resetPassword(strapi, input(PasswordReset, ctx.request.body));
  },

  async change(ctx: Context) {
    const change = input(PasswordChange, ctx.request.body);
    const granted = await changePassword(strapi, await callersAccount(strapi, ctx), change, deviceOf(ctx));
    setSessionCookies(ctx, granted);
    ctx.body = granted.grant;
  },
});
