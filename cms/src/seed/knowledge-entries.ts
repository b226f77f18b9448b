import { categoryRef, productRef } from './catalogue-entries';
import { commaList, lines, questions, type SeedEntry } from './entry';
import articles from './content/articles.json';
import comparisons from './content/comparisons.json';
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

const articleEntries: SeedEntry[] = articles.map(({ slug, date, minutes, tags, category, author, de, en }) => ({
  uid: 'api::article.article',
  key: slug,
  shared: { slug, date, minutes, tags: commaList(tags) },
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

/** Everything people read beside the catalogue. */
export const knowledgeEntries: SeedEntry[] = [
  ...faqEntries,
  ...articleEntries,
  ...comparisonEntries,
  ...libraryEntries,
  ...projectEntries,
  ...solutionEntries,
  ...toolEntries,
];
