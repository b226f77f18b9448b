import { locales, type Locale } from '@contract/constants';
import type { Site } from '@contract/site';
import { localePath } from './locale-path';

type JsonLd = Record<string, unknown>;
type MetaTag = { title?: string; name?: string; property?: string; content?: string };

export type PageHead = {
  title: string;
  description: string;
  /** Without language prefix. */
  path: string;
  locale: Locale;
  origin: string;
  type?: 'website' | 'article' | 'product';
  /** For pages that search engines shall not list. */
  noindex?: boolean;
};

const openGraphLocales: Record<Locale, string> = { de: 'de_DE', en: 'en_GB' };

/** Everything a page says about itself in its head, for a route's `head`. */
export function pageHead({ title, description, path, locale, origin, type = 'website', noindex = false }: PageHead) {
  const address = (language: Locale) => origin + localePath(language, path);
  const meta: MetaTag[] = [
    { title },
    { name: 'description', content: description },
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address(locale) },
    { property: 'og:locale', content: openGraphLocales[locale] },
    { property: 'og:image', content: `${origin}/share.png` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
  return {
    meta,
    links: noindex
      ? []
      : [
          { rel: 'canonical', href: address(locale) },
          ...locales.map((language) => ({ rel: 'alternate', hrefLang: language, href: address(language) })),
          { rel: 'alternate', hrefLang: 'x-default', href: address('de') },
        ],
  };
}

export function organizationJsonLd(site: Site, origin: string): JsonLd {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: site.brand,
    url: `${origin}/`,
    logo: `${origin}/logo.png`,
    email: site.email,
    telephone: site.phone,
    address: site.address,
    sameAs: site.social.map(({ url }) => url),
  };
}

/** The way to a page, home first. Paths carry no language prefix. */
export function breadcrumbJsonLd(crumbs: readonly { name: string; path: string }[], locale: Locale, origin: string): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + localePath(locale, path),
    })),
  };
}
