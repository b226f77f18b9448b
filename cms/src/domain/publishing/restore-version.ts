import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { ContentVersion } from '../../contract/content/content-version';
import { translatedFields } from '../catalogue/entries';
import { dataOf, type EntryValues, referencesIn } from './entry-values';
import type { ValueChange } from './value-changes';

/** A version as stored. */
export type VersionRow = {
  id: number;
  documentId: string;
  contentType: string;
  entryId: string;
  locale: string;
  action: ContentVersion['action'];
  origin: ContentVersion['origin'];
  editorId: string | null;
  eventSeq: number | string | null;
  values: EntryValues;
  changes: ValueChange[];
  at: string;
};

const versions = (strapi: Core.Strapi) => strapi.db.query('api::content-version.content-version');

const PAGE = 10;

type VersionQuery = { contentType: string; entryId: string; locale: string; before?: number };

/** Lists an entry's versions in one language, newest first. @param before the id behind which the page begins */
export async function findVersions(
  strapi: Core.Strapi,
  { contentType, entryId, locale, before }: VersionQuery,
): Promise<{ rows: VersionRow[]; next: number | null }> {
  const where = { contentType, entryId, locale, ...(before && { id: { $lt: before } }) };
  const rows: VersionRow[] = await versions(strapi).findMany({ where, orderBy: { id: 'desc' }, limit: PAGE + 1 });
  const page = rows.slice(0, PAGE);
  return { rows: page, next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null };
}

/** @throws NotFoundError */
export async function findVersion(strapi: Core.Strapi, documentId: string): Promise<VersionRow> {
  const row: VersionRow | null = await versions(strapi).findOne({ where: { documentId } });
  if (!row) throw new errors.NotFoundError('Diese Fassung gibt es nicht mehr.');
  return row;
}

type Restorable = { data: EntryValues; missing: string[] };

/**
 * Returns a version's values as data for a draft, and the names of entries and files in it that are gone. Fields that languages share
 * come back with the German version only.
 */
export async function restorable(strapi: Core.Strapi, { contentType: uid, locale, values }: VersionRow): Promise<Restorable> {
  const { entries, files } = referencesIn(strapi, uid, values);
  const kept = new Set<string>();
  for (const target of new Set(entries.map(([type]) => type))) {
    const ids = entries.flatMap(([type, { documentId }]) => (type === target ? [documentId] : []));
    const found: { documentId: string }[] = await strapi.db
      .query(target as UID.ContentType)
      .findMany({ where: { documentId: { $in: ids } }, select: ['documentId'] });
    for (const { documentId } of found) kept.add(documentId);
  }
  const stored: { id: number }[] =
    files.length === 0
      ? []
      : await strapi.db.query('plugin::upload.file').findMany({ where: { id: { $in: files.map(({ id }) => id) } }, select: ['id'] });
  const keptFiles = new Set(stored.map(({ id }) => id));
  const data = dataOf(strapi, uid, values, { entries: kept, files: keptFiles });
  const translated = new Set(translatedFields(strapi, uid as UID.ContentType));
  const isShared = (name: string) => translated.size > 0 && !translated.has(name);
  return {
    data: Object.fromEntries(Object.entries(data).filter(([name]) => locale === 'de' || !isShared(name))),
    missing: [
      ...entries.flatMap(([, { documentId, label }]) => (kept.has(documentId) ? [] : [label])),
      ...files.flatMap(({ id, name }) => (keptFiles.has(id) ? [] : [name])),
    ],
  };
}
