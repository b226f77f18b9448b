import type { FileEntry } from '@contract/quoting/thread';
import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { useT } from '../../lib/text/strings';
import { Icon } from '../../ui/marks/icon';
import { SheetViewer } from '../marks/sheet-viewer';
import type { Mark } from '@contract/production/mark';

type Point = Pick<DraftMark, 'x' | 'y'>;

type MarkSheetProps = {
  /** The API's path of the order. */
  path: string;
  file: FileEntry;
  page: number;
  marks: readonly DraftMark[];
  onPage: (page: number) => void;
  onAdd: (point: Point) => void;
  /** Moves a mark by fractions of width and height. */
  onPerform: (id: string, by: Point) => void;
};

const middle: Point = { x: 0.5, y: 0.5 };

/** A page of a result on which marks are set by pointing, or set in the middle and moved with the arrow keys. */
export function MarkSheet({ path, file, page, marks, onPage, onAdd, onPerform }: MarkSheetProps) {
  const t = useT();
  return (
    <SheetViewer
      path={path}
      file={file}
      page={page}
      onPage={onPage}
      fallback={<p className="muted">{t('revise.not-shown', { name: file.originalName })}</p>}
      tools={(ready) => (
        <button type="button" className="button small" disabled={!ready} onClick={() => onAdd(middle)}>
          <Icon name="plus" small /> {t('revise.add')}
        </button>
      )}
    >
      {(url) => <MarkedPicture url={url} place={{ fileName: file.fileName, page }} marks={marks} onAdd={onAdd} onPerform={onPerform} />}
    </SheetViewer>
  );
}

type MarkedPictureProps = Pick<MarkSheetProps, 'marks' | 'onAdd' | 'onPerform'> & { url: string; place: Place };

const STEP = 0.01;
const steps: Record<string, Point> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

function MarkedPicture({ url, place, marks, onAdd, onPerform }: MarkedPictureProps) {
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
    <>
      <img ref={picture} className="markable" src={url} alt={t('revise.page', { page: place.page })} onClick={handleClick} />
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
    </>
  );
}

/** A mark while it is written; what it says is a field of the form. */
export type DraftMark = Omit<Mark, 'text'> & { id: string };

/** A page of a result. */
export type Place = Pick<Mark, 'fileName' | 'page'>;

type Rectangle = { left: number; top: number; width: number; height: number };

const within = (part: number): number => Math.min(1, Math.max(0, part));
/** Rounds a fraction to a ten-thousandth: less than a pixel on any screen. */
const rounded = (part: number): number => Math.round(within(part) * 10_000) / 10_000;

/** Returns the point of a picture that somebody clicked, as fractions of its width and height. */
export const pointOn = ({ left, top, width, height }: Rectangle, clientX: number, clientY: number): Pick<Mark, 'x' | 'y'> => ({
  x: rounded((clientX - left) / width),
  y: rounded((clientY - top) / height),
});

/** Returns the marks with one of them moved by fractions of width and height; it stays on its page. */
export const moveMark = (marks: readonly DraftMark[], id: string, by: Pick<Mark, 'x' | 'y'>): DraftMark[] =>
  marks.map((mark) => (mark.id === id ? { ...mark, x: rounded(mark.x + by.x), y: rounded(mark.y + by.y) } : mark));

/** Returns the marks as they are sent; `textOf` gives what is written at one. */
export const marksToSend = (marks: readonly DraftMark[], textOf: (id: string) => string): Mark[] =>
  marks.map(({ id, ...mark }) => ({ ...mark, text: textOf(id).trim() }));

export const isOn = ({ fileName, page }: Place, mark: Place): boolean => mark.fileName === fileName && mark.page === page;
