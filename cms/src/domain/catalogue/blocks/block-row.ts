import type { BlockKind } from '../../../contract/content/blocks';
import { type Medium, mediumFields, type PictureRow, withFile } from '../pictures/picture-row';

type Reference = { documentId: string };
type Texts<Names extends string> = Record<Names, string | null>;

/** The blocks of a dynamic zone, as far as the shop reads them. The components' JSON is the source. */
type Fields = {
  text: Texts<'title' | 'text'>;
  picture: Texts<'caption'> & { picture: PictureRow | null };
  gallery: Texts<'title'> & { pictures: PictureRow[] };
  'before-after': Texts<'title' | 'text' | 'beforeCaption' | 'afterCaption'> & { before: PictureRow | null; after: PictureRow | null };
  steps: Texts<'title'> & { steps: { title: string; text: string | null }[] };
  table: Texts<'title' | 'rows' | 'note'>;
  questions: Texts<'title'> & { faqs?: Reference[] };
  products: Texts<'title'> & { products?: Reference[] };
  quote: Texts<'text' | 'by' | 'role'>;
  sample: Texts<'title' | 'text' | 'sample'>;
  video: Texts<'title' | 'text'> & { file: Medium | null; captions: Medium | null; poster: PictureRow | null };
};

export type BlockRow = { [Kind in BlockKind]: { __component: `block.${Kind}` } & Fields[Kind] }[BlockKind];

const reference = { fields: ['documentId'] };
const medium = { fields: mediumFields };

const populated: Record<BlockKind, object> = {
  text: {},
  picture: { populate: { picture: withFile } },
  gallery: { populate: { pictures: withFile } },
  'before-after': { populate: { before: withFile, after: withFile } },
  steps: { populate: { steps: true } },
  table: {},
  questions: { populate: { faqs: reference } },
  products: { populate: { products: reference } },
  quote: {},
  sample: {},
  video: { populate: { file: medium, captions: medium, poster: withFile } },
};

/** Brings a page's blocks along, each with what it needs. */
export const withBlocks = { on: Object.fromEntries(Object.entries(populated).map(([kind, further]) => [`block.${kind}`, further])) };
