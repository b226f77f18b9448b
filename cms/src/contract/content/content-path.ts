/** Kinds of content with pages of their own. */
export const contentKinds = [
  'home',
  'category',
  'product',
  'solution',
  'tool',
  'page',
  'article',
  'library-entry',
  'project',
  'comparison',
  'subscription',
  'legal-page',
] as const;
export type ContentKind = (typeof contentKinds)[number];

/** Pages that list all entries of a kind (spec §2). */
export const listPaths = {
  article: '/blog',
  'library-entry': '/fachwissen-bibliothek',
  project: '/projekte',
  faq: '/faq-frequently-asked-questions',
} as const;

/** Pages that the program itself writes: for withdrawing (§ 356a BGB) and cancelling (§ 312k BGB). */
export const declarationPaths = { withdrawal: '/widerruf', cancellation: '/kuendigen' } as const;

/** Entries whose page is a program of its own, by their address: texts may change, the address may not. */
export const builtPaths = [
  '/kontakt',
  '/rechtliches/allgemeine-geschaftsbedingungen',
  '/loesungen/wohnflachenberechnung',
  '/loesungen/raumbuch',
];

const paths: Record<ContentKind, (slug: string, category: string) => string> = {
  home: () => '/',
  category: (slug) => `/${slug}`,
  product: (slug, category) => `/${category}/${slug}`,
  solution: (slug) => `/loesungen/${slug}`,
  tool: (slug) => `/loesungen/${slug}`,
  page: (slug) => `/${slug}`,
  article: (slug) => `${listPaths.article}/${slug}`,
  'library-entry': (slug) => `${listPaths['library-entry']}/${slug}`,
  project: (slug) => `${listPaths.project}/${slug}`,
  comparison: (slug) => `/vergleich-freelancer-${slug}-cad-services`,
  subscription: () => '/unlimitierte-cad-services-abonnement',
  'legal-page': (slug) => `/rechtliches/${slug}`,
};

/** The address of an entry's page without language prefix. A product's lies below its category. */
export const contentPath = (kind: ContentKind, slug = '', category = ''): string => paths[kind](slug, category);

/** A text's first sentence on one line. It ends before a capital letter, and not after single letters as in "z. B."; without an end, all of it. */
export function firstSentence(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  for (const { index } of words.matchAll(/[.!?]/g)) {
    const end = index + 1;
    const isEnd = end === words.length || /^ \p{Lu}/u.test(words.slice(end, end + 3));
    if (isEnd && /^[^\s.]{2}$/.test(words.slice(index - 2, index))) return words.slice(0, end);
  }
  return words;
}
