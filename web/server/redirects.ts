import type { Redirect } from '@contract/redirect';
import type { RenderedPage } from '../src/entry-server';
import { get } from '../src/lib/http';
import { localeOfPath, localePath, stripLocale } from '../src/lib/locale-path';

/** What an address without a page answers: where its page went, that it is gone for good, or as rendered. */
export async function redirected(rendered: RenderedPage, path: string): Promise<RenderedPage> {
  const { redirects } = await get<{ redirects: Redirect[] }>('/api/redirects').catch(() => ({ redirects: [] }));
  const rule = findRedirect(redirects, path);
  if (!rule) return rendered;
  return rule.location ? { status: 301, html: '', location: rule.location } : { ...rendered, status: 410 };
}

/** The rule for a path in either language; `location` is null for what is gone. */
export function findRedirect(redirects: readonly Redirect[], path: string): { location: string | null } | null {
  const rule = redirects.find(({ from }) => from === stripLocale(path));
  if (!rule) return null;
  const inside = rule.to?.startsWith('/');
  return { location: rule.to && inside ? localePath(localeOfPath(path), rule.to) : rule.to };
}
