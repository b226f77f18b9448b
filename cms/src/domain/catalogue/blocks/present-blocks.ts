import type { Core } from '@strapi/strapi';
import { FILMS_PATH, type Block, type BlockKind } from '../../../contract/content/blocks';
import type { ProductSummary } from '../../../contract/content/product';
import { findProducts, idsOf, listed } from '../catalogue';
import { type Edition, findEntries } from '../entries';
import { type Medium, presentPair, presentPicture, presentPictures, versionOf } from '../pictures/picture-row';
import { presentTitledText } from '../present-page';
import { sampleOf } from '../samples';
import type { FaqRow } from '../rows';
import { html, inlineHtml, presentFaqs, splitLines } from '../text';
import type { BlockRow } from './block-row';

/** The entries that blocks show beside their own texts. */
type Shown = { edition: Edition; faqs: ReadonlyMap<string, FaqRow>; products: readonly (readonly [string, ProductSummary])[] };

/**
 * Presents the blocks of a page. A block without anything to show is left out, such as one whose services are not for sale any more.
 * @returns an object to spread into an answer: pages without blocks say nothing of them
 */
export async function presentBlocks(
  strapi: Core.Strapi,
  edition: Edition,
  rows: readonly BlockRow[] | null | undefined,
): Promise<{ blocks?: Block[] }> {
  if (!rows || rows.length === 0) return {};
  const shown = await findShown(strapi, edition, rows);
  const blocks = rows.flatMap((row) => presentBlock(row, shown) ?? []);
  return blocks.length > 0 ? { blocks } : {};
}

async function findShown(strapi: Core.Strapi, edition: Edition, rows: readonly BlockRow[]): Promise<Shown> {
  const faqIds = rows.flatMap((row) => (row.__component === 'block.questions' ? idsOf(row.faqs) : []));
  const needsProducts = rows.some(({ __component: kind }) => kind === 'block.products' || kind === 'block.sample');
  const [faqs, products] = await Promise.all([
    faqIds.length > 0 ? findEntries<FaqRow>(strapi, 'api::faq.faq', edition, { filters: { documentId: { $in: faqIds } } }) : [],
    needsProducts ? findProducts(strapi, edition) : [],
  ]);
  return {
    edition,
    faqs: new Map(faqs.map((row) => [row.documentId, row])),
    products: products.map(({ row, summary }) => [row.documentId, summary] as const),
  };
}

type RowOf<Kind extends BlockKind> = Extract<BlockRow, { __component: `block.${Kind}` }>;
type Present<Kind extends BlockKind> = (row: RowOf<Kind>, shown: Shown) => Block | null;

const presenters: { [Kind in BlockKind]: Present<Kind> } = {
  text: ({ title, text }) => ({ kind: 'text', title: title ?? '', html: html(text) }),
  picture: (row, { edition }) => {
    const picture = presentPicture(row.picture, edition.locale);
    return picture ? { kind: 'picture', picture, caption: row.caption ?? '' } : null;
  },
  gallery: (row, { edition }) => {
    const pictures = presentPictures(row.pictures, edition.locale);
    return pictures.length > 0 ? { kind: 'gallery', title: row.title ?? '', pictures } : null;
  },
  'before-after': (row, { edition }) => {
    const pair = presentPair(row, edition.locale);
    const texts = { title: row.title ?? '', text: row.text ?? '', before: row.beforeCaption ?? '', after: row.afterCaption ?? '' };
    return pair ? { kind: 'before-after', ...texts, pair } : null;
  },
  steps: ({ title, steps }) => ({ kind: 'steps', title: title ?? '', steps: steps.map(presentTitledText) }),
  table: (row) => presentTable(row),
  questions: (row, { faqs }) => {
    const chosen = presentFaqs(listed(idsOf(row.faqs), faqs));
    return chosen.length > 0 ? { kind: 'questions', title: row.title ?? '', faqs: chosen } : null;
  },
  products: (row, { products }) => {
    const chosen = listed(idsOf(row.products), new Map(products));
    return chosen.length > 0 ? { kind: 'products', title: row.title ?? '', products: chosen } : null;
  },
  quote: ({ text, by, role }) => ({ kind: 'quote', text: text ?? '', by: by ?? '', role: role ?? '' }),
  sample: (row, { edition, products }) => {
    const product = products.find(([, { slug }]) => slug === row.sample)?.[1];
    if (!product) return null;
    const sample = sampleOf(`${product.category}/${product.slug}`, edition.locale);
    return { kind: 'sample', title: row.title ?? '', text: row.text ?? '', product, ...(sample && { sample }) };
  },
  video: (row, { edition }) => presentFilm(row, edition),
};

function presentBlock(row: BlockRow, shown: Shown): Block | null {
  // Each presenter takes the rows of its own kind, which their name says.
  const present = presenters[row.__component.slice('block.'.length) as BlockKind] as Present<BlockKind>;
  return present(row as RowOf<BlockKind>, shown);
}

/** Presents a table that editors type line by line; what a row has beyond the columns is left out. */
export function presentTable({ title, rows, note }: Record<'title' | 'rows' | 'note', string | null>): Block | null {
  const [head = [], ...body] = splitLines(rows).map((line) =>
    line
      .replaceAll(/^\||\|$/g, '')
      .split('|')
      .map((cell) => inlineHtml(cell.trim())),
  );
  if (head.length < 2 || body.length === 0) return null;
  return {
    kind: 'table',
    title: title ?? '',
    head,
    rows: body.map((cells) => head.map((_, column) => cells[column] ?? '')),
    note: note ?? '',
  };
}

const fileOf = (medium: Medium): string => `${FILMS_PATH}/${medium.hash}/${versionOf(medium)}`;

function presentFilm(row: RowOf<'video'>, { locale }: Edition): Block | null {
  const { file, captions } = row;
  if (!file || !captions) return null;
  const poster = presentPicture(row.poster, locale);
  const film = { src: fileOf(file), mimeType: file.mime, captions: fileOf(captions), ...(poster && { poster }) };
  return { kind: 'video', title: row.title ?? '', text: row.text ?? '', film };
}
