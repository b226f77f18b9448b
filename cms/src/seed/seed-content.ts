import type { Core, UID } from '@strapi/strapi';
import { locales } from '../contract/constants';
import { isDemo } from '../platform/settings';
import {
  catalogueEntries,
  categoryRef,
  commaList,
  lines,
  productRef,
  questions,
  type SeedEntry,
  type SeedReference,
  companyData,
  demoCompanyData,
  pageSeedEntries,
} from './seed-entries';
import articles from './content/articles.json';
import comparisons from './content/comparisons.json';
import declineReasons from './content/decline-reasons.json';
import faqs from './content/faqs.json';
import library from './content/library.json';
import projects from './content/projects.json';
import solutions from './content/solutions.json';
import tools from './content/tools.json';

const faqEntries: SeedEntry[] = faqs.map(({ group, order, de, en }) => ({
  uid: 'api::faq.faq',
  key: `${group}/${order}`,
  shared: { group, order },
  texts: { de: { question: de.q, answer: de.a }, en: { question: en.q, answer: en.a } },
}));

const declineReasonEntries: SeedEntry[] = declineReasons.map(({ key, de, en }, index) => ({
  uid: 'api::decline-reason.decline-reason',
  key,
  shared: { order: index + 1 },
  texts: { de, en },
}));

const articleEntries: SeedEntry[] = articles.map(({ slug, date, minutes, tags, category, author, drawing, de, en }) => ({
  uid: 'api::article.article',
  key: slug,
  shared: { slug, date, minutes, drawing, tags: commaList(tags) },
  texts: { de: { author, ...de }, en },
  references: { category: categoryRef(category) },
}));

const comparisonEntries: SeedEntry[] = comparisons.map(({ product, category, de, en }, index) => ({
  uid: 'api::comparison.comparison',
  key: product,
  shared: { slug: product, order: index + 1 },
  texts: { de, en },
  references: { category: categoryRef(category) },
}));

const libraryEntries: SeedEntry[] = library.map(({ slug, topic, related, de, en }) => ({
  uid: 'api::library-entry.library-entry',
  key: slug,
  shared: { slug, topic },
  texts: { de, en },
  references: { related: related.map((key) => ({ uid: 'api::library-entry.library-entry', key })) },
}));

const projectEntries: SeedEntry[] = projects.map((project, index) => {
  const { slug, year, areaSqm, durationDays, example, location, category, products, de, en } = project;
  return {
    uid: 'api::project.project',
    key: slug,
    shared: { slug, year, areaSqm, durationDays, example, order: index + 1 },
    texts: { de: { location, ...de }, en },
    references: { category: categoryRef(category), products: products.map(productRef) },
  };
});

type SolutionTexts = (typeof solutions)[number]['de'];

const solutionTexts = ({ pains, caseStudy, ...texts }: SolutionTexts) => ({
  ...texts,
  pains: lines(pains),
  caseTitle: caseStudy.title,
  caseText: caseStudy.text,
});

const solutionEntries: SeedEntry[] = solutions.map(({ slug, order, products, de, en }) => ({
  uid: 'api::solution.solution',
  key: slug,
  shared: { slug, order },
  texts: { de: solutionTexts(de), en: solutionTexts(en) },
  references: { products: products.map(productRef) },
}));

const toolEntries: SeedEntry[] = tools.map(({ slug, products, de, en }, index) => ({
  uid: 'api::tool.tool',
  key: slug,
  shared: { slug, order: index + 1 },
  texts: { de: { ...de, faqs: questions(de.faqs) }, en: { ...en, faqs: questions(en.faqs) } },
  references: { products: products.map(productRef) },
}));

/** Entries of everything beside the catalogue that people read. */
const knowledgeEntries: SeedEntry[] = [
  ...faqEntries,
  ...articleEntries,
  ...comparisonEntries,
  ...libraryEntries,
  ...projectEntries,
  ...solutionEntries,
  ...toolEntries,
];

const entries: SeedEntry[] = [...catalogueEntries, ...knowledgeEntries, ...pageSeedEntries, ...declineReasonEntries];
const COMPANY: SeedReference = { uid: 'api::company.company', key: 'company' };

/** The documentId by `uid#key` of every entry ever imported, also of those that editors deleted since. */
type Imported = Record<string, string>;

const nameOf = ({ uid, key }: SeedReference) => `${uid}#${key}`;

