import type { Core, UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Page } from '../contract/list';
import forms from './forms.json';

/** The numbers of a type's entries whose English is missing or outdated. */
export type Progress = { uid: string; label: string; single: boolean; missing: number; outdated: number };
/** A published German entry whose English is missing or older. Times are ISO. */
export type Untranslated = { documentId: string; title: string; germanAt: string; englishAt: string | null };

type Row = { document_id: string; title: string | null; german_at: Date | string | number; english_at: Date | string | number | null };

const LIMIT = 50;

/** Lists the types of content that are written in several languages. */
export const translatedTypes = (strapi: Core.Strapi): UID.ContentType[] =>
  (Object.keys(strapi.contentTypes) as UID.ContentType[]).filter((uid) => uid.startsWith('api::') && isTranslated(strapi, uid));

export async function findProgress(strapi: Core.Strapi, uid: UID.ContentType): Promise<Progress> {
  const counts = await behind(strapi, uid)
    .select(
      strapi.db.connection.raw('sum(case when english.id is null then 1 else 0 end) as missing'),
      strapi.db.connection.raw('sum(case when english.id is null then 0 else 1 end) as outdated'),
    )
    .first();
  const { info, kind } = strapi.contentType(uid);
  return {
    uid,
    label: info.displayName,
    single: kind === 'singleType',
    missing: Number(counts?.missing ?? 0),
    outdated: Number(counts?.outdated ?? 0),
  };
}

/** Reads one page of a type's entries, in the order of their ids. */
export async function findUntranslated(strapi: Core.Strapi, uid: UID.ContentType, after: string): Promise<Page<Untranslated>> {
  const { mainField } = forms[uid as keyof typeof forms];
  const rows: Row[] = await behind(strapi, uid)
    .where('german.document_id', '>', after)
    .orderBy('german.document_id')
    .limit(LIMIT + 1)
    .select(
      'german.document_id',
      `german.${columnOf(mainField)} as title`,
      strapi.db.connection.raw(`${textsAt} as german_at`),
      'english.published_at as english_at',
    );
  const page = rows.slice(0, LIMIT);
  return { items: page.map(present), next: rows.length > LIMIT ? (page.at(-1)?.document_id ?? null) : null };
}

/** SQL for the last change of the German texts. Not updated_at: it moves with fields that Strapi copies from another language. */
const textsAt = 'coalesce(german_texts.changed_at, german.published_at)';

/** Query for published German entries without a published English version, or with one older than their texts. */
function behind(strapi: Core.Strapi, uid: UID.ContentType): Knex.QueryBuilder {
  const { collectionName } = strapi.contentType(uid);
  return strapi.db
    .connection({ german: collectionName ?? '' })
    .leftJoin({ english: collectionName ?? '' }, (join) =>
      join.on('english.document_id', 'german.document_id').andOnVal('english.locale', 'en').andOnNotNull('english.published_at'),
    )
    .leftJoin('german_texts', 'german_texts.entry_id', 'german.document_id')
    .where('german.locale', 'de')
    .whereNotNull('german.published_at')
    .where((query) => query.whereNull('english.id').orWhereRaw(`english.published_at < ${textsAt}`));
}

const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const present = ({ document_id, title, german_at, english_at }: Row): Untranslated => ({
  documentId: document_id,
  title: title ?? '',
  germanAt: new Date(german_at).toISOString(),
  englishAt: english_at === null ? null : new Date(english_at).toISOString(),
});

type Uid = string | null | undefined;

const typeOf = (strapi: Core.Strapi, uid: Uid) => Object.values(strapi.contentTypes).find((type) => type.uid === uid);

const isLocalized = (part: { pluginOptions?: object } | undefined): boolean =>
  (part?.pluginOptions as { i18n?: { localized?: boolean } } | undefined)?.i18n?.localized === true;

/** Checks whether a type's entries are written in several languages. */
export const isTranslated = (strapi: Core.Strapi, uid: Uid): boolean => isLocalized(typeOf(strapi, uid));

/** Checks whether each language has its own value of a field. @param field a path such as `seo.title` */
export const isTranslatedField = (strapi: Core.Strapi, uid: Uid, field: string): boolean =>
  isLocalized(typeOf(strapi, uid)?.attributes[field.split('.')[0] ?? '']);
