import { firstSentence } from '../../contract/content/first-sentence';
import type { Home, Site } from '../../contract/content/site';
import type { Listed } from './catalogue';
import { presentCategorySummary } from './present-product';
import type { CategoryRow, HomeRow, NamedPageRow, SiteRow } from './rows';
import { presentSeo, splitLines } from './text';
import { presentTitledText } from './present-page';

type SiteParts = {
  site: SiteRow;
  categories: CategoryRow[];
  products: Listed[];
  tools: NamedPageRow[];
  solutions: NamedPageRow[];
  overrides: Record<string, string>;
};

export function presentSite({ site, categories, products, tools, solutions, overrides }: SiteParts): Site {
  const brand = site.brand ?? '';
  return {
    brand,
    phone: site.phone ?? '',
    email: site.email ?? '',
    address: site.address ?? '',
    supportHours: site.supportHours ?? '',
    claim: site.claim ?? '',
    trustClaims: splitLines(site.trustClaims),
    highlights: site.highlights.map(({ tag, title, text, to }) => ({ tag: tag ?? '', title, text: text ?? '', to })),
    social: site.social.map(({ network, url }) => ({ network, url })),
    navigation: site.navigation.map(presentLink),
    categories: categories.map((category) => ({
      ...presentCategorySummary(category),
      products: products.filter((product) => product.category.documentId === category.documentId).map(presentMenuProduct),
    })),
    tools: tools.map(presentNamedPage),
    solutions: solutions.map(presentNamedPage),
    footer: {
      about: site.footerAbout ?? '',
      columns: site.footerColumns.map(({ title, links }) => ({ title, links: links.map(presentLink) })),
      supportTitle: site.supportTitle ?? '',
      supportText: site.supportText ?? '',
      priceNote: site.priceNote ?? '',
      copyright: (site.copyright ?? '').replace('{year}', String(new Date().getFullYear())).replace('{brand}', brand),
    },
    overrides,
  };
}

export function presentHome(home: HomeRow, projects: Home['projects']): Home {
  return {
    title: home.title ?? '',
    subtitle: home.subtitle ?? '',
    primaryCta: home.primaryCta ?? '',
    secondaryCta: home.secondaryCta ?? '',
    categoriesTitle: home.categoriesTitle ?? '',
    stepsTitle: home.stepsTitle ?? '',
    steps: home.steps.map(presentTitledText),
    whyTitle: home.whyTitle ?? '',
    why: home.why.map(presentTitledText),
    projectsNote: home.projectsNote ?? '',
    ctaTitle: home.ctaTitle ?? '',
    ctaText: home.ctaText ?? '',
    projects,
    seo: presentSeo(home, home.title ?? '', home.subtitle),
    updatedAt: home.updatedAt,
  };
}

const presentLink = ({ label, to }: { label: string; to: string }) => ({ label, to });

const presentNamedPage = ({ name, intro, slug }: NamedPageRow) => ({
  name,
  text: firstSentence(intro ?? ''),
  to: `/loesungen/${slug}`,
});

const presentMenuProduct = ({ summary }: Listed): Site['categories'][number]['products'][number] => {
  const { slug, name, tagline, price, unit, drawing } = summary;
  return { slug, name, tagline, price, unit, drawing };
};
