import type { Locale } from '../../contract/constants';
import type { Sample } from '../../contract/content/sample';
import { sampleOf } from './samples';
import type { Core } from '@strapi/strapi';
import type { ContentListQuery, Page } from '../../contract/list';
import type { Project, ProjectSummary } from '../../contract/content/project';
import { findCategories, findProducts, idsOf, listed } from './catalogue';
import { type Edition, findEntries, findEntriesPage, findOne, neighboursOf } from './entries';
import type { ProjectRow, CategoryRow } from './rows';
import type { PageLink } from '../../contract/content/content-page';
import type { ProductSummary } from '../../contract/content/product';
import { belongingOf } from './find-knowledge';
import { withBlocks } from './blocks/block-row';
import { presentBlocks } from './blocks/present-blocks';
import { presentPair, presentPictures, withFile } from './pictures/picture-row';

const reference = { fields: ['documentId'] };
const uid = 'api::project.project';
const summary = {
  fields: ['slug', 'title', 'summary', 'order', 'year', 'areaSqm', 'durationDays', 'example', 'location'],
  populate: { category: reference, products: reference },
};

const pictures = { before: withFile, after: withFile, gallery: withFile, blocks: withBlocks };

/** Reads projects in the editors' order. */
export const projectQueries = ({ strapi }: { strapi: Core.Strapi }) => ({
  async list(edition: Edition, { category, ...page }: ContentListQuery): Promise<Page<ProjectSummary>> {
    const filters = category ? { category: { slug: category } } : {};
    const [context, { rows, next }] = await Promise.all([
      findContext(strapi, edition),
      findEntriesPage<ProjectRow>(strapi, uid, edition, { by: 'order', direction: 'asc', ...page, ...summary, filters }),
    ]);
    return { items: rows.map((row) => summaryOf(row, context)), next };
  },

  /** @throws Problem not-found */
  async find(edition: Edition, slug: string): Promise<Project> {
    const [row, all, context] = await Promise.all([
      findOne<ProjectRow>(strapi, uid, edition, { filters: { slug }, populate: { ...summary.populate, facts: true, ...pictures } }),
      findEntries<ProjectRow>(strapi, uid, edition, { fields: ['slug', 'title'], sort: ['order', 'slug'] }),
      findContext(strapi, edition),
    ]);
    const pair = presentPair(row, edition.locale);
    const gallery = presentPictures(row.gallery, edition.locale);
    const project = presentProject(row, {
      ...partsOf(row, context),
      ...neighboursOf(
        all.map(({ slug: other, title }) => ({ slug: other, title })),
        slug,
      ),
    });
    const sample = resultOf(project.products, edition.locale);
    return {
      ...project,
      ...(sample && { sample }),
      ...(pair && { pair }),
      ...(gallery.length > 0 && { gallery }),
      ...(await presentBlocks(strapi, edition, row.blocks)),
    };
  },
});

/** Returns the sample of the first service whose result the reference building shows. */
const resultOf = (products: readonly ProductSummary[], locale: Locale): Sample | undefined =>
  products.map(({ category, slug }) => sampleOf(`${category}/${slug}`, locale)).find((sample) => sample?.kind === 'result');

/** Reads the categories and products that projects refer to. */
async function findContext(strapi: Core.Strapi, edition: Edition) {
  const [categories, products] = await Promise.all([findCategories(strapi, edition), findProducts(strapi, edition)]);
  return {
    categories: new Map(categories.map((category) => [category.documentId, category])),
    products: new Map(products.map(({ row, summary: product }) => [row.documentId, product])),
  };
}
type Context = Awaited<ReturnType<typeof findContext>>;

const partsOf = (row: ProjectRow, { categories, products }: Context) => ({
  category: categories.get(row.category?.documentId ?? ''),
  products: listed(idsOf(row.products), products),
});

function summaryOf(row: ProjectRow, context: Context): ProjectSummary {
  const { category, products } = partsOf(row, context);
  return presentProjectSummary(row, category, products[0]);
}

/**
 * Presents a project in a list.
 * @param product the first of the project's services, whose drawing stands for it
 */
function presentProjectSummary(row: ProjectRow, category: CategoryRow | undefined, product: ProductSummary | undefined): ProjectSummary {
  return {
    slug: row.slug,
    title: row.title,
    summary: row.summary ?? '',
    ...belongingOf(category),
    location: row.location ?? '',
    year: row.year,
    example: row.example ?? false,
    drawing: product?.drawing ?? '',
    areaSqm: Number(row.areaSqm ?? 0),
    durationDays: row.durationDays ?? 0,
    productName: product?.name ?? '',
  };
}

type ProjectSections = { category: CategoryRow | undefined; products: ProductSummary[]; previous: PageLink | null; next: PageLink | null };

function presentProject(row: ProjectRow, { category, products, previous, next }: ProjectSections): Project {
  return {
    ...presentProjectSummary(row, category, products[0]),
    challenge: row.challenge ?? '',
    solution: row.solution ?? '',
    result: row.result ?? '',
    facts: (row.facts ?? []).map(({ label, value }) => ({ label, value: value ?? '' })),
    products,
    previous,
    next,
    seo: { title: row.title, description: row.summary ?? '' },
    updatedAt: row.updatedAt,
  };
}
