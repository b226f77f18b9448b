import { locales, type Locale } from '@contract/constants';
import { type Picture, sharedPicturePath } from '@contract/content/picture';
import { localePath, picturePathOf } from '../text/locale-path';

type MetaTag = { title?: string; name?: string; property?: string; content?: string };

export type PageHead = {
  title: string;
  description: string;
  /** The path without language prefix and query: a filtered or counted page is still that page. */
  path: string;
  locale: Locale;
  /** The languages that the page is written in; all, if absent. */
  languages?: readonly Locale[] | undefined;
  origin: string;
  type?: 'website' | 'article' | 'product';
  /** True for pages that search engines shall not list. */
  noindex?: boolean;
  /** The page's own picture, in place of the drawing that shows its title. */
  picture?: Picture | undefined;
  /** The feed with the page's new entries, for feed readers. */
  feed?: { title: string; path: string };
};

const openGraphLocales: Record<Locale, string> = { de: 'de_DE', en: 'en_GB' };

/** Shows the shop, not a certain page. */
const SHARE_PICTURE = '/share.png';

type Pictured = Pick<PageHead, 'noindex' | 'picture' | 'locale' | 'path'>;

/** Returns the path of the picture that stands beside shared links to a page. */
function imageOf({ noindex, picture, locale, path }: Pictured): string {
  if (noindex) return SHARE_PICTURE;
  return picture ? sharedPicturePath(picture) : picturePathOf(locale, path);
}

/** Returns everything a page says about itself in its head, for a route's `head`. */
export function pageHead({
  title,
  description,
  path,
  locale,
  languages = locales,
  origin,
  type = 'website',
  noindex = false,
  picture,
  feed,
}: PageHead) {
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
    { property: 'og:image', content: origin + imageOf({ noindex, picture, locale, path }) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: picture?.alt || title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
  return {
    meta,
    links: noindex
      ? []
      : [
          { rel: 'canonical', href: address(locale) },
          ...languages.map((language) => ({ rel: 'alternate', hrefLang: language, href: address(language) })),
          { rel: 'alternate', hrefLang: 'x-default', href: address('de') },
          ...(feed ? [{ rel: 'alternate', type: 'application/atom+xml', title: feed.title, href: origin + feed.path }] : []),
        ],
  };
}
