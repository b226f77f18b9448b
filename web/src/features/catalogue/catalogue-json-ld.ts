import type { Cents } from '@contract/cents';
import { gross } from '@contract/money';
import type { Category, Faq, Product, ProductSummary } from '@contract/product';

type Address = (path: string) => string;

const decimal = (amount: Cents): string => (amount / 100).toFixed(2);

/** A service with its gross price a unit, for search engines. */
export function productJsonLd(product: Product, addressOf: Address) {
  const path = `/${product.category}/${product.slug}`;
  return {
    '@type': 'Product',
    name: product.name,
    description: product.summary,
    category: product.categoryName,
    sku: product.slug,
    url: addressOf(path),
    brand: { '@id': `${new URL(addressOf('/')).origin}/#organization` },
    offers: offer(product, addressOf(path)),
  };
}

function offer({ price, unit }: ProductSummary, url: string) {
  return {
    '@type': 'Offer',
    url,
    price: decimal(gross(price)),
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: decimal(gross(price)),
      priceCurrency: 'EUR',
      valueAddedTaxIncluded: true,
      unitText: unit,
    },
  };
}

/** A section's services in the order of its page. */
export function categoryJsonLd(category: Category, addressOf: Address) {
  return {
    '@type': 'ItemList',
    name: category.name,
    itemListElement: category.products.map(({ slug, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: addressOf(`/${category.slug}/${slug}`),
    })),
  };
}

export function faqJsonLd(faqs: readonly Faq[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answerHtml }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answerHtml },
    })),
  };
}
