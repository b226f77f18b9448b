import { locales } from '@contract/constants';
import type { SitemapEntry } from '@contract/site';
import { localePath } from '../src/lib/locale-path';

const escapeXml = (text: string) => text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Every page in both languages, each naming its counterpart. */
export function sitemapXml(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.flatMap((entry) => locales.map((locale) => urlXml(entry, origin, locale)));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

function urlXml({ path, updatedAt }: SitemapEntry, origin: string, locale: (typeof locales)[number]): string {
  const address = (language: (typeof locales)[number]) => escapeXml(origin + localePath(language, path));
  const alternates = [...locales.map((language) => [language, address(language)]), ['x-default', address('de')]]
    .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
    .join('');
  return `<url><loc>${address(locale)}</loc><lastmod>${escapeXml(updatedAt.slice(0, 10))}</lastmod>${alternates}</url>`;
}

/** Crawlers may read everything public; areas behind a login and guest links are not for them. */
export const robotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    ...['/app/', '/admin/', '/contractor/', '/angebot/', '/api/'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
