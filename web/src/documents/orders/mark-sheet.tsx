import type { FileEntry } from '@contract/quoting/thread';
import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useT } from '../../lib/text/strings';
import { Icon } from '../../ui/marks/icon';
import { Spinner } from '../../ui/feedback/loading';
import { isOn, pointOn, type DraftMark, type Place } from './marks';
import { SheetPages } from '../../downloads/sheet-pages';
import { useSheetPicture } from '../../downloads/use-sheet-picture';

type Point = Pick<DraftMark, 'x' | 'y'>;

type MarkSheetProps = {
  /** The API's path of the order. */
  path: string;
  file: FileEntry;
  page: number;
  marks: readonly DraftMark[];
  onPage: (page: number) => void;
  onAdd: (point: Point) => void;
  /** Moves a mark by parts of width and height. */
  onPerform: (id: string, by: Point) => void;
};

const zooms = [1, 2, 4];
const middle: Point = { x: 0.5, y: 0.5 };

/** A page of a result on which marks are set by pointing, or set in the middle and moved with the arrow keys. */
export function MarkSheet({ path, file, page, marks, onPage, onAdd, onPerform }: MarkSheetProps) {
  const t = useT();
  const { pages, url, failed } = useSheetPicture(path, file, page);
  const [zoom, setZoom] = useState(1);
  if (failed) return <p className="muted">{t('revise.not-shown', { name: file.originalName })}</p>;
  const nextZoom = zooms[(zooms.indexOf(zoom) + 1) % zooms.length] ?? 1;
  return (
    <div className="mark-sheet">
      <div className="row between">
        <SheetPages page={page} pages={pages} onPage={onPage} />
        <div className="row">
          <button type="button" className="button small" disabled={!url} onClick={() => setZoom(nextZoom)}>
            {t('revise.zoom', { percent: nextZoom * 100 })}
          </button>
          <button type="button" className="button small" disabled={!url} onClick={() => onAdd(middle)}>
            <Icon name="plus" small /> {t('revise.add')}
          </button>
        </div>
      </div>
      <div className="mark-window" tabIndex={zoom > 1 ? 0 : undefined}>
        {url ? (
          <MarkedPicture
            url={url}
            zoom={zoom}
            place={{ fileName: file.fileName, page }}
            marks={marks}
            onAdd={onAdd}
            onPerform={onPerform}
          />
        ) : (
          <p className="mark-waiting" role="status">
            <Spinner /> {t('page.loading')}
          </p>
        )}
      </div>
    </div>
  );
}

type MarkedPictureProps = Pick<MarkSheetProps, 'marks' | 'onAdd' | 'onPerform'> & { url: string; zoom: number; place: Place };

const STEP = 0.01;
const steps: Record<string, Point> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

function MarkedPicture({ url, zoom, place, marks, onAdd, onPerform }: MarkedPictureProps) {
  const t = useT();
  const picture = useRef<HTMLImageElement>(null);
  const handleClick = ({ clientX, clientY }: MouseEvent) =>
    picture.current && onAdd(pointOn(picture.current.getBoundingClientRect(), clientX, clientY));
  const handleKey = (id: string) => (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    onPerform(id, by);
  };
  return (
    <div className="marked-picture" style={{ width: `${zoom * 100}%` }}>
      <img ref={picture} src={url} alt={t('revise.page', { page: place.page })} onClick={handleClick} />
      {marks.map(
        (mark, index) =>
          isOn(place, mark) && (
            <button
              key={mark.id}
              type="button"
              className="mark"
              style={{ left: `${mark.x * 100}%`, top: `${mark.y * 100}%` }}
              aria-label={t('revise.mark', { number: index + 1 })}
              onKeyDown={handleKey(mark.id)}
            >
              {index + 1}
            </button>
          ),
      )}
    </div>
  );
}
