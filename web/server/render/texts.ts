import { locales, type Locale } from '@contract/constants';
import type { Site } from '@contract/content/site';
import { get } from '../../src/lib/http/http';
import { namespaces, type Namespace } from '../../src/lib/text/namespaces';
import type { Texts } from '../../src/lib/text/strings';

const files = import.meta.glob<Texts>('../../../cms/src/contract/strings/*/*.json', { eager: true, import: 'default' });

/** As `files` names them, whose pattern must be written out. */
const FOLDER = '../../../cms/src/contract/strings';

/** One string file with the translators' replacements (`Site.overrides`). Without the CMS the file alone serves. */
export async function readTexts(locale: Locale, namespace: Namespace): Promise<Texts> {
  const texts = files[`${FOLDER}/${locale}/${namespace}.json`];
  if (!texts) throw new Error(`no texts ${namespace} in ${locale}`);
  const site = await get<Site>('/api/site', { locale }).catch(() => null);
  return withOverrides(texts, site?.overrides ?? {});
}

/** What was made for the overrides at hand; a change of content brings others. */
const replaced = new WeakMap<Texts, Map<Texts, Texts>>();

/** Replaces texts that exist; an override of an unknown key changes nothing. */
export function withOverrides(texts: Texts, overrides: Texts): Texts {
  const known = replaced.get(overrides) ?? new Map<Texts, Texts>();
  replaced.set(overrides, known);
  const made = known.get(texts) ?? Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, overrides[key] || text]));
  known.set(texts, made);
  return made;
}

/** The address `/strings/de/shell.json` as its parts, or null when it names no string file. */
export function textsAt(path: string): { locale: Locale; namespace: Namespace } | null {
  const [, locale, namespace] = /^\/strings\/([a-z]+)\/([a-z-]+)\.json$/.exec(path) ?? [];
  const known = locales.find((name) => name === locale);
  const file = namespaces.find((name) => name === namespace);
  return known && file ? { locale: known, namespace: file } : null;
}
