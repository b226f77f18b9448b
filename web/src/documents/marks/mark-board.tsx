import type { MarkView } from '@contract/production/mark';
import type { FileEntry } from '@contract/quoting/thread';
import { type ReactNode, useId, useRef, useState } from 'react';
import { isViewable } from '../../downloads/use-download';
import { type StringKey, useT } from '../../lib/text/strings';
import { Field } from '../../ui/forms/field';
import { MarkThread, type MarkViewer } from './mark-thread';
import { SheetViewer } from './sheet-viewer';
import type { MarkedDocument } from './use-mark';

/** Each side reads about marks under a heading in its own words. */
const headings = { customer: 'order.marks', staff: 'order.marks.staff', contractor: 'order.marks.contractor' } as const satisfies Record<
  MarkViewer,
  StringKey
>;

type MarkBoardProps<Shown extends MarkView> = {
  document: MarkedDocument;
  marks: readonly Shown[];
  /** The files that marks may be on. */
  files: readonly FileEntry[];
  viewer: MarkViewer;
  /** False once nothing more comes of the work: then marks are only read. */
  open: boolean;
  /** What staff do about a contractor's reading of a mark. */
  release?: (mark: Shown) => ReactNode;
};

/** The sheet with its marks at their places, and what is said about each; a pin leads to its words and they lead to the pin. */
export function MarkBoard<Shown extends MarkView>({ document, marks, files, viewer, open, release }: MarkBoardProps<Shown>) {
  const t = useT();
  const heading = useId();
  const list = useRef<HTMLOListElement>(null);
  const sheets = files.filter((file) => isViewable(file) && marks.some(({ fileName }) => fileName === file.fileName));
  const [selected, setSelected] = useState(() => firstShown(marks, sheets)?.id ?? '');
  const [turned, setTurned] = useState<Place | null>(null);
  const mark = marks.find(({ id }) => id === selected) ?? firstShown(marks, sheets);
  const place = turned ?? mark;
  const sheet = sheets.find(({ fileName }) => fileName === place?.fileName);
  const select = (id: string) => {
    setTurned(null);
    setSelected(id);
  };
  const handlePin = (id: string) => {
    select(id);
    list.current?.querySelector<HTMLElement>(`[data-mark="${id}"]`)?.focus();
  };
  if (marks.length === 0) return null;
  const done = marks.filter(({ status }) => status === 'done').length;
  return (
    <section className="panel mark-board" aria-labelledby={heading}>
      <div className="panel-head">
        <h2 id={heading}>{t(headings[viewer])}</h2>
        <span className="mono extra-small muted" role="status">
          {t('mark.counts', { open: marks.length - done, done })}
        </span>
      </div>
      <div className={sheet ? 'mark-columns' : undefined}>
        {sheet && place && (
          <MarkedPlan
            path={document.path}
            sheets={sheets}
            place={{ fileName: sheet.fileName, page: place.page }}
            marks={marks}
            selected={selected}
            onPlace={setTurned}
            onSelect={handlePin}
          />
        )}
        <ol ref={list} className="mark-threads">
          {inOrder(marks).map((one) => (
            <MarkThread
              key={one.id}
              document={document}
              mark={one}
              fileName={files.find(({ fileName }) => fileName === one.fileName)?.originalName ?? ''}
              viewer={viewer}
              open={open}
              selected={one.id === mark?.id}
              onShow={sheets.some(({ fileName }) => fileName === one.fileName) ? () => select(one.id) : undefined}
            >
              {release?.(one)}
            </MarkThread>
          ))}
        </ol>
      </div>
    </section>
  );
}

type Place = Pick<MarkView, 'fileName' | 'page'>;

type MarkedPlanProps = PinsProps & {
  /** The API's path of the document. */
  path: string;
  sheets: readonly FileEntry[];
  onPlace: (place: Place) => void;
};

/** The sheet with its pins, and a choice where marks are on several. */
function MarkedPlan({ path, sheets, place, onPlace, ...pins }: MarkedPlanProps) {
  const t = useT();
  const { fileName, page } = place;
  const sheet = sheets.find((file) => file.fileName === fileName);
  if (!sheet) return null;
  return (
    <div className="mark-plan">
      {sheets.length > 1 && (
        <Field
          name="sheet"
          label={t('revise.file')}
          required
          value={fileName}
          options={sheets.map((file) => ({ value: file.fileName, text: file.originalName }))}
          onValue={(chosen) => onPlace({ fileName: chosen, page: 1 })}
        />
      )}
      <SheetViewer
        key={fileName}
        path={path}
        file={sheet}
        page={page}
        onPage={(next) => onPlace({ fileName, page: next })}
        fallback={<p className="muted">{t('file.preview.failed')}</p>}
      >
        {(url) => (
          <>
            <img src={url} alt={t('revise.page', { page })} />
            <Pins place={place} {...pins} />
          </>
        )}
      </SheetViewer>
    </div>
  );
}

type PinsProps = { marks: readonly MarkView[]; place: Place; selected: string; onSelect: (id: string) => void };

/** The pins on one page of a sheet, in the order of their numbers, so that Tab goes from one to the next. */
function Pins({ marks, place, selected, onSelect }: PinsProps) {
  const t = useT();
  return marks
    .filter(({ fileName, page }) => fileName === place.fileName && page === place.page)
    .map(({ id, number, x, y, text, status }) => (
      <button
        key={id}
        type="button"
        className={`mark pin ${status}`}
        style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
        aria-label={t(status === 'done' ? 'mark.pin.done' : 'mark.pin', { number, text })}
        aria-pressed={id === selected}
        onClick={() => onSelect(id)}
      >
        {number}
      </button>
    ));
}

const isDone = ({ status }: Pick<MarkView, 'status'>): boolean => status === 'done';

/** Returns the marks with those that are done at the end, each half by number. */
export const inOrder = <Shown extends MarkView>(marks: readonly Shown[]): Shown[] =>
  marks.toSorted((one, other) => Number(isDone(one)) - Number(isDone(other)) || one.number - other.number);

/** Returns the mark to begin with: the first open one that can be shown at its place, or else any that can. */
export const firstShown = <Shown extends MarkView>(marks: readonly Shown[], sheets: readonly FileEntry[]): Shown | undefined =>
  inOrder(marks).find(({ fileName }) => sheets.some((sheet) => sheet.fileName === fileName)) ?? inOrder(marks)[0];
