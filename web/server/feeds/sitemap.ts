import type { Locale } from '@contract/constants';
import { secretPaths } from '@contract/content/page-kinds';
import type { SitemapEntry } from '@contract/content/site';
import { localePath } from '../../src/lib/text/locale-path';
import { escapeMarkup } from '@contract/escape-markup';

/** The most addresses that one sitemap file may hold (sitemaps.org). */
const MAX_URLS = 50_000;
const SITEMAP = /^\/sitemap(?:-(\d{1,4}))?\.xml$/;

/**
 * Returns the sitemap at `path`: all pages in their languages, each naming its counterparts. More than one file may hold are spread over
 * `/sitemap-1.xml` and so on, and `/sitemap.xml` lists these. Null for a file that does not exist.
 */
export function sitemapXml(path: string, entries: readonly SitemapEntry[], origin: string, maxUrls = MAX_URLS): string | null {
  const requested = SITEMAP.exec(path);
  if (!requested) return null;
  const [, number] = requested;
  const urls = entries.flatMap((entry) => entry.locales.map((locale) => urlXml(entry, origin, locale)));
  const files = Math.ceil(urls.length / maxUrls);
  if (number === undefined) return files > 1 ? indexXml(files, origin) : urlSetXml(urls);
  const file = Number(number);
  return files > 1 && file >= 1 && file <= files ? urlSetXml(urls.slice((file - 1) * maxUrls, file * maxUrls)) : null;
}

const urlSetXml = (urls: readonly string[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;

const indexXml = (files: number, origin: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${Array.from({ length: files }, (_, index) => `<sitemap><loc>${escapeMarkup(origin)}/sitemap-${index + 1}.xml</loc></sitemap>`).join('\n')}
</sitemapindex>
`;

function urlXml({ path, locales, updatedAt }: SitemapEntry, origin: string, locale: Locale): string {
  const address = (language: Locale) => escapeMarkup(origin + localePath(language, path));
  const alternates = [...locales.map((language) => [language, address(language)]), ['x-default', address('de')]]
    .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
    .join('');
  return `<url><loc>${address(locale)}</loc><lastmod>${escapeMarkup(updatedAt.slice(0, 10))}</lastmod>${alternates}</url>`;
}

const GUEST_PATHS = secretPaths().map((path) => `${path}/`);

/** Returns the robots.txt: crawlers may read everything public; areas behind a login and guest links are not for them. */
export const robotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    ...['/app/', '/admin/', '/contractor/', '/api/', ...GUEST_PATHS, ...GUEST_PATHS.map((path) => `/en${path}`)].map(
      (path) => `Disallow: ${path}`,
    ),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