/**
 * Imports the content that comes with the shop, each entry once in the life of a database: an entry that was
 * edited or deleted stays as the editors left it. One transaction: an interrupted import leaves nothing behind.
 */
export async function seedContent(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'seed' });
  const imported = ((await store.get({ key: 'imported' })) ?? {}) as Imported;
  const missing = entries.filter((entry) => !imported[nameOf(entry)]);
  if (missing.length === 0 && imported[nameOf(COMPANY)]) return;

  await addLanguages(strapi);
  strapi.log.info(`Importing ${missing.length} content entries in ${locales.length} languages …`);
  await strapi.db.transaction(async () => {
    for (const batch of batches(missing)) {
      for (const entry of batch) imported[nameOf(entry)] = await createDrafts(strapi, entry, imported);
      for (const entry of batch.filter(hasSelfReference)) await connect(strapi, entry, imported);
      for (const entry of batch) await publish(strapi, entry, imported);
      // Published rows link to published rows, so entries that point at their own type need a second pass.
      for (const entry of batch.filter(hasSelfReference)) await publish(strapi, entry, imported);
      strapi.log.info(`  ${batch[0]?.uid.split('.').at(-1)}: ${batch.length}`);
    }
    if (!imported[nameOf(COMPANY)]) {
      const company = await documents(strapi, COMPANY.uid).create({ data: { ...companyData, ...(isDemo && demoCompanyData) } });
      imported[nameOf(COMPANY)] = company.documentId;
    }
    await store.set({ key: 'imported', value: imported });
  });
}

const documents = (strapi: Core.Strapi, uid: string) => strapi.documents(uid as UID.ContentType);

/** Groups entries into a batch for each content type, so that a batch's references are imported before it. */
function batches(missing: SeedEntry[]): SeedEntry[][] {
  const byType = new Map<string, SeedEntry[]>();
  for (const entry of missing) byType.set(entry.uid, [...(byType.get(entry.uid) ?? []), entry]);
  return [...byType.values()];
}

async function createDrafts(strapi: Core.Strapi, entry: SeedEntry, imported: Imported): Promise<string> {
  const references = resolve(entry, imported, (reference) => reference.uid !== entry.uid);
  const german = await documents(strapi, entry.uid).create({
    locale: 'de',
    data: { ...entry.shared, ...entry.texts.de, ...references },
  });
  await documents(strapi, entry.uid).update({
    documentId: german.documentId,
    locale: 'en',
    data: { ...entry.shared, ...entry.texts.en, ...references },
  });
  return german.documentId;
}

const hasSelfReference = (entry: SeedEntry): boolean =>
  Object.values(entry.references ?? {}).some((value) => [value].flat().some((reference) => reference.uid === entry.uid));

async function connect(strapi: Core.Strapi, entry: SeedEntry, imported: Imported): Promise<void> {
  const documentId = imported[nameOf(entry)]!;
  const data = resolve(entry, imported, (reference) => reference.uid === entry.uid);
  for (const locale of locales) await documents(strapi, entry.uid).update({ documentId, locale, data });
}

async function publish(strapi: Core.Strapi, entry: SeedEntry, imported: Imported): Promise<void> {
  await documents(strapi, entry.uid).publish({ documentId: imported[nameOf(entry)]!, locale: '*' });
}

function resolve(entry: SeedEntry, imported: Imported, requested: (reference: SeedReference) => boolean) {
  const fields: Record<string, string | string[]> = {};
  for (const [field, value] of Object.entries(entry.references ?? {})) {
    const references = [value].flat();
    if (!references.every(requested)) continue;
    const ids = references.map((reference) => imported[nameOf(reference)]).filter((id) => id !== undefined);
    fields[field] = Array.isArray(value) ? ids : (ids[0] ?? []);
  }
  return fields;
}

const localeNames = { de: 'Deutsch (de)', en: 'English (en)' } as const;

/** Adds the languages: Strapi starts with English alone; here German is the default and English the translation. */
async function addLanguages(strapi: Core.Strapi): Promise<void> {
  const service = strapi.plugin('i18n').service('locales');
  const known: { code: string }[] = await service.find();
  for (const code of locales) {
    if (!known.some((locale) => locale.code === code)) await service.create({ code, name: localeNames[code] });
  }
  await service.setDefaultLocale({ code: 'de' });
}
