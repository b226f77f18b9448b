import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { accounts, findAccount, presentAccount } from '../../../accounts/account-row';
import { callersAccount } from '../../../accounts/caller';
import { requireExportSignature, signExportUrl } from '../../../accounts/export-link';
import { clearRefreshCookie } from '../../../accounts/refresh-cookie';
import { requireConfirmation } from '../../../accounts/require-password';
import { Confirmation, ProfileChange } from '../../../contract/account';
import { Problem } from '../../../contract/problem';
import { deleteAccount } from '../../../flows/delete-account';
import { exportAccount } from '../../../flows/export-account';
import { input } from '../../../http/input';
import { limit } from '../../../http/rate-limit';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    ctx.set('cache-control', 'no-store');
    ctx.body = presentAccount(await callersAccount(strapi, ctx));
  },

  async update(ctx: Context) {
    const change = input(ProfileChange, ctx.request.body);
    const account = await callersAccount(strapi, ctx);
    const changed = await accounts(strapi).update({ where: { id: account.id }, data: change });
    ctx.body = presentAccount({ ...changed, role: account.role });
  },

  async export(ctx: Context) {
    const account = await callersAccount(strapi, ctx);
    await limit(strapi, 'export', account.documentId);
    ctx.set('cache-control', 'no-store');
    ctx.body = { url: signExportUrl(account.documentId) };
  },

  /** The data as one ZIP, to whoever has a signed URL. */
  async download(ctx: Context) {
    const accountId = String(ctx.params.accountId);
    requireExportSignature(accountId, String(ctx.query.expires), String(ctx.query.signature));
    const account = await findAccount(strapi, { documentId: accountId });
    if (!account) throw new Problem('account.not-found');
    ctx.set({
      'content-disposition': 'attachment; filename="planquadrat.zip"',
      'content-type': 'application/zip',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    ctx.body = await exportAccount(strapi, account);
  },

  async remove(ctx: Context) {
    const confirmation = input(Confirmation, ctx.request.body);
    const account = await callersAccount(strapi, ctx);
    await requireConfirmation(strapi, account, confirmation);
    await deleteAccount(strapi, account);
    clearRefreshCookie(ctx);
    ctx.body = {};
  },
});
