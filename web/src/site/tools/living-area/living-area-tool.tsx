import { memo, type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLocale } from '../../../lib/text/locale';
import { useT } from '../../../lib/text/strings';
import { EmptySheet } from '../../../ui/feedback/empty-sheet';
import { ToolNotes } from '../../../ui/layout/tool-actions';
import type { ToolOrder } from '../../../lib/storage/tool-order';
import { AreaActions } from './area-actions';
import { AreaResult, ClauseSums } from './area-result';
import { addUp, roomsOfDwelling } from './measure/measure-room';
import { type Dwelling, type Project, type Room, limits } from './measure/project';
import { RoomEditor } from './room-editor';
import { ListHead, RoomList } from './room-list';
import { roomNumber, RoomRow } from './storey-rooms';
import { type ProjectTool, useProject } from './use-project';
import { formatDay } from '../../../lib/text/format';
import { sampleText, squareMetres, type Words } from './measure/describe-room';
import { Icon } from '../../../ui/marks/icon';
import { newDwelling, removeDwelling, setDwellingName, addOwnDwelling, isOnlySamples } from './measure/edit-project';

type PrintedDwellingProps = { dwelling: Dwelling; words: Words; onSelect: (roomId: string) => void };

/** Shows a dwelling with its rooms and its area; on paper only, where all dwellings stand in turn. */
const PrintedDwelling = memo(function PrintedDwelling({ dwelling, words, onSelect }: PrintedDwellingProps) {
  const { t } = words;
  const sum = addUp(roomsOfDwelling(dwelling));
  return (
    <section className="box print-only printed-dwelling">
      <div className="box-head">
        <h2>{dwelling.name || t('living-area.room.unnamed')}</h2>
        <b>{t('living-area.area', { area: squareMetres(sum.counted, words) })}</b>
      </div>
      <table className="table room-list">
        <ListHead words={words} />
        {dwelling.storeys.map(({ id, name, rooms }, at) => (
          <tbody key={id}>
            <tr className="storey-head">
              <td colSpan={6}>{name}</td>
            </tr>
            {rooms.map((room, index) => (
              <RoomRow
                key={room.id}
                room={room}
                number={roomNumber(at + 1, index + 1)}
                isSelected={false}
                words={words}
                onSelect={onSelect}
              />
            ))}
          </tbody>
        ))}
      </table>
      <div className="box-body">
        <ClauseSums sum={sum} />
      </div>
    </section>
  );
});

/** The room of the example that shows most: its ceiling slopes. */
const SHOWN_FIRST = 'example-6';

type LivingAreaToolProps = {
  /** Absent while no service goes with the tool. */
  onOrder?: ((order: ToolOrder) => void) | undefined;
  /** The service that the result is handed over to, with its price. */
  offer?: ReactNode;
};

/** The calculator: dwellings, storeys and rooms on the left, the chosen room below them, the result at the side. */
export function LivingAreaTool({ onOrder, offer }: LivingAreaToolProps) {
  const t = useT();
  const locale = useLocale();
  // One object as long as the page lives: rows are rendered anew only when something of theirs changes.
  const words = useMemo(() => ({ t, locale }), [t, locale]);
  const tool = useProject();
  const { dwelling, room, choice, show, select } = useSelection(tool.project);
  const rooms = roomsOfDwelling(dwelling);
  const { dwellings } = tool.project;
  const result = useRef<HTMLElement>(null);
  const isSeveral = dwellings.length > 1;
  const reveal = ({ id }: Room) => {
    show(dwellings.find((other) => roomsOfDwelling(other).some((one) => one.id === id))?.id ?? null);
    select(id);
  };
  return (
    <div className="tool-layout">
      <PrintedDate />
      <div className="tool-main">
        <DwellingTabs dwelling={dwelling} tool={tool} onShow={show} />
        <ToolNotes kept={tool} />
        <SampleNote tool={tool} />
        <div className={isSeveral ? 'no-print' : undefined}>
          <RoomList
            dwelling={dwelling}
            tool={tool}
            words={words}
            selectedId={room?.id ?? null}
            onSelect={select}
            onAdded={(added) => select(added.id)}
          />
        </div>
        {room ? (
          <RoomEditor room={room} number={numberOf(dwelling, room)} tool={tool} choice={choice} onSelect={select} />
        ) : (
          <EmptySheet title={t('living-area.empty.title')} text={t('living-area.empty.text')} />
        )}
      </div>
      {isSeveral && dwellings.map((each) => <PrintedDwelling key={each.id} dwelling={each} words={words} onSelect={select} />)}
      <aside ref={result} tabIndex={-1} className="tool-side" aria-label={t('living-area.result')}>
        <AreaResult dwelling={dwelling} tool={tool}>
          <AreaActions project={tool.project} isEmpty={rooms.length === 0} onReveal={reveal} onOrder={onOrder}>
            {offer}
          </AreaActions>
        </AreaResult>
      </aside>
      <TotalBar rooms={rooms} result={result} />
    </div>
  );
}

