import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { presentAccount } from '../../../accounts/account-row';
import { callerOf, callersAccount } from '../../../accounts/caller';
import { AddressChange, EmailVerification } from '../../../contract/account';
import { Problem } from '../../../contract/problem';
import { changeAddress } from '../../../flows/change-address';
import { verifyEmail } from '../../../flows/verify-email';
import { clientAddress } from '../../../http/client-address';
import { input } from '../../../http/input';
import { limit } from '../../../http/rate-limit';
import { enqueueMail } from '../../../mail/enqueue-mail';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async verify(ctx: Context) {
    await limit(strapi, 'mail-link', clientAddress(ctx));
    const { token, password } = input(EmailVerification, ctx.request.body);
    ctx.body = await verifyEmail(strapi, { token, password, callerId: callerOf(ctx)?.accountId });
  },

  async resend(ctx: Context) {
    const account = await callersAccount(strapi, ctx);
    if (account.confirmed) throw new Problem('auth.already-verified');
    await limit(strapi, 'verify-to', account.email);
    const { documentId: accountId, email: to, language } = account;
    await enqueueMail(strapi, { template: 'verify-email', to, language: language ?? 'de', payload: { accountId } });
    ctx.body = {};
  },

  async change(ctx: Context) {
    const change = input(AddressChange, ctx.request.body);
    const account = await callersAccount(strapi, ctx);
    ctx.body = presentAccount({ ...(await changeAddress(strapi, account, change)), role: account.role });
  },
});
