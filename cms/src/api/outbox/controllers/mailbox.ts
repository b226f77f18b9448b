import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as z from 'zod/mini';
import { callerOf } from '../../../domain/people/caller';
import { MailListQuery, MailResend, MailsResend, type ResentMails } from '../../../contract/mailbox';
import { Problem } from '../../../contract/problem';
import { isSuperAdmin } from '../../../contract/people/roles';
import { documentDownloadUrl } from '../../../platform/documents/store-documents';
import { staffOf } from '../../../domain/quoting/actor-of';
import { resendMail, resendMails, mailboxQueries, presentMail, requireMailPageSignature } from '../../../domain/records/mails';
import { input } from '../../../platform/http/input';
import { type OutboxRow, withoutSecrets } from '../../../platform/mail/outbox-row';
import { isDemo } from '../../../platform/settings';

const PageQuery = z.object({ expires: z.string(), signature: z.string() });

/** The policy of a page that stands alone: no script runs, nothing is loaded, no link leads out of its frame. */
const PAGE_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

/** The mails that the shop has written, for staff. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const isCallerSuperAdmin = (ctx: Context): boolean => isSuperAdmin(callerOf(ctx)?.role ?? null);
  const mails = (ctx: Context) => mailboxQueries({ strapi, isSuperAdmin: isCallerSuperAdmin(ctx) });

  /** On a developer's computer without a mail server the mailbox is where mails arrive; super admins then follow their links from here. */
  const showsSecrets = (ctx: Context): boolean => isDemo && !process.env.SMTP_URL && isCallerSuperAdmin(ctx);
  const present = async (ctx: Context, row: OutboxRow) =>
    presentMail(row, { document: await mails(ctx).documentOf(row), showsSecrets: showsSecrets(ctx) });

  return {
    async list(ctx: Context) {
      ctx.set('cache-control', 'no-store');
      ctx.body = await mails(ctx).list(input(MailListQuery, ctx.query));
    },

    async find(ctx: Context) {
      ctx.set('cache-control', 'no-store');
      ctx.body = await present(ctx, await mails(ctx).byId(String(ctx.params.id)));
    },

    async resend(ctx: Context) {
      const { key } = input(MailResend, ctx.request.body);
      const { documentId: mailId } = await mails(ctx).byId(String(ctx.params.id));
      const mail = await resendMail(strapi, { mailId, key, by: await staffOf(strapi, ctx) });
      ctx.set('cache-control', 'no-store');
      ctx.body = await present(ctx, mail);
    },

    async resendAll(ctx: Context) {
      const requested = input(MailsResend, ctx.request.body);
      const { ids, isMore } = await mails(ctx).failed(requested.q);
      const by = await staffOf(strapi, ctx);
      ctx.set('cache-control', 'no-store');
      ctx.body = { count: await resendMails(strapi, { ids, key: requested.key, by }), isMore } satisfies ResentMails;
    },

    async downloadUrl(ctx: Context) {
      const { attachments } = await mails(ctx).byId(String(ctx.params.id));
      const sent = attachments?.find(({ name }) => name === ctx.params.fileName);
      if (!sent) throw new Problem('storage.object-not-found');
      const { subject, kind, format } = sent;
      ctx.set('cache-control', 'no-store');
      ctx.body = await documentDownloadUrl(strapi, { subject, kind, format });
    },

    /** Shows the mail as it looks to whoever has a signed URL; never with a secret. */
    async page(ctx: Context) {
      const mailId = String(ctx.params.id);
      const { expires, signature } = input(PageQuery, { ...ctx.query });
      requireMailPageSignature(mailId, expires, signature);
      const { html } = await mailboxQueries({ strapi, isSuperAdmin: true }).byId(mailId);
      if (html === null) throw new Problem('mail.not-found');
      ctx.set({
        'content-security-policy': PAGE_POLICY,
        'x-frame-options': 'SAMEORIGIN',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cache-control': 'private, no-store',
      });
      ctx.type = 'text/html; charset=utf-8';
      ctx.body = withoutSecrets(html);
    },
  };
};
