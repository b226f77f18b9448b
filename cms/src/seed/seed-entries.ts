import legal from './content/legal.json';
import pages from './content/pages.json';
import site from './content/site.json';
import addons from './content/addons.json';
import categories from './content/categories.json';
import products from './content/products.json';
import type { Locale } from '../contract/constants';

type Fields = Record<string, unknown>;

/** Points at another seed entry; becomes its documentId while importing. */
export type SeedReference = { uid: string; key: string };

/** One content entry to create once: fields common to all languages and fields per language. */
export type SeedEntry = {
  uid: string;
  /** Stable name within its type; remembered so that a deleted entry does not come back. */
  key: string;
  shared: Fields;
  texts: Record<Locale, Fields>;
  references?: Record<string, SeedReference | SeedReference[]>;
};

export const lines = (items: readonly string[] | undefined): string => (items ?? []).join('\n');

export const commaList = (items: readonly string[] | undefined): string => (items ?? []).join(', ');

type Question = { q: string; a: string };

export const questions = (items: readonly Question[] | undefined) => (items ?? []).map(({ q, a }) => ({ question: q, answer: a }));

const english: Record<string, string> = {
  Papier: 'Paper',
  Handskizze: 'Hand sketch',
  Aufmaßblatt: 'Survey sheet',
  Fotos: 'Photos',
  'PDF mit Rotstift': 'Red-marked PDF',
  Positionspläne: 'Position plans',
  Revisionsunterlagen: 'Revision documents',
  Brandschutzkonzept: 'Fire safety concept',
  Lageplan: 'Site plan',
  Bauakte: 'Building file',
  Schemata: 'Schematics',
  'PDF-Datenblatt': 'PDF data sheet',
  'PDF-Datenblätter': 'PDF data sheets',
  Adresse: 'Address',
  Flurstücksliste: 'Parcel list',
  Panoramabilder: 'Panoramas',
  Mieterliste: 'Tenant list',
  'AIA als PDF': 'EIR as PDF',
  'Vektor-PDF': 'Vector PDF',
  'Mikrofilm-Scan': 'Microfilm scan',
};

/** The English word for what customers send; file formats are called the same everywhere. */
const englishFormat = (format: string): string => english[format] ?? format;

export const categoryRef = (slug: string): SeedReference => ({ uid: 'api::category.category', key: slug });
export const productRef = (path: string): SeedReference => ({ uid: 'api::product.product', key: path });
const addonRef = (slug: string): SeedReference => ({ uid: 'api::addon.addon', key: slug });

const categoryEntries: SeedEntry[] = categories.map(({ slug, order, accent, recommended, de, en }) => ({
  uid: 'api::category.category',
  key: slug,
  shared: { slug, order, accent, recommended },
  texts: { de, en },
}));

const addonEntries: SeedEntry[] = addons.map(({ de, en, ...shared }) => ({
  uid: 'api::addon.addon',
  key: shared.slug,
  shared,
  texts: { de, en },
}));

type ProductTexts = (typeof products)[number]['de'];

const productTexts = ({ features, deliverables, requirements, faqs, ...texts }: ProductTexts) => ({
  ...texts,
  features: lines(features),
  deliverables: lines(deliverables),
  requirements: lines(requirements),
  faqs: questions(faqs),
});

const productEntries: SeedEntry[] = products.map((product) => {
  const { de, en, category, addons: addonSlugs, related, inputFormats, outputFormats, ...shared } = product;
  const path = `${category}/${product.slug}`;
  return {
    uid: 'api::product.product',
    key: path,
    shared: { ...shared, drawing: path },
    texts: {
      de: { ...productTexts(de), inputFormats: commaList(inputFormats), outputFormats: commaList(outputFormats) },
      en: {
        ...productTexts(en),
        inputFormats: commaList(inputFormats.map(englishFormat)),
        outputFormats: commaList(outputFormats.map(englishFormat)),
      },
    },
    references: {
      category: categoryRef(category),
      addons: addonSlugs.map(addonRef),
      related: related.map(productRef),
    },
  };
});

/** Categories, add-ons and products, in the order their references need. */
export const catalogueEntries: SeedEntry[] = [...categoryEntries, ...addonEntries, ...productEntries];

type CallToAction = { title: string; text: string; label: string };

const contactPages = new Set(['hilfe-center', 'unlimitierte-cad-services-abonnement']);

/** Returns the path that the call to action in a page's last block leads to. */
const callToActionPath = (slug: string) => ({ ctaPath: contactPages.has(slug) ? '/kontakt' : '/konfigurator' });

const callToAction = ({ title, text, label }: CallToAction) => ({ ctaTitle: title, ctaText: text, ctaLabel: label });

