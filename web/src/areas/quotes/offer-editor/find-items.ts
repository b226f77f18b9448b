import type { CatalogueItem } from '@contract/content/catalogue-item';

const MAX_FOUND = 100;

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase();

/** What holds all words of a question, in name or category; whose name begins with it stands first. */
export function findItems(items: readonly CatalogueItem[], question: string): CatalogueItem[] {
  const asked = fold(question).trim();
  const words = asked.split(/\s+/).filter(Boolean);
  const found = items.filter(({ name, category }) => words.every((word) => fold(`${name} ${category}`).includes(word)));
  const begins = (item: CatalogueItem) => Number(asked !== '' && fold(item.name).startsWith(asked));
  return found.toSorted((one, other) => begins(other) - begins(one)).slice(0, MAX_FOUND);
}
