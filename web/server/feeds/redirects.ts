import { redirectKey, type Redirect } from '@contract/content/directory';
import type { RenderedPage } from '../../src/entry-server';
import { get } from '../../src/lib/http/http';
import { localeOfPath, localePath, stripLocale } from '../../src/lib/text/locale-path';
import { nearestTranslation, readSitemap } from '../render/texts';

/** The target of a redirect; `location` is null for a page that is gone. */
type Rule = { location: string | null };

/**
 * Returns the answer for an address without a page: where its page went, that it is gone for good, the nearest page for one that is written
 * in the other language only, or the page as rendered.
 */
export async function redirected(rendered: RenderedPage, path: string): Promise<RenderedPage> {
  const rule = await readRedirect(path);
  if (rule) return rule.location ? movedTo(301, rule.location) : { ...rendered, status: 410 };
  const nearest = nearestTranslation(await readSitemap(), path);
  return nearest ? movedTo(302, nearest) : rendered;
}

const movedTo = (status: number, location: string): RenderedPage => ({
  status,
  html: '',
  inline: { scripts: [], styles: [] },
  location,
});

export async function readRedirect(path: string): Promise<Rule | null> {
  const { redirects } = await get<{ redirects: Redirect[] }>('/api/redirects').catch(() => ({ redirects: [] }));
  return findRedirect(redirects, path);
}

/** Returns the rule for a path in either language, however it is spelled. */
export function findRedirect(redirects: readonly Redirect[], path: string): Rule | null {
  const key = redirectKey(stripLocale(path));
  const rule = redirects.find(({ from }) => from === key);
  if (!rule) return null;
  const inside = rule.to?.startsWith('/');
  return { location: rule.to && encodeUmlauts(inside ? localePath(localeOfPath(path), rule.to) : rule.to) };
}

/** Encodes what a header cannot hold, which is ASCII only; what is encoded already stays. */
const encodeUmlauts = (address: string): string => address.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
