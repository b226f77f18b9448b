import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Knex } from 'knex';
import { contentPath } from '../../contract/content/content-path';
import { builtPaths, type ContentKind, contentKinds, ownPages } from '../../contract/content/page-kinds';
import { type Address, findAddresses, findKind } from './find-addresses';
import { redirectKey, type RedirectKind } from '../../contract/content/directory';

const visible = new Set(['delete', 'publish', 'unpublish']);

/** Addresses of the program's own pages, folders of entries, areas, the API and the server's files. */
const RESERVED = [
  ...Object.values(ownPages).map(({ path }) => path),
  ...contentKinds.map((kind) => contentPath(kind)).flatMap((path) => (path.endsWith('/') ? path.slice(0, -1) : [])),
  ...['en', 'app', 'admin', 'contractor', 'api', 'uploads', 'assets', 'strings', 'healthz', 'readyz'].map((name) => `/${name}`),
];

/**
 * Keeps addresses that people have bookmarked: a published entry that moves leaves a redirect, one that goes leaves a
 * suggestion for editors. Refuses to publish where another page stands, and to move or add what only the program can.
 */
export function keepAddresses(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const kind = findKind(context.uid);
    if (!kind || !visible.has(context.action)) return next();
    let result: Awaited<ReturnType<typeof next>> = null;
    await strapi.db.transaction(async ({ trx }) => {
      const before = await findAddresses(strapi, affectedBy(kind));
      result = await next();
      const after = await findAddresses(strapi, affectedBy(kind));
      const changes = addressChanges(before, after);
      if (changes.appeared.length > 0) refuseTaken(changes.appeared, await findAddresses(strapi));
      refuseUnbuilt(kind, changes);
      await writeRedirects(strapi, trx, changes);
    });
    return result;
  });
}

/** Returns the kinds whose addresses change with those of a kind: a category's address is part of its products'. */
const affectedBy = (kind: ContentKind): ContentKind[] => (kind === 'category' ? ['category', 'product'] : [kind]);

function refuseTaken(appeared: readonly string[], all: readonly Address[]): void {
  const taken = appeared.find((path) => RESERVED.includes(path) || all.filter((address) => address.path === path).length > 1);
  if (taken) throw new errors.ValidationError(`Unter ${taken} steht schon eine andere Seite. Bitte eine andere Adresse (Slug) wählen.`);
}

function refuseUnbuilt(kind: ContentKind, { moved, appeared }: AddressChanges): void {
  const left = moved.find(({ from }) => builtPaths.includes(from));
  if (left) throw new errors.ValidationError(`${left.from} ist fest eingebaut: Die Texte lassen sich ändern, die Adresse (Slug) nicht.`);
  const added = kind === 'tool' && appeared.find((path) => !builtPaths.includes(path));
  if (added) throw new errors.ValidationError(`Unter ${added} gibt es kein Werkzeug. Ein neues muss erst programmiert werden.`);
}

async function writeRedirects(strapi: Core.Strapi, trx: Knex, { moved, gone, appeared }: AddressChanges): Promise<void> {
  const redirects = strapi.db.query('api::redirect.redirect');
  if (appeared.length > 0) await redirects.deleteMany({ where: { from: { $in: appeared }, automatic: true } });
  for (const { from, to } of moved) {
    // What led to the old address leads to the new one at once, so that chains and loops cannot grow.
    await trx('redirects').where({ to: from }).update({ to });
    await redirects.deleteMany({ where: { $or: [{ from }, { from: to }] } });
    await redirects.create({ data: { from, to, kind: 'moved', active: true, automatic: true } });
  }
  for (const from of gone) {
    if (await redirects.findOne({ where: { from } })) continue;
    await redirects.create({ data: { from, kind: 'gone', active: false, automatic: true } });
  }
}

type Placed = Pick<Address, 'documentId' | 'path'>;

/** The changes of published addresses: those that moved, those without a page now, and those that got one. */
type AddressChanges = { moved: { from: string; to: string }[]; gone: string[]; appeared: string[] };

export function addressChanges(before: readonly Placed[], after: readonly Placed[]): AddressChanges {
  const now = new Map(after.map(({ documentId, path }) => [documentId, path]));
  const taken = new Set(now.values());
  const known = new Set(before.map(({ path }) => path));
  const left = before.filter(({ path }) => !taken.has(path));
  return {
    moved: left.flatMap(({ documentId, path }) => {
      const to = now.get(documentId);
      return to ? [{ from: path, to }] : [];
    }),
    gone: left.filter(({ documentId }) => !now.has(documentId)).map(({ path }) => path),
    appeared: [...taken].filter((path) => !known.has(path)),
  };
}

type RedirectRow = { documentId: string; from: string; to: string | null; kind: RedirectKind };

/** Refuses redirects that form a circle or end nowhere, with a sentence for the editor. */
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

/**
 * Returns, for the editor, why a redirect cannot be saved; null when it can.
 * @param others all other redirects
 */
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
