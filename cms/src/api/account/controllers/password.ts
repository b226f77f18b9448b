import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { callersAccount } from '../../../accounts/caller';
import { deviceOf } from '../../../accounts/device';
import { setRefreshCookie } from '../../../accounts/refresh-cookie';
import { PasswordChange, PasswordReset } from '../../../contract/account';
import { changePassword } from '../../../flows/change-password';
import { resetPassword } from '../../../flows/reset-password';
import { clientAddress } from '../../../http/client-address';
import { input } from '../../../http/input';
import { limit } from '../../../http/rate-limit';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async reset(ctx: Context) {
    await limit(strapi, 'mail-link', clientAddress(ctx));
    ctx.body = await resetPassword(strapi, input(PasswordReset, ctx.request.body));
  },

  async change(ctx: Context) {
    const change = input(PasswordChange, ctx.request.body);
    const { refreshToken, grant } = await changePassword(strapi, await callersAccount(strapi, ctx), change, deviceOf(ctx));
    setRefreshCookie(ctx, refreshToken);
    ctx.body = grant;
  },
});
