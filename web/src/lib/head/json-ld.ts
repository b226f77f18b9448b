import type { Article, LibraryEntry, LibraryEntrySummary } from '@contract/content/knowledge';
import type { Locale } from '@contract/constants';
import { ownPages } from '@contract/content/page-kinds';
import type { Faq } from '@contract/content/product';
import type { Site } from '@contract/content/site';
import type * as Schema from 'schema-dts';
import { sharedPicturePath } from '@contract/content/picture';
import { localePath, picturePathOf } from '../text/locale-path';
import { openingHours } from './opening-hours';

/** The language and the origin of structured data: all addresses in them are absolute and in one language. */
export type FactContext = { locale: Locale; origin: string };

export const address = ({ locale, origin }: FactContext, path: string): string => origin + localePath(locale, path);
export const picture = ({ locale, origin }: FactContext, path: string): string => origin + picturePathOf(locale, path);
export const organization = (origin: string) => ({ '@type': 'Organization', '@id': `${origin}/#organization` }) as const;

export const organizationJsonLd = (site: Site, origin: string) =>
  ({
    ...organization(origin),
    name: site.brand,
    url: `${origin}/`,
    logo: `${origin}/logo.png`,
    email: site.email,
    telephone: site.phone,
    address: site.address,
    sameAs: site.social.map(({ url }) => url),
  }) satisfies Schema.Organization;

/** An annotation of an action's input, which the types of schema.org leave out. */
const searchInput = { 'query-input': 'required name=search_term_string' } as const;

/** Returns the structured data of the shop itself, with the address of its search; for the home page. */
export const webSiteJsonLd = (brand: string, context: FactContext) =>
  ({
    '@type': 'WebSite',
    '@id': `${address(context, '/')}#website`,
    name: brand,
    url: address(context, '/'),
    inLanguage: context.locale,
    publisher: organization(context.origin),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${address(context, ownPages.search.path)}?q={search_term_string}` },
      ...searchInput,
    },
  }) satisfies Schema.WebSite;

/** Returns the breadcrumbs of a page as structured data, home first. Paths carry no language prefix. */
export const breadcrumbJsonLd = (crumbs: readonly { name: string; path: string }[], context: FactContext) =>
  ({
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: address(context, path),
    })),
  }) satisfies Schema.BreadcrumbList;

export const faqJsonLd = (faqs: readonly Faq[]) =>
  ({
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answerHtml }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answerHtml },
    })),
  }) satisfies Schema.FAQPage;

export function articleJsonLd(article: Article, context: FactContext) {
  const path = `${ownPages.articles.path}/${article.slug}`;
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.teaser,
    image: article.cover ? context.origin + sharedPicturePath(article.cover) : picture(context, path),
    datePublished: article.date,
    dateModified: article.updatedAt,
    author: { ...organization(context.origin), name: article.author },
    publisher: organization(context.origin),
    inLanguage: context.locale,
    mainEntityOfPage: address(context, path),
    articleSection: article.categoryName,
    keywords: article.tags,
  } satisfies Schema.BlogPosting;
}

/** Returns the structured data of a term of the library. */
export function definedTermJsonLd(entry: LibraryEntry, context: FactContext) {
  const path = `${ownPages.library.path}/${entry.slug}`;
  return {
    '@type': 'DefinedTerm',
    name: entry.term,
    description: entry.short,
    url: address(context, path),
    inDefinedTermSet: { '@type': 'DefinedTermSet', url: address(context, ownPages.library.path) },
  } satisfies Schema.DefinedTerm;
}

/** Returns all terms of the library, for its list. */
export const definedTermSetJsonLd = (name: string, entries: readonly LibraryEntrySummary[], context: FactContext) =>
  ({
    '@type': 'DefinedTermSet',
    name,
    url: address(context, ownPages.library.path),
    hasDefinedTerm: entries.map(({ slug, term, short }) => ({
      '@type': 'DefinedTerm' as const,
      name: term,
      description: short,
      url: address(context, `${ownPages.library.path}/${slug}`),
    })),
  }) satisfies Schema.DefinedTermSet;

type Listing = { name: string; description: string; path: string; entries: readonly { name: string; path: string }[] };

/** Returns the structured data of a page that lists others: the blog, the projects. */
export const collectionPageJsonLd = ({ name, description, path, entries }: Listing, context: FactContext) =>
  ({
    '@type': 'CollectionPage',
    name,
    description,
    url: address(context, path),
    inLanguage: context.locale,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: entries.map((entry, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name: entry.name,
        url: address(context, entry.path),
      })),
    },
  }) satisfies Schema.CollectionPage;

export function contactPageJsonLd(site: Pick<Site, 'phone' | 'email' | 'supportHours'>, name: string, context: FactContext) {
  const hours = openingHours(site.supportHours);
  return {
    '@type': 'ContactPage',
    name,
    url: address(context, '/kontakt'),
    inLanguage: context.locale,
    mainEntity: {
      ...organization(context.origin),
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        telephone: site.phone,
        email: site.email,
        availableLanguage: ['de', 'en'],
        ...(hours && {
          hoursAvailable: { '@type': 'OpeningHoursSpecification', dayOfWeek: hours.days, opens: hours.opens, closes: hours.closes },
        }),
      },
    },
  } satisfies Schema.ContactPage;
}
