import type { Core, UID } from '@strapi/strapi';
import { contentKinds, ownPages } from '../contract/content/page-kinds';
import { redirectKey } from '../contract/content/directory';
import { uidOf } from '../domain/catalogue/answer-types';
import { translatedFields } from '../domain/catalogue/entries';
import { findAddresses } from '../domain/catalogue/find-addresses';
import { type EntryValues, populateAll, valuesOf } from '../domain/publishing/entry-values';
import { isFinalText } from '../platform/strings/translate';
import forms from './forms.json';

/** A published entry that needs its editor: where it is and, for a link, where it leads. */
export type Finding = { uid: UID.ContentType; documentId: string; locale: string; title: string; detail: string };
export type Findings = { brokenLinks: Finding[]; exampleTexts: Finding[]; wordlessPictures: Finding[] };

type Entry = { documentId: string; locale: string; values: EntryValues };

/** Types whose published texts visitors read. */
const scannedTypes = [...contentKinds.map(uidOf), 'api::faq.faq', 'api::site.site'] as UID.ContentType[];

/** Paths below these are no entries: areas of people who are signed in, files, and the API. */
const OWN_FOLDERS = /^\/(?:app|admin|contractor|api|uploads|assets|media)(?:\/|$)/;

/**
 * Reads all published content for links that lead to no page of the shop, for example values that the operator was to
 * replace, and for pictures without an English text alternative. @param readable the types whose findings are wanted
 */
export async function scanContent(strapi: Core.Strapi, readable: readonly UID.ContentType[]): Promise<Findings> {
  const known = await knownPaths(strapi);
  const found: Findings = { brokenLinks: [], exampleTexts: [], wordlessPictures: [] };
  for (const uid of scannedTypes.filter((one) => readable.includes(one))) {
    const entries = await readEntries(strapi, uid);
    for (const entry of entries) {
      const texts = textsIn(entry.values);
      const broken = [...new Set(texts.flatMap(linksIn))].filter((link) => !known.has(pathOf(link)));
      found.brokenLinks.push(...broken.map((link) => findingOf(uid, entry, link)));
      if (!texts.every(isFinalText)) found.exampleTexts.push(findingOf(uid, entry, ''));
    }
    found.wordlessPictures.push(...findWordless(strapi, uid, entries).map((entry) => findingOf(uid, entry, '')));
  }
  return found;
}

async function readEntries(strapi: Core.Strapi, uid: UID.ContentType): Promise<Entry[]> {
  const rows: { documentId: string; locale: string }[] = await strapi.db
    .query(uid)
    .findMany({ where: { publishedAt: { $notNull: true } }, populate: populateAll(strapi, uid), orderBy: { id: 'asc' } });
  return rows.map((row) => ({ documentId: row.documentId, locale: row.locale, values: valuesOf(strapi, uid, row) }));
}

function findingOf(uid: UID.ContentType, { documentId, locale, values }: Entry, detail: string): Finding {
  const { mainField } = forms[uid as keyof typeof forms];
  return { uid, documentId, locale, title: String(values[mainField] ?? ''), detail };
}

/**
 * Finds English entries that show a picture without English words. Fields that languages share show the German entry's pictures,
 * with words of either; translated ones, such as blocks, show their own.
 */
function findWordless(strapi: Core.Strapi, uid: UID.ContentType, entries: readonly Entry[]): Entry[] {
  const german = new Map(entries.flatMap(({ documentId, locale, values }) => (locale === 'de' ? [[documentId, values]] : [])));
  const translated = new Set(translatedFields(strapi, uid));
  const isWordless = ({ documentId, values }: Entry) =>
    Object.keys(values).some((field) => {
      const own = englishAlts(values[field]);
      const shown = translated.has(field) ? own : englishAlts(german.get(documentId)?.[field]);
      return shown.some((alt, index) => !alt && !own[index]);
    });
  return entries.filter((entry) => entry.locale === 'en' && isWordless(entry));
}

/** Returns the English text alternatives of the pictures in a value, in their order. */
function englishAlts(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('altEn' in value) return [String(value.altEn ?? '').trim()];
  return Object.values(value).flatMap(englishAlts);
}

/** Every path that leads somewhere, without language: entries, the program's own pages, and redirects. */
async function knownPaths(strapi: Core.Strapi): Promise<Set<string>> {
  const redirects: { from: string }[] = await strapi.db.query('api::redirect.redirect').findMany({ where: { active: true } });
  const addresses = await findAddresses(strapi);
  const own = Object.values(ownPages).map(({ path }) => path);
  return new Set([...addresses.map(({ path }) => path), ...own, ...redirects.map(({ from }) => redirectKey(from))]);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Returns the shop's own addresses in a text: the target of a link field, or those of links in Markdown. */
export function linksIn(text: string): string[] {
  const targets = /^\/(?!\/)\S*$/.test(text) ? [text] : [...text.matchAll(/\]\((\/(?!\/)[^)\s]*)/g)].map(([, target = '']) => target);
  return targets.filter((target) => !OWN_FOLDERS.test(target));
}

/** Returns the path of a link as the shop compares it: without language, question and mark. */
const pathOf = (link: string): string => redirectKey((link.split(/[?#]/)[0] ?? '').replace(/^\/en(?=\/|$)/, '') || '/');
