/** The fields that search engines require of each type; `a|b` means one of both. */
const required: Record<string, readonly string[]> = {
  Organization: ['name|@id'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name', 'item|url'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Product: ['name', 'description', 'image', 'offers'],
  Offer: ['price|priceSpecification', 'priceCurrency|priceSpecification', 'availability|url'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'valueAddedTaxIncluded'],
  BlogPosting: ['headline', 'description', 'image', 'datePublished', 'author', 'publisher'],
  DefinedTerm: ['name', 'description', 'url'],
  DefinedTermSet: ['url'],
  CollectionPage: ['name', 'description', 'url', 'mainEntity'],
  WebPage: ['name', 'description', 'url', 'isPartOf'],
  CreativeWork: ['name', 'description', 'url', 'image', 'creator'],
  WebApplication: ['name', 'description', 'url', 'offers', 'applicationCategory', 'operatingSystem'],
  ContactPage: ['name', 'url', 'mainEntity'],
  ContactPoint: ['telephone', 'email', 'contactType'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
};

/** Returns the fields that structured data lack, each with the type it is missing from. */
export function missingFields(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(missingFields);
  if (typeof data !== 'object' || data === null) return [];
  const fields = data as Record<string, unknown>;
  const inside = Object.values(fields).flatMap(missingFields);
  if (!('@type' in fields)) return inside;
  const type = String(fields['@type']);
  const requested = required[type];
  if (!requested) return [`${type} is unknown`, ...inside];
  // A reference says only who is meant.
  const isReference = '@id' in fields && Object.keys(fields).length <= 3;
  const missing = isReference ? [] : requested.filter((names) => names.split('|').every((name) => isEmpty(fields[name])));
  return [...missing.map((name) => `${type}.${name}`), ...inside];
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
