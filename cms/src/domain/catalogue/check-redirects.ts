import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { redirectProblem } from './redirect-rules';

type RedirectRow = { documentId: string; from: string; to: string | null; kind: 'moved' | 'gone' };

/** Refuses redirects that lead in a circle or nowhere, with a sentence for the editor. */
export function checkRedirects(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== 'api::redirect.redirect' || !['create', 'update', 'clone'].includes(context.action)) return next();
    const { documentId, data } = context.params as { documentId?: string; data?: Partial<RedirectRow> };
    const rows: RedirectRow[] = await strapi.db.query('api::redirect.redirect').findMany({});
    const stored = rows.find((row) => row.documentId === documentId);
    const rule = { from: '', to: null, kind: 'moved' as const, ...stored, ...data };
    const problem = redirectProblem(rule, context.action === 'clone' ? rows : rows.filter((row) => row !== stored));
    if (problem) throw new errors.ValidationError(problem);
    return next();
  });
}
