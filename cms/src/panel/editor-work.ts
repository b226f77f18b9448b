import type { Core, UID } from '@strapi/strapi';
import type { Context } from 'koa';
import forms from './forms.json';
import { scanContent, type Finding, type Findings } from './content-scan';
import { panelRoute, rightsOf } from './panel-request';
import { findPlans } from '../domain/publishing/schedules';
import { findProgress, translatedTypes } from './untranslated';

/** An entry that waits for an editor; `path` is below the panel's root. */
export type WaitingEntry = { type: string; title: string; detail: string; path: string };
/** What waits of one kind: how many there are, and the first of them. */
export type WaitingGroup = {
  kind: 'scheduled' | 'drafts' | 'untranslated' | 'wordless-pictures' | 'broken-links' | 'example-texts';
  count: number;
  entries: WaitingEntry[];
};

type DraftRow = { documentId: string; updatedAt: string; publishedAt: string | null };

/** The most entries of one kind that the start page names. */
const NAMED = 6;

/** The time by which Strapi may date a draft later than the edition that was just published from it. */
const SAME_SAVE_MS = 1_000;

/** Adds the route of the panel's start page: what waits, among the types that the editor may read. */
export function openEditorWork(strapi: Core.Strapi): void {
  const scan = keepUntilChanged(strapi);
  async function find(ctx: Context) {
    const types = (Object.keys(forms) as UID.ContentType[]).filter((uid) => rightsOf(strapi, ctx, uid).can.read());
    const { brokenLinks, exampleTexts, wordlessPictures } = await scan();
    const groups: WaitingGroup[] = [
      await findScheduled(strapi, types),
      await findDrafts(strapi, types),
      await countUntranslated(strapi, types),
      findingsOf(strapi, 'wordless-pictures', wordlessPictures, types),
      findingsOf(strapi, 'broken-links', brokenLinks, types),
      findingsOf(strapi, 'example-texts', exampleTexts, types),
    ];
    ctx.body = { groups };
  }
  strapi.server.routes({ type: 'admin', prefix: '/editor-work', routes: [panelRoute('GET', '/', find)] });
}

/** Scans the content once for each state of it: reading every text takes a while, and it seldom changes. */
function keepUntilChanged(strapi: Core.Strapi): () => Promise<Findings> {
  let kept: { change: number | null; findings: Promise<Findings> } | undefined;
  return async () => {
    const newest: { seq: number } | null = await strapi.db
      .query('api::event.event')
      .findOne({ where: { topic: 'content', seq: { $notNull: true } }, select: ['seq'], orderBy: { seq: 'desc' } });
    const change = newest?.seq ?? null;
    if (kept?.change === change) return kept.findings;
    const findings = scanContent(strapi, Object.keys(forms) as UID.ContentType[]);
    kept = { change, findings };
    // A failed scan is tried again with the next request.
    findings.catch(() => (kept = undefined));
    return findings;
  };
}

/** Finds German entries that were saved and not published since, the newest first. */
async function findDrafts(strapi: Core.Strapi, types: readonly UID.ContentType[]): Promise<WaitingGroup> {
  const found: (WaitingEntry & { at: string })[] = [];
  for (const uid of types) {
    const { options, attributes } = strapi.contentType(uid);
    if (!options?.draftAndPublish) continue;
    const { mainField } = forms[uid as keyof typeof forms];
    const rows: (DraftRow & Record<string, string>)[] = await strapi.db.query(uid).findMany({
      where: 'locale' in attributes ? { locale: 'de' } : {},
      select: ['documentId', 'updatedAt', 'publishedAt', mainField],
    });
    const publishedAt = new Map(rows.filter((row) => row.publishedAt).map((row) => [row.documentId, new Date(row.updatedAt).getTime()]));
    for (const row of rows.filter((one) => !one.publishedAt)) {
      const shownSince = publishedAt.get(row.documentId);
      if (shownSince !== undefined && new Date(row.updatedAt).getTime() <= shownSince + SAME_SAVE_MS) continue;
      const detail = shownSince === undefined ? 'noch nie veröffentlicht' : 'geändert';
      found.push({ ...entryOf(strapi, uid, { ...row, title: row[mainField] ?? '', locale: 'de' }), detail, at: row.updatedAt });
    }
  }
  const newest = found.toSorted((a, b) => new Date(b.at).getTime() - new Date(a.at).getTime()).slice(0, NAMED);
  return { kind: 'drafts', count: found.length, entries: newest.map(({ at: _at, ...entry }) => entry) };
}

/** Finds what is planned, or could not be carried out, in the order in which it is due. */
async function findScheduled(strapi: Core.Strapi, types: readonly UID.ContentType[]): Promise<WaitingGroup> {
  const { rows, next } = await findPlans(strapi, { types, open: true });
  const entries = rows.slice(0, NAMED).map(({ contentType, entryId: documentId, title, at, status }) => {
    const time = new Date(at).toLocaleString('de-DE', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' });
    const entry = entryOf(strapi, contentType as UID.ContentType, { documentId, title: title ?? '', locale: 'de' });
    return { ...entry, detail: status === 'failed' ? 'nicht gelungen' : `${time} Uhr`, path: '/schedules' };
  });
  return { kind: 'scheduled', count: rows.length + (next === null ? 0 : 1), entries };
}

/** Counts the entries by type whose English is missing or outdated; the page for translators names them. */
async function countUntranslated(strapi: Core.Strapi, types: readonly UID.ContentType[]): Promise<WaitingGroup> {
  const progress = await Promise.all(
    translatedTypes(strapi)
      .filter((uid) => types.includes(uid))
      .map((uid) => findProgress(strapi, uid)),
  );
  const behind = progress.map(({ label, missing, outdated }) => ({ label, count: missing + outdated })).filter(({ count }) => count > 0);
  return {
    kind: 'untranslated',
    count: behind.reduce((sum, { count }) => sum + count, 0),
    entries: behind
      .slice(0, NAMED)
      .map(({ label, count }) => ({ type: label, title: label, detail: String(count), path: '/translations' })),
  };
}

function findingsOf(
  strapi: Core.Strapi,
  kind: WaitingGroup['kind'],
  all: readonly Finding[],
  types: readonly UID.ContentType[],
): WaitingGroup {
  const findings = all.filter(({ uid }) => types.includes(uid));
  const entries = findings.slice(0, NAMED).map((finding) => ({ ...entryOf(strapi, finding.uid, finding), detail: finding.detail }));
  return { kind, count: findings.length, entries };
}

type Named = { documentId: string; title: string; locale: string };

/** Names an entry, and the page of the panel on which it is edited. */
function entryOf(strapi: Core.Strapi, uid: UID.ContentType, { documentId, title, locale }: Named): Omit<WaitingEntry, 'detail'> {
  const { info, kind } = strapi.contentType(uid);
  const form = kind === 'singleType' ? `single-types/${uid}` : `collection-types/${uid}/${documentId}`;
  return { type: info.displayName, title: title || info.displayName, path: `/content-manager/${form}?plugins[i18n][locale]=${locale}` };
}
