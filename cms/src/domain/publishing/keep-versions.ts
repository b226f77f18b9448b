import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import { editorNow, originNow, type FollowedChange } from '../../platform/events/follow-content';
import { databaseTime } from '../../platform/time/database-time';
import { type EntryValues, populateAll, valuesOf } from './entry-values';
import { changesBetween } from './value-changes';

/** The most versions of an entry that are kept, in all languages together. */
const MAX_VERSIONS = 100;

/** Names a field as editors call it. @param path such as `faqs`, `1`, `question` */
export type FieldLabel = (uid: string, path: readonly string[]) => string;

type Published = Map<string, { values: EntryValues; publishedAt: string }>;
type Entry = { uid: string; documentId: string };

/** Reads what visitors see of an entry, by language. */
export async function readPublished(strapi: Core.Strapi, { uid, documentId }: Entry): Promise<Published> {
  const query = { where: { documentId, publishedAt: { $notNull: true } }, populate: populateAll(strapi, uid) };
  const rows: { locale: string | null; publishedAt: string }[] = await strapi.db.query(uid as UID.ContentType).findMany(query);
  return new Map(rows.map((row) => [row.locale ?? 'de', { values: valuesOf(strapi, uid, row), publishedAt: row.publishedAt }]));
}

/**
 * Keeps a version of each entry that is published or withdrawn, in the transaction that does it: who, when, and what changed.
 * The first time it also keeps what was published before.
 * @returns to be given to `followContent`
 */
export const keepVersions =
  (labelOf: FieldLabel) =>
  async (strapi: Core.Strapi, change: FollowedChange): Promise<((trx: Knex, seq: number) => Promise<void>) | null> => {
    const { uid, documentId, action, hasDrafts } = change;
    if (!hasDrafts || !documentId) return null;
    const before = await readPublished(strapi, { uid, documentId });
    return async (trx, seq) => {
      const after = await readPublished(strapi, { uid, documentId });
      await saveVersions(strapi, trx, { uid, documentId, before, after, seq, labelOf });
      if (action === 'delete') await dropVersions(strapi, trx, { uid, documentId });
    };
  };

type Saved = Entry & { before: Published; after: Published; seq: number; labelOf: FieldLabel };

/** Saves the versions of an entry's languages that were published anew or withdrawn. */
export async function saveVersions(strapi: Core.Strapi, trx: Knex, saved: Saved): Promise<void> {
  const { uid, documentId, before, after } = saved;
  for (const locale of new Set([...before.keys(), ...after.keys()]))
    await saveVersion(strapi, saved, { locale, old: before.get(locale), now: after.get(locale) });
  const own = { content_type: uid, entry_id: documentId };
  const oldest = await trx('content_versions').where(own).orderBy('id', 'desc').offset(MAX_VERSIONS).first('id');
  if (oldest) await trx('content_versions').where(own).where('id', '<=', oldest.id).delete();
}

type Version = Published extends Map<string, infer V> ? V : never;
type Step = { locale: string; old: Version | undefined; now: Version | undefined };

async function saveVersion(strapi: Core.Strapi, { uid, documentId, seq, labelOf }: Saved, { locale, old, now }: Step): Promise<void> {
  const changes = changesBetween(old?.values ?? null, now?.values ?? null, (path) => labelOf(uid, path));
  if (changes.length === 0 && old?.publishedAt === now?.publishedAt) return;
  const table = strapi.db.query('api::content-version.content-version');
  const entry = { contentType: uid, entryId: documentId, locale };
  if (old && (await table.count({ where: entry })) === 0)
    await table.create({ data: { ...entry, action: 'before', origin: 'editor', values: old.values, changes: [], at: old.publishedAt } });
  const made = { action: now ? 'publish' : 'unpublish', origin: originNow(), editorId: editorNow(strapi), at: databaseTime() };
  await table.create({ data: { ...entry, ...made, eventSeq: seq, values: (now ?? old)?.values ?? {}, changes } });
}

/** Removes the versions of an entry that is gone in every language; its log stays. */
async function dropVersions(strapi: Core.Strapi, trx: Knex, { uid, documentId }: Entry): Promise<void> {
  if ((await strapi.db.query(uid as UID.ContentType).count({ where: { documentId } })) > 0) return;
  await trx('content_versions').where({ content_type: uid, entry_id: documentId }).delete();
}
