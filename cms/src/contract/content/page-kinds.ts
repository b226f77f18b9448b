/**
 * Every kind of public page, in one table of three parts, so that browsers load the first two only. Addresses stand here without
 * language: English ones have `/en` in front.
 */

/** Kinds of pages that editors' entries make; each is the name of its content type. */
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

type OwnPage = {
  path: `/${string}`;
  /** Search parameters that change what the server shows; every other one is dropped. */
  search?: readonly string[];
  /** True when its address ends in a secret: whoever has it may see the page, and nobody else learns the address. */
  isSecret?: true;
};

/** The pages that the program itself makes, those for withdrawing (§ 356a BGB) and cancelling (§ 312k BGB) among them. */
export const ownPages = {
  articles: { path: '/blog', search: ['after'] },
  library: { path: '/fachwissen-bibliothek', search: ['thema'] },
  projects: { path: '/projekte', search: ['leistung', 'after'] },
  faq: { path: '/faq-frequently-asked-questions' },
  configurator: { path: '/konfigurator' },
  search: { path: '/suche', search: ['q'] },
  withdrawal: { path: '/widerruf' },
  cancellation: { path: '/kuendigen' },
  guestQuote: { path: '/angebot', isSecret: true },
  unsubscribe: { path: '/abbestellen', isSecret: true },
} as const satisfies Record<string, OwnPage>;

/** The path of an entry by its kind and slug, without language prefix. A product lies below its category. */
export const contentPaths: Record<ContentKind, (slug: string, category: string) => string> = {
  home: () => '/',
  category: (slug) => `/${slug}`,
  product: (slug, category) => `/${category}/${slug}`,
  solution: (slug) => `/loesungen/${slug}`,
  tool: (slug) => `/loesungen/${slug}`,
  page: (slug) => `/${slug}`,
  article: (slug) => `${ownPages.articles.path}/${slug}`,
  'library-entry': (slug) => `${ownPages.library.path}/${slug}`,
  project: (slug) => `${ownPages.projects.path}/${slug}`,
  comparison: (slug) => `/vergleich-freelancer-${slug}-cad-services`,
  subscription: () => '/unlimitierte-cad-services-abonnement',
  'legal-page': (slug) => `/rechtliches/${slug}`,
};

export type HitGroup = 'services' | 'solutions' | 'knowledge' | 'questions' | 'pages';

/** The headings under which the search and `llms.txt` show their hits. */
export const hitGroups: Record<ContentKind | 'faq', HitGroup> = {
  category: 'services',
  product: 'services',
  subscription: 'services',
  solution: 'solutions',
  tool: 'solutions',
  comparison: 'solutions',
  article: 'knowledge',
  'library-entry': 'knowledge',
  project: 'knowledge',
  faq: 'questions',
  home: 'pages',
  page: 'pages',
  'legal-page': 'pages',
};

type OwnKind = keyof typeof ownPages;
type SecretKind = { [Kind in OwnKind]: (typeof ownPages)[Kind] extends { isSecret: true } ? Kind : never }[OwnKind];
type OpenKind = Exclude<OwnKind, SecretKind>;

/** The listing of a page that is no entry, for search engines, `llms.txt` and shared pictures. */
type Listing = {
  /** String file and keys of what it is called and what it is about. */
  texts: { file: string; title: string; about: string };
  /** The entries that it shows and changes with, for the sitemap; a page without is not in it. */
  shows: ContentKind | 'faq' | null;
};

/** Pages of the demo that the checks for barriers, appended parameters, weight and speed visit. */
type Examples = { examples: readonly [`/${string}`, ...`/${string}`[]] };

/** `listed` is null where nobody shall list the page; entries are listed with their own title, text and day. */
type PageTable = Record<ContentKind, Examples> & Record<OpenKind, Examples & { listed: Listing | null }>;

