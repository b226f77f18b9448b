import type { Core } from '@strapi/strapi';
import type { Locale } from '../../contract/constants';
import { fixedTexts } from '../../contract/content/fixed-texts';
import { waitForContent } from '../events/changes';

type OverrideRow = { key: string } & Record<Locale, string | null>;

const WAIT_MS = 30_000;

let current: Record<Locale, Record<string, string>> = { de: {}, en: {} };

/** Interface texts that translators replaced, by key; none that was stored before its words were fixed. */
export async function readOverrides(strapi: Core.Strapi): Promise<Record<Locale, Record<string, string>>> {
  const rows: OverrideRow[] = await strapi.db
    .query('api::translation.translation')
    .findMany({ where: { obsolete: false, $or: [{ de: { $ne: '' } }, { en: { $ne: '' } }] }, select: ['key', 'de', 'en'] });
  const of = (locale: Locale) =>
    Object.fromEntries(rows.flatMap(({ key, [locale]: text }) => (text && !(key in fixedTexts) ? [[key, text]] : [])));
  return { de: of('de'), en: of('en') };
}

/** The replacement of a text, for mails and messages of this process. */
export const overrideOf = (locale: Locale, key: string): string | undefined => current[locale][key];

/** Keeps this process's replacements up to date with the content log. @returns stops following */
export async function followOverrides(strapi: Core.Strapi): Promise<() => Promise<void>> {
  const stop = new AbortController();
  current = await readOverrides(strapi);
  const following = follow(strapi, stop.signal);
  return async () => {
    stop.abort();
    await following;
  };
}

async function follow(strapi: Core.Strapi, signal: AbortSignal): Promise<void> {
  for (let since = 0; !signal.aborted;) {
    try {
      since = await waitForContent(strapi, { since, waitMs: WAIT_MS, signal });
      if (!signal.aborted) current = await readOverrides(strapi);
    } catch (error) {
      // The database was away for a moment; the replacements read before stay in use.
      strapi.log.error('Replaced texts could not be read', error);
      await new Promise((resolve) => setTimeout(resolve, 1_000).unref());
    }
  }
}
