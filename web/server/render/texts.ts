import { locales, type Locale } from '@contract/constants';
import type { Site, SitemapEntry } from '@contract/content/site';
import { get } from '../../src/lib/http/http';
import { namespaces, type Namespace } from '../../src/lib/text/namespaces';
import type { Texts } from '../../src/lib/text/strings';
import { localeOfPath, localePath, stripLocale } from '../../src/lib/text/locale-path';

const files = import.meta.glob<Texts>('../../../cms/src/contract/strings/*/*.json', { eager: true, import: 'default' });

/** The folder as `files` names it, whose pattern must be written out. */
const FOLDER = '../../../cms/src/contract/strings';

/** Reads one string file with the translators' replacements (`Site.overrides`). Without the CMS the file alone serves. */
export async function readTexts(locale: Locale, namespace: Namespace): Promise<Texts> {
  const texts = files[`${FOLDER}/${locale}/${namespace}.json`];
  if (!texts) throw new Error(`no texts ${namespace} in ${locale}`);
  const site = await get<Site>('/api/site', { locale }).catch(() => null);
  return withOverrides(texts, site?.overrides ?? {});
}

/** Texts with overrides applied, kept as long as these overrides are in use; a change of content brings new ones. */
const replaced = new WeakMap<Texts, Map<Texts, Texts>>();

/** Replaces texts that exist; an override of an unknown key changes nothing. */
export function withOverrides(texts: Texts, overrides: Texts): Texts {
  const known = replaced.get(overrides) ?? new Map<Texts, Texts>();
  replaced.set(overrides, known);
  const made = known.get(texts) ?? Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, overrides[key] || text]));
  known.set(texts, made);
  return made;
}

/** Returns the address `/strings/de/shell.json` as its parts, or null when it names no string file. */
export function textsAt(path: string): { locale: Locale; namespace: Namespace } | null {
  const [, locale, namespace] = /^\/strings\/([a-z]+)\/([a-z-]+)\.json$/.exec(path) ?? [];
  const known = locales.find((name) => name === locale);
  const file = namespaces.find((name) => name === namespace);
  return known && file ? { locale: known, namespace: file } : null;
}

/** Reads every page with its languages; returns none while the CMS does not answer. */
export async function readSitemap(): Promise<readonly SitemapEntry[]> {
  const { entries } = await get<{ entries: SitemapEntry[] }>('/api/sitemap').catch(() => ({ entries: [] }));
  return entries;
}

/** Returns the languages that a page is written in; undefined for one that no entry makes, which is there in each. */
export const languagesOf = (entries: readonly SitemapEntry[], path: string): readonly Locale[] | undefined =>
  entries.find((entry) => entry.path === stripLocale(path))?.locales;

/** Returns the page to show for one that is not written in the language of `path`: the next one above it that is, at last the home page. */
export function nearestTranslation(entries: readonly SitemapEntry[], path: string): string | null {
  const locale = localeOfPath(path);
  const own = languagesOf(entries, path);
  if (!own || own.includes(locale)) return null;
  const above = stripLocale(path).split('/').slice(1, -1);
  const parents = above.map((_, index) => `/${above.slice(0, above.length - index).join('/')}`);
  return localePath(locale, parents.find((parent) => languagesOf(entries, parent)?.includes(locale)) ?? '/');
}