/** Returns the dwelling and room that are shown; the first ones when those chosen are gone. */
function useSelection(project: Project) {
  const [dwellingId, show] = useState<string | null>(null);
  const [chosen, setChosen] = useState({ id: SHOWN_FIRST, times: 0 });
  const select = useCallback((id: string) => setChosen(({ times }) => ({ id, times: times + 1 })), []);
  const dwelling = project.dwellings.find(({ id }) => id === dwellingId) ?? project.dwellings[0]!;
  const rooms = roomsOfDwelling(dwelling);
  return { dwelling, room: rooms.find(({ id }) => id === chosen.id) ?? rooms[0], choice: chosen.times, show, select };
}

function numberOf({ storeys }: Dwelling, room: Room): string {
  const storey = storeys.findIndex(({ rooms }) => rooms.includes(room));
  return roomNumber(storey + 1, (storeys[storey]?.rooms.indexOf(room) ?? 0) + 1);
}

/** Shows the day of printing; on paper only. */
function PrintedDate() {
  const t = useT();
  const locale = useLocale();
  const day = useSyncExternalStore(onPrint, () => formatDay(new Date().toISOString(), locale), notYet);
  return day && <p className="print-only small">{t('living-area.printed', { day })}</p>;
}

function onPrint(read: () => void): () => void {
  addEventListener('beforeprint', read);
  return () => removeEventListener('beforeprint', read);
}

/** Returns nothing, since the server does not know the visitor's day. */
const notYet = () => null;

/** Says, also on paper, that rooms of the example are counted, and takes them away. Focused when somebody wants to order them. */
function SampleNote({ tool }: { tool: ProjectTool }) {
  const words = { t: useT(), locale: useLocale() };
  const text = sampleText(tool.project, words);
  if (!text) return null;
  return (
    <div className="note sample-note" tabIndex={-1}>
      <p>
        <strong>{text}</strong> <span className="no-print">{words.t('living-area.example.hint')}</span>
      </p>
      <button type="button" className="link-button no-print" onClick={tool.removeSamples}>
        {words.t('living-area.example.remove')}
      </button>
    </div>
  );
}

/** Shows the area at the foot of small screens while the result is out of sight, with a link to it. */
function TotalBar({ rooms, result }: { rooms: readonly Room[]; result: RefObject<HTMLElement | null> }) {
  const t = useT();
  const words = { t, locale: useLocale() };
  const isResultVisible = useVisible(result);
  return (
    <div className="bottom-bar no-print" hidden={isResultVisible}>
      <div>
        <span className="label">{t('living-area.result')}</span>
        <b>{t('living-area.area', { area: squareMetres(addUp(rooms).counted, words) })}</b>
      </div>
      <button type="button" className="button small" onClick={() => result.current?.focus()}>
        {t('living-area.result.show')}
      </button>
    </div>
  );
}

/** True as long as nobody has looked, so that nothing covers the page before. */
function useVisible(element: RefObject<HTMLElement | null>): boolean {
  const [isVisible, setVisible] = useState(true);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isVisible;
}

type DwellingTabsProps = { dwelling: Dwelling; tool: ProjectTool; onShow: (dwellingId: string) => void };

/** Tabs with the dwellings of the building, and the name of the one that is shown. */
function DwellingTabs({ dwelling, tool, onShow }: DwellingTabsProps) {
  const t = useT();
  const { dwellings } = tool.project;
  const next = removeDwelling(tool.project, dwelling.id);
  const add = () => {
    const replaces = isOnlySamples(tool.project);
    const number = replaces ? 1 : dwellings.length + 1;
    const added = newDwelling(t('living-area.dwelling.new', { number }), t('living-area.storey.new', { number: 1 }));
    tool.change(addOwnDwelling(tool.project, added), replaces ? t('living-area.example.replaced') : undefined);
    onShow(added.id);
  };
  return (
    <div className={`row dwelling-tabs${dwellings.length > 1 ? ' no-print' : ''}`}>
      {dwellings.length > 1 && (
        <div className="segments no-print" role="group" aria-label={t('living-area.dwellings')}>
          {dwellings.map(({ id, name }) => (
            <button key={id} type="button" aria-pressed={id === dwelling.id} onClick={() => onShow(id)}>
              {name || t('living-area.room.unnamed')}
            </button>
          ))}
        </div>
      )}
      <input
        className="input small dwelling-name"
        aria-label={t('living-area.dwelling.name')}
        maxLength={limits.nameLength}
        value={dwelling.name}
        onChange={(event) => tool.change(setDwellingName(tool.project, dwelling.id, event.target.value))}
      />
      <button type="button" className="button ghost small no-print" disabled={dwellings.length >= limits.dwellings} onClick={add}>
        <Icon name="plus" small /> {t('living-area.dwelling.add')}
      </button>
      {next !== tool.project && (
        <button
          type="button"
          className="button ghost small no-print"
          onClick={() => tool.change(next, t('living-area.dwelling.removed', { name: dwelling.name }))}
        >
          <Icon name="trash-2" small /> {t('living-area.dwelling.remove')}
        </button>
      )}
    </div>
  );
}
