import type { Core, UID } from '@strapi/strapi';
import { contentKinds, ownPages } from '../contract/content/page-kinds';
import { redirectKey } from '../contract/content/directory';
import { uidOf } from '../domain/catalogue/answer-types';
import { findAddresses } from '../domain/catalogue/find-addresses';
import { isFinalText } from '../platform/strings/translate';
import forms from './forms.json';

/** A published entry that needs its editor: where it is and, for a link, where it leads. */
export type Finding = { uid: UID.ContentType; documentId: string; locale: string; title: string; detail: string };
export type Findings = { brokenLinks: Finding[]; exampleTexts: Finding[]; wordlessPictures: Finding[] };

type Attribute = { type: string; component?: string; components?: string[] };
type Entry = Record<string, unknown> & { documentId: string; locale: string };

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
    const { attributes } = strapi.contentType(uid);
    const where = { publishedAt: { $notNull: true } };
    const populate = componentsOf(strapi, attributes as Record<string, Attribute>);
    const rows: Entry[] = await strapi.db.query(uid).findMany({ where, populate, orderBy: { id: 'asc' } });
    for (const row of rows) {
      const texts = textsIn(row);
      const broken = [...new Set(texts.flatMap(linksIn))].filter((link) => !known.has(pathOf(link)));
      found.brokenLinks.push(...broken.map((link) => findingOf(uid, row, link)));
      if (!texts.every(isFinalText)) found.exampleTexts.push(findingOf(uid, row, ''));
    }
    found.wordlessPictures.push(...rows.filter((row) => isWordless(row, rows)).map((row) => findingOf(uid, row, '')));
  }
  return found;
}

function findingOf(uid: UID.ContentType, row: Entry, detail: string): Finding {
  const { mainField } = forms[uid as keyof typeof forms];
  return { uid, documentId: row.documentId, locale: row.locale, title: String(row[mainField] ?? ''), detail };
}

/** Checks whether an English entry shows a picture that has no English words, neither its own nor beside the German ones. */
function isWordless(row: Entry, all: readonly Entry[]): boolean {
  const german = row.locale === 'en' && all.find(({ documentId, locale }) => documentId === row.documentId && locale === 'de');
  if (!german) return false;
  const own = englishAlts(row);
  return englishAlts(german).some((alt, index) => !alt && !own[index]);
}

/** Returns the English text alternatives of an entry's pictures, in their order. */
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

/** Returns what Strapi is to load besides an entry's own columns: its blocks, and the blocks in them. */
function componentsOf(strapi: Core.Strapi, attributes: Record<string, Attribute>): object {
  const inside = (uid = '') =>
    componentsOf(strapi, (strapi.components[uid as keyof typeof strapi.components]?.attributes ?? {}) as Record<string, Attribute>);
  const loaded = Object.entries(attributes).flatMap(([name, { type, component, components = [] }]): [string, object][] => {
    if (type === 'component') return [[name, { populate: inside(component) }]];
    if (type === 'dynamiczone') return [[name, { on: Object.fromEntries(components.map((uid) => [uid, { populate: inside(uid) }])) }]];
    return [];
  });
  return Object.fromEntries(loaded);
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