const { home, 'unlimitierte-cad-services-abonnement': subscription, ...plainPages } = pages;

const pageEntries: SeedEntry[] = Object.entries(plainPages).map(([slug, { de, en }]) => ({
  uid: 'api::page.page',
  key: slug,
  shared: { slug, ...callToActionPath(slug) },
  texts: { de: { ...de, ...callToAction(de.cta) }, en: { ...en, ...callToAction(en.cta) } },
}));

const homeTexts = ({ hero, testimonialsNote, ...texts }: (typeof home)['de']) => ({
  ...hero,
  ...texts,
  projectsNote: testimonialsNote,
});

const homeEntry: SeedEntry = {
  uid: 'api::home.home',
  key: 'home',
  shared: {},
  texts: { de: homeTexts(home.de), en: homeTexts(home.en) },
};

const subscriptionTexts = ({ plans, faqs, cta, ...texts }: (typeof subscription)['de']) => ({
  ...texts,
  ...callToAction(cta),
  plans: plans.map((plan) => ({ ...plan, features: lines(plan.features) })),
  faqs: questions(faqs),
});

const subscriptionEntry: SeedEntry = {
  uid: 'api::subscription.subscription',
  key: 'subscription',
  shared: callToActionPath('unlimitierte-cad-services-abonnement'),
  texts: { de: subscriptionTexts(subscription.de), en: subscriptionTexts(subscription.en) },
};

const legalEntries: SeedEntry[] = legal.map(({ slug, de, en }) => ({
  uid: 'api::legal-page.legal-page',
  key: slug,
  shared: { slug },
  texts: { de, en },
}));

/** The label of the mono mark in front of each highlight, by its target. */
const highlightTags: Record<string, { de: string; en: string }> = {
  '/unlimitierte-cad-services-abonnement': { de: 'Abo', en: 'Plan' },
  '/loesungen/wohnflachenberechnung': { de: 'Tool', en: 'Tool' },
  '/loesungen/raumbuch': { de: 'Tool', en: 'Tool' },
  '/fachwissen-bibliothek': { de: 'Wissen', en: 'Know' },
};

const siteTexts = (locale: 'de' | 'en') => {
  const footer = site.footer[locale];
  const { banner, modal } = site.cookie[locale];
  const nav = site.nav[locale];
  return {
    claim: site.claim[locale],
    supportHours: locale === 'de' ? site.supportHours : site.supportHoursEn,
    trustClaims: lines(site.trustClaims.map((claim) => claim[locale])),
    highlights: site.highlights.map(({ to, ...texts }) => ({ to, ...texts[locale], tag: highlightTags[to]?.[locale] })),
    navigation: [
      { label: nav.howItWorks, to: '/so-funktionierts' },
      { label: nav.projects, to: '/projekte' },
      { label: locale === 'de' ? 'Wissen' : 'Knowledge', to: '/fachwissen-bibliothek' },
    ],
    footerAbout: footer.about,
    footerColumns: footer.columns,
    supportTitle: footer.supportTitle,
    supportText: footer.supportText,
    priceNote: footer.priceNote,
    copyright: footer.copyright,
    searchSynonyms: lines(site.search[locale].synonyms),
    searchAnswers: lines(site.search[locale].answers),
    cookieTitle: banner.title,
    cookieText: banner.text,
    cookieSettingsTitle: modal.title,
    cookieSettingsIntro: modal.intro,
    cookieCategories: modal.categories.map(({ key, title, text }) => ({ key, title, text })),
  };
};

const siteEntry: SeedEntry = {
  uid: 'api::site.site',
  key: 'site',
  shared: { brand: site.brand, phone: site.phone, email: site.email, address: `${site.brand}, ${site.address}`, social: site.social },
  texts: { de: siteTexts('de'), en: siteTexts('en') },
};

/** Entries of pages, legal texts and single types. */
export const pageSeedEntries: SeedEntry[] = [homeEntry, siteEntry, subscriptionEntry, ...pageEntries, ...legalEntries];

const { street, zip, city, country } = site.addressParts;

/** Company data of the example content; tax numbers and bank are for the operator to fill in. */
export const companyData = {
  legalName: site.legalName,
  street,
  postcode: zip,
  city,
  country,
  email: site.email,
  phone: site.phone,
};

/** Company data that the demo adds, so that offers and invoices can be tried; readiness names them as example values. */
export const demoCompanyData = {
  managingDirectors: 'Erika Mustermann',
  vatId: 'DE000000000',
  taxNumber: '30/000/000000',
  iban: 'DE02120300000000202051',
  bic: 'BYLADEM1001',
  bank: 'Beispielbank',
  register: 'HRB 000000 B, Amtsgericht Charlottenburg',
};
