import { contentPath } from '@contract/content/content-path';
import { gross } from '@contract/pricing/money';
import type { Project } from '@contract/content/project';
import type { Subscription } from '@contract/people/subscription';
import type { Tool } from '@contract/content/solution';
import type * as Schema from 'schema-dts';
import { address, organization, picture, type FactContext } from './json-ld';

type PageText = { name: string; description: string; path: string };

/** Returns the fields that every kind of page has in its structured data. */
const pageFields = ({ name, description, path }: PageText, context: FactContext) => ({
  name,
  description,
  url: address(context, path),
  inLanguage: context.locale,
});

/** Returns the structured data of a page whose text is all there is to it. */
export const webPageJsonLd = (text: PageText, context: FactContext) =>
  ({
    '@type': 'WebPage',
    ...pageFields(text, context),
    isPartOf: { '@type': 'WebSite', '@id': `${address(context, '/')}#website` },
    publisher: organization(context.origin),
  }) satisfies Schema.WebPage;

/** Returns the structured data of a project as a piece of work. */
export function projectJsonLd(project: Project, context: FactContext) {
  const path = contentPath('project', project.slug);
  return {
    '@type': 'CreativeWork',
    ...pageFields({ name: project.title, description: project.summary, path }, context),
    image: picture(context, path),
    creator: organization(context.origin),
    ...(project.categoryName && { genre: project.categoryName }),
    dateModified: project.updatedAt,
  } satisfies Schema.CreativeWork;
}

/** Returns the structured data of a tool that anybody may use in the browser. */
export function toolJsonLd(tool: Tool, context: FactContext) {
  const path = contentPath('tool', tool.slug);
  return {
    '@type': 'WebApplication',
    ...pageFields({ name: tool.name, description: tool.seo.description, path }, context),
    image: picture(context, path),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0.00', priceCurrency: 'EUR', url: address(context, path) },
    provider: organization(context.origin),
  } satisfies Schema.WebApplication;
}

/** Returns the structured data of the plans of the subscription with their gross prices a month. */
export function subscriptionJsonLd(subscription: Subscription, context: FactContext) {
  const path = contentPath('subscription');
  return {
    '@type': 'Product',
    name: subscription.title,
    description: subscription.seo.description,
    image: picture(context, path),
    url: address(context, path),
    brand: organization(context.origin),
    offers: subscription.plans.map(({ name, price }) => ({
      '@type': 'Offer' as const,
      name,
      url: address(context, path),
      availability: 'https://schema.org/InStock' as const,
      seller: organization(context.origin),
      priceSpecification: {
        '@type': 'UnitPriceSpecification' as const,
        price: (gross(price) / 100).toFixed(2),
        priceCurrency: 'EUR',
        valueAddedTaxIncluded: true,
        unitCode: 'MON',
      },
    })),
  } satisfies Schema.Product;
}
