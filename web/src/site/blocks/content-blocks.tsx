import type { Block } from '@contract/content/blocks';
import type { ReactNode } from 'react';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';
import { InlineText, RichText } from '../../ui/layout/rich-text';
import { SheetSection } from '../../ui/layout/sheet-section';
import { SiteLink } from '../../ui/layout/site-link';
import { Drawing } from '../../ui/marks/drawing';
import { LongArrow } from '../../ui/marks/long-arrow';
import { Picture } from '../../ui/marks/picture';
import { axisLetter, FaqList, ProcessChain } from './page-sections';
import { Gallery, PicturePair, SHEET_WIDTH, WidePicture } from './pictures';
import { ProductRows } from './product-rows';
import { SampleFiles } from './sample-files';

export const countBlocks = (blocks: readonly Block[] = []): number => blocks.length;

type ContentBlocksProps = {
  blocks: readonly Block[] | undefined;
  /** The number of sections before these, for their letters. */
  before: number;
};

/** What editors put together below a page's own fields, on alternating sheets. */
export function ContentBlocks({ blocks = [], before }: ContentBlocksProps) {
  const t = useT();
  return blocks.map((block, index) => (
    <SheetSection
      key={index}
      letter={axisLetter(before + index)}
      zone={t(`pages.block.${block.kind}`)}
      tone={(before + index) % 2 === 0 ? 'sheet' : 'paper'}
      title={'title' in block && block.kind !== 'text' && block.kind !== 'sample' ? block.title : ''}
      aside={block.kind === 'before-after' && block.text && <p>{block.text}</p>}
    >
      {contentOf(block)}
    </SheetSection>
  ));
}

function contentOf(block: Block): ReactNode {
  switch (block.kind) {
    case 'text':
      return <TextBlock {...block} />;
    case 'picture':
      return <WidePicture picture={block.picture} caption={block.caption} />;
    case 'gallery':
      return <Gallery pictures={block.pictures} />;
    case 'before-after':
      return <PicturePair {...block} />;
    case 'steps':
      return <ProcessChain steps={block.steps} />;
    case 'table':
      return <TableBlock {...block} />;
    case 'questions':
      return <FaqList faqs={block.faqs} />;
    case 'products':
      return <ProductRows products={block.products} />;
    case 'quote':
      return <QuoteBlock {...block} />;
    case 'sample':
      return <SampleBlock {...block} />;
    case 'video':
      return <FilmBlock {...block} />;
  }
}

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

function TextBlock({ title, html }: BlockOf<'text'>) {
  if (!title) return <RichText html={html} />;
  return (
    <div className="titled-text">
      <h2>{title}</h2>
      <RichText html={html} />
    </div>
  );
}

function TableBlock({ title, head, rows, note }: BlockOf<'table'>) {
  return (
    <>
      <div className="table-scroll" role="group" tabIndex={0} aria-label={title}>
        <table className="block-table">
          <thead>
            <tr>
              {head.map((cell, column) => (
                <th key={column} scope="col">
                  <InlineText html={cell} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first = '', ...cells], row) => (
              <tr key={row}>
                <th scope="row">
                  <InlineText html={first} />
                </th>
                {cells.map((cell, column) => (
                  <td key={column}>
                    <InlineText html={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note && <p className="small muted block-note">{note}</p>}
    </>
  );
}

const QuoteBlock = ({ text, by, role }: BlockOf<'quote'>) => (
  <figure className="block-quote">
    <blockquote>
      <p>{text}</p>
    </blockquote>
    <figcaption>
      <b>{by}</b>
      {role && <span>{role}</span>}
    </figcaption>
  </figure>
);

/** The sample of a service, which opens in its place; of one without, a corner of its sheet that leads to the service. */
function SampleBlock({ title, text, product, sample }: BlockOf<'sample'>) {
  const t = useT();
  const teaser = (
    <div className="block-sample" data-accent={product.accent}>
      <Drawing name={product.drawing} otherwise={product.category} />
      <div>
        <h2>{title || product.name}</h2>
        <p>{text || product.tagline}</p>
        <SiteLink className="button" to={`/${product.category}/${product.slug}#probe`}>
          {t('pages.block.open-sample', { name: product.name })} <LongArrow />
        </SiteLink>
      </div>
    </div>
  );
  return (
    <>
      {teaser}
      {sample && <SampleFiles sample={sample} />}
    </>
  );
}

/** A picture of nothing, through which the one below is seen: without a poster browsers show black. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** A film that is loaded when somebody starts it, with captions and a text for those who do not see it. */
function FilmBlock({ title, text, film }: BlockOf<'video'>) {
  const t = useT();
  const locale = useLocale();
  return (
    <div className="block-film">
      <div>
        {/* A poster of the film's own would be loaded long before anybody has scrolled to it. */}
        {film.poster && <Picture picture={film.poster} shape="wide" sizes={SHEET_WIDTH} isDecoration />}
        <video
          controls
          playsInline
          preload="none"
          width={1280}
          height={720}
          poster={film.poster && NOTHING}
          aria-label={title || t('pages.block.video')}
        >
          <source src={film.src} type={film.mimeType} />
          <track kind="captions" src={film.captions} srcLang={locale} label={t('pages.block.captions')} default />
        </video>
      </div>
      <p>{text}</p>
    </div>
  );
}
