import type { PageLink } from '../../contract/content/content-page';
import type { Project, ProjectSummary } from '../../contract/content/project';
import type { ProductSummary } from '../../contract/content/product';
import type { ProjectRow } from './page-rows';
import type { CategoryRow } from './rows';
import { belongingOf } from './present-knowledge';

/** @param product the first of the project's services, whose drawing stands for it */
export function presentProjectSummary(
  row: ProjectRow,
  category: CategoryRow | undefined,
  product: ProductSummary | undefined,
): ProjectSummary {
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

type ProjectParts = { category: CategoryRow | undefined; products: ProductSummary[]; previous: PageLink | null; next: PageLink | null };

export function presentProject(row: ProjectRow, { category, products, previous, next }: ProjectParts): Project {
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