/** Facts that servers and checks need about each kind of page that anybody can open. */
export const pageKinds = {
  home: { examples: ['/', '/en'] },
  category: { examples: ['/paper-to-cad', '/en/cad-services'] },
  product: { examples: ['/paper-to-cad/standard', '/en/as-built/punktwolke-zu-bim'] },
  solution: { examples: ['/loesungen/architekten'] },
  tool: { examples: ['/loesungen/raumbuch', '/en/loesungen/wohnflachenberechnung'] },
  page: { examples: ['/kontakt', '/wer-wir-sind', '/so-funktionierts', '/deine-vorteile', '/hilfe-center', '/barrierefreiheit'] },
  article: { examples: ['/blog/din-277-woflv-oder-gif'] },
  'library-entry': { examples: ['/fachwissen-bibliothek/aufmass'] },
  project: { examples: ['/projekte/grundriss-aus-handskizze-kassel'] },
  comparison: { examples: ['/vergleich-freelancer-paper-to-cad-cad-services'] },
  subscription: { examples: ['/unlimitierte-cad-services-abonnement'] },
  'legal-page': { examples: ['/rechtliches/allgemeine-geschaftsbedingungen'] },
  configurator: {
    listed: { texts: { file: 'configurator', title: 'cart.title', about: 'cart.description' }, shows: null },
    examples: ['/konfigurator'],
  },
  projects: {
    listed: { texts: { file: 'pages', title: 'pages.projects.title', about: 'pages.projects.lead' }, shows: 'project' },
    examples: ['/projekte'],
  },
  articles: {
    listed: { texts: { file: 'pages', title: 'pages.blog.title', about: 'pages.blog.lead' }, shows: 'article' },
    examples: ['/blog'],
  },
  library: {
    listed: { texts: { file: 'pages', title: 'pages.library.title', about: 'pages.library.lead' }, shows: 'library-entry' },
    examples: ['/fachwissen-bibliothek'],
  },
  faq: {
    listed: { texts: { file: 'pages', title: 'pages.faq.title', about: 'pages.faq.lead' }, shows: 'faq' },
    examples: ['/faq-frequently-asked-questions'],
  },
  // Both show what the terms say.
  withdrawal: {
    listed: {
      texts: { file: 'declarations', title: 'declaration.withdrawal.title', about: 'declaration.withdrawal.lead' },
      shows: 'legal-page',
    },
    examples: ['/en/widerruf'],
  },
  cancellation: {
    listed: {
      texts: { file: 'declarations', title: 'declaration.cancellation.title', about: 'declaration.cancellation.lead' },
      shows: 'legal-page',
    },
    examples: ['/kuendigen'],
  },
  search: { listed: null, examples: ['/suche?q=Fl%C3%A4che'] },
} as const satisfies PageTable;

/** Entries whose page is a program of its own, by their address: texts may change, the address may not. */
export const builtPaths = [
  '/kontakt',
  '/rechtliches/allgemeine-geschaftsbedingungen',
  '/loesungen/wohnflachenberechnung',
  '/loesungen/raumbuch',
];

/** Returns the search parameters that the page at `path` reads: a section, right below the root, has numbered pages. @param path without language */
export function searchOf(path: string): readonly string[] {
  const own = allOwnPages().find((page) => page.path === path);
  return (own ? own.search : !path.lastIndexOf('/') && ['seite']) || [];
}

/** Lists the paths of pages whose address ends in a secret. */
export const secretPaths = (): string[] =>
  allOwnPages()
    .filter(({ isSecret }) => isSecret)
    .map(({ path }) => path);

/** Lists the program's own pages that may be listed, with their listing. */
export const listedPages = () =>
  (Object.keys(ownPages) as OwnKind[]).flatMap((kind) => {
    const listed = isSecret(kind) ? null : pageKinds[kind].listed;
    return listed ? [{ ...listed, path: ownPages[kind].path }] : [];
  });

const isSecret = (kind: OwnKind): kind is SecretKind => 'isSecret' in ownPages[kind];

const allOwnPages = (): OwnPage[] => Object.values(ownPages);
