import { locales, type Locale } from '@contract/constants';
import type { Accent } from '@contract/content/product';
import { picturePathOf } from '../../src/lib/text/locale-path';
import { readKnownPages } from '../cache/known-pages';
import { LRUCache } from 'lru-cache';
import { createSingleFlight } from '../cache/content-cache';
import { readTexts } from '../render/texts';
import { sharePictureSvg, type SharePicture } from './share-picture';

/** About as many as there are pages in one language. */
const LIMIT = 250;

const categoryOf: Record<Accent, string> = {
  paper: 'paper-to-cad',
  cad: 'cad-services',
  model: '3d-modelle',
  asbuilt: 'as-built',
  data: 'daten-services',
};

/** The picture at an address, or null. Only published pages have one, so that nobody can order any number of them. */
export type PictureAt = (address: string) => Promise<Uint8Array<ArrayBuffer> | null>;

/** Pictures for shared links, drawn when first asked for, and again only when what they show has changed. */
export function createSharePictures(draw: (svg: string) => Promise<Uint8Array<ArrayBuffer>>): PictureAt {
  const drawn = new LRUCache<string, Uint8Array<ArrayBuffer>>({ max: LIMIT });
  const once = createSingleFlight<Uint8Array<ArrayBuffer>>();
  return async function pictureAt(address) {
    const locale = locales.find((name) => name === /^\/og\/([a-z]+)[./]/.exec(address)?.[1]);
    const picture = locale && (await describe(locale, address));
    if (!picture) return null;
    const svg = sharePictureSvg(picture);
    const known = drawn.get(svg);
    if (known) return known;
    const png = await once(svg, () => draw(svg));
    drawn.set(svg, png);
    return png;
  };
}

async function describe(locale: Locale, address: string): Promise<SharePicture | null> {
  const [{ pages, site }, texts] = await Promise.all([readKnownPages(locale), readTexts(locale, 'search')]);
  const plain = { brand: site.brand, locale };
  if (address === picturePathOf(locale, '/')) {
    return { ...plain, title: site.claim, label: texts['search.kind.home'] ?? '', accent: 'paper', drawing: categoryOf.paper };
  }
  const page = pages.find(({ kind, path }) => kind !== 'faq' && picturePathOf(locale, path) === address);
  if (!page) return null;
  const category = site.categories.find(({ slug }) => page.path.startsWith(`/${slug}/`));
  const product = category?.products.find(({ slug }) => page.path === `/${category.slug}/${slug}`);
  const accent = category?.accent ?? page.accent ?? 'cad';
  return {
    ...plain,
    title: page.title,
    label: category?.name ?? texts[`search.kind.${page.kind}`] ?? '',
    accent,
    drawing: product?.drawing ?? categoryOf[accent],
  };
}
