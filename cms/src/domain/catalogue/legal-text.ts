import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Seller } from '../../contract/billing/document';
import type { Locale } from '../../contract/constants';
import type { LegalTextVersion } from '../../contract/quoting/offer';
import { hashDocument } from '../../platform/documents/stored-document';
import { findEntries, published } from './entries';
import type { LegalPageRow } from './rows';
import { fillStoredData } from './stored-data';
import { html } from './text';
import { fillWithdrawalNotice } from './withdrawal-notice';

/** Fills all placeholders that legal texts can have: the instruction on withdrawal, its form, and the table of stored data. */
export const fillPlaceholders = (body: string, locale: Locale, seller: Seller): string =>
  fillStoredData(fillWithdrawalNotice(body, locale, seller), locale);

/** The pages whose versions are kept with an order: terms are agreed (§ 305 Abs. 2 BGB), privacy is informed of (Art. 13 GDPR). */
export const legalSlugs = { terms: 'allgemeine-geschaftsbedingungen', privacy: 'datenschutzrichtlinie' } as const;

/** A legal page as it stood at a time: its Markdown with the placeholders filled. `version` is the checksum of it all. */
export type LegalText = { slug: string; language: Locale; title: string; body: string; version: string };

/** Reads a legal page as visitors see it now; null while none is published. */
export async function readLegalText(
  strapi: Core.Strapi,
  slug: (typeof legalSlugs)[keyof typeof legalSlugs],
  { language, seller }: { language: Locale; seller: Seller },
): Promise<LegalText | null> {
  const [row] = await findEntries<LegalPageRow>(strapi, 'api::legal-page.legal-page', published(language), { filters: { slug } });
  if (!row?.body) return null;
  const text = { slug, language, title: row.title, body: fillPlaceholders(row.body, language, seller) };
  return { ...text, version: hashDocument(text) };
}

const DOCUMENT_ID_LENGTH = 24;

/** Keeps a version for good, once however often it is agreed to. @returns its checksum */
export async function keepLegalText(strapi: Core.Strapi, trx: Knex, text: LegalText | null): Promise<string | null> {
  if (!text) return null;
  const { version } = text;
  if (await trx('legal_texts').where({ version }).first('id')) return version;
  const at = strapi.db.dialect.client === 'postgres' ? new Date() : Date.now();
  // Two who agree to a new version at once write the same row.
  await trx('legal_texts')
    .insert({ ...text, document_id: version.slice(0, DOCUMENT_ID_LENGTH), created_at: at, updated_at: at, published_at: at })
    .onConflict('version')
    .ignore();
  return version;
}

/** Finds a version that was kept. */
export async function findLegalText(strapi: Core.Strapi, version: string | null): Promise<LegalText | null> {
  return version ? strapi.db.query('api::legal-text.legal-text').findOne({ where: { version } }) : null;
}

export const presentVersion = (text: LegalText | null): LegalTextVersion | null => text && { title: text.title, version: text.version };

export const legalTextHtml = ({ body }: LegalText): string => html(body);
