import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { findAccount, presentAccount } from '../../../domain/people/account-row';
import { callersAccount } from '../../../domain/people/caller';
import { requireExportSignature, signExportUrl } from '../../../domain/people/account-token';
import { clearSessionCookies, setKnownVisitor } from '../../../domain/people/session-cookies';
import { knownVisitor } from '../../../contract/people/known-visitor';
import { requireConfirmation } from '../../../domain/people/change-password';
import { Confirmation, ProfileChange } from '../../../contract/people/account';
import { Problem } from '../../../contract/problem';
import { changeProfile } from '../../../domain/people/block-account';
import { deleteAccount } from '../../../domain/records/erasure';
import { exportPerson, noteOwnExport, subjectOf } from '../../../domain/records/export-person';
import { sendArchive } from '../../../platform/http/send-archive';
import { input } from '../../../platform/http/input';
import { limit } from '../../../platform/http/rate-limit';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Context) {
    ctx.set('cache-control', 'no-store');
    ctx.body = presentAccount(await callersAccount(strapi, ctx));
  },

  async update(ctx: Context) {
    const change = input(ProfileChange, ctx.request.body);
    const account = await callersAccount(strapi, ctx);
    const changed = presentAccount({ ...(await changeProfile(strapi, account, change)), role: account.role });
    setKnownVisitor(ctx, knownVisitor(changed, account.role?.type));
    ctx.body = changed;
  },

  async export(ctx: Context) {
    const account = await callersAccount(strapi, ctx);
    await limit(strapi, 'export', account.documentId);
    await noteOwnExport(strapi, account);
    ctx.set('cache-control', 'no-store');
    ctx.body = { url: signExportUrl('account', account.documentId) };
  },

  /** Sends the data as one ZIP to whoever has a signed URL. */
  async download(ctx: Context) {
    const accountId = String(ctx.params.accountId);
    requireExportSignature('account', accountId, ctx.query);
    const account = await findAccount(strapi, { documentId: accountId });
    if (!account) throw new Problem('account.not-found');
    sendArchive(ctx, await exportPerson(strapi, subjectOf(account)));
  },

  async remove(ctx: Context) {
    const confirmation = input(Confirmation, ctx.request.body);
    const account = await callersAccount(strapi, ctx);
    await requireConfirmation(strapi, account, confirmation);
    await deleteAccount(strapi, account);
    clearSessionCookies(ctx);
    ctx.body = {};
  },
});
