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

const categoryEntries: SeedEntry[] = categories.map(({ slug, order, accent, de, en }) => ({
  uid: 'api::category.category',
  key: slug,
  shared: { slug, order, accent },
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
