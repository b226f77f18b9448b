import type { Picture as PictureData, PicturePair as Pair } from '@contract/content/picture';
import { type ReactNode, useId } from 'react';
import { useT } from '../../lib/text/strings';
import { Picture } from '../../ui/marks/picture';

/** How wide the sheet of a page is. */
export const SHEET_WIDTH = '(min-width: 1440px) 1358px, 94vw';

/** Half of that, a little less, so that the file of 640 pixels is chosen: two of the next would be too heavy beside the first screen. */
const HALF_SHEET_WIDTH = '(min-width: 1361px) 640px, (min-width: 720px) 47vw, 94vw';

/** The widths at which pictures of the first screen are sharp enough: more would come after the first words. */
const FIRST_SCREEN_LIMIT = 960;

/** A picture on its own sheet beside a page's title. */
export const HeroPicture = ({ picture }: { picture: PictureData }) => (
  <figure className="hero-picture">
    <Picture picture={picture} shape="sheet" sizes="(min-width: 1081px) 548px, 92vw" limit={FIRST_SCREEN_LIMIT} isFirst />
  </figure>
);

/** A picture as wide as the page's sheet. */
export const WidePicture = ({ picture, caption }: { picture: PictureData; caption?: ReactNode }) => (
  <figure className="wide-picture">
    <Picture picture={picture} shape="wide" sizes={SHEET_WIDTH} />
    {caption && <figcaption>{caption}</figcaption>}
  </figure>
);

/** Pictures as one joined sheet. */
export const Gallery = ({ pictures }: { pictures: readonly PictureData[] }) => (
  <ul className="gallery">
    {pictures.map((picture, index) => (
      <li key={index}>
        <Picture picture={picture} shape="sheet" sizes="(min-width: 1081px) 426px, (min-width: 720px) 46vw, 92vw" limit={1280} />
      </li>
    ))}
  </ul>
);

type PicturePairProps = { pair: Pair; before?: string; after?: string };

const views = ['both', 'before', 'after'] as const;

/** Two states of one thing, beside each other or each as wide as the sheet: radio buttons switch them without JavaScript. What is not shown is not loaded. */
export function PicturePair({ pair, before = '', after = '' }: PicturePairProps) {
  const t = useT();
  const group = useId();
  const names = { both: t('pages.picture.both'), before: before || t('pages.picture.before'), after: after || t('pages.picture.after') };
  return (
    <figure className="picture-pair">
      <div className="segments" role="radiogroup" aria-label={t('pages.picture.views')}>
        {views.map((view) => (
          <label key={view}>
            <input type="radio" name={group} value={view} defaultChecked={view === 'both'} />
            {names[view]}
          </label>
        ))}
      </div>
      <div className="picture-pair-sheet">
        {(['before', 'after'] as const).map((state) => (
          <div key={state} className={state}>
            <Picture className="beside" picture={pair[state]} shape="sheet" sizes={HALF_SHEET_WIDTH} limit={1280} />
            <Picture className="alone" picture={pair[state]} shape="sheet" sizes={SHEET_WIDTH} />
            <p className="caption">{names[state]}</p>
          </div>
        ))}
      </div>
    </figure>
  );
}
