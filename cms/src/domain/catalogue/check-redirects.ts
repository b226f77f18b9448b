import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { redirectKey, type RedirectKind } from '../../contract/content/redirect';

type RedirectRow = { documentId: string; from: string; to: string | null; kind: RedirectKind };

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

type Rule = { from: string; to: string | null; kind: RedirectKind };

const PATH = /^\/(?!\/)[^\s?#]*$/;

const ENGLISH = /^\/en(\/|$)/;

/** Why a redirect cannot be saved, for the editor; null when it can. `others` are all other redirects. */
export function redirectProblem({ from, to, kind }: Rule, others: readonly Rule[]): string | null {
  if (!PATH.test(from)) return 'Die bisherige Adresse beginnt mit / und enthält weder Leerzeichen noch ? oder #.';
  const key = redirectKey(from);
  if (ENGLISH.test(key)) return 'Die bisherige Adresse steht ohne /en da; sie gilt für beide Sprachen.';
  if (key === '/') return 'Die Startseite kann nicht weitergeleitet werden.';
  const same = others.find((rule) => redirectKey(rule.from) === key);
  if (same) return `Für ${same.from} gibt es schon eine Weiterleitung.`;
  if (kind === 'gone') return null;
  if (!to) return 'Eine Weiterleitung braucht eine neue Adresse; „gone“ sagt, dass es die Seite nicht mehr gibt.';
  return targetProblem(to) ?? (loops(from, to, others) ? `Diese Weiterleitung führt im Kreis: von ${to} geht es zurück zu ${from}.` : null);
}

function targetProblem(to: string): string | null {
  if (/^https:\/\/\S+$/.test(to)) return null;
  if (/\s/.test(to) || !PATH.test(to.split(/[?#]/)[0] ?? ''))
    return 'Die neue Adresse beginnt mit / oder https:// und enthält keine Leerzeichen.';
  if (!ENGLISH.test(redirectKey(to))) return null;
  return 'Die neue Adresse steht ohne /en da; von der englischen Adresse geht es von selbst zur englischen Seite.';
}

function loops(from: string, to: string, others: readonly Rule[]): boolean {
  const next = new Map(others.map((rule) => [redirectKey(rule.from), rule.kind === 'moved' ? rule.to : null]));
  const seen = new Set([redirectKey(from)]);
  for (let at: string | null | undefined = to; at?.startsWith('/'); at = next.get(redirectKey(at))) {
    if (seen.has(redirectKey(at))) return true;
    seen.add(redirectKey(at));
  }
  return false;
}
