import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { presentAccount } from '../../../domain/people/account-row';
import { callerOf, callersAccount } from '../../../domain/people/caller';
import { AddressChange, EmailVerification } from '../../../contract/people/account';
import { Problem } from '../../../contract/problem';
import { changeAddress, verifyEmail } from '../../../domain/people/verify-email';
import { clientAddress } from '../../../platform/http/client-address';
import { input } from '../../../platform/http/input';
import { limit } from '../../../platform/http/rate-limit';
import { enqueueMail } from '../../../platform/mail/enqueue-mail';

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
