import { useCallback, useRef, useState, type ReactNode } from 'react';
import { EmptySheet } from '../../../ui/feedback/empty-sheet';
import { ToolNotes } from '../../../ui/layout/tool-notes';
import type { ToolOrder } from '../../../lib/tool-order';
import { AreaActions } from './area-actions';
import { AreaResult } from './area-result';
import { DwellingTabs } from './dwelling-tabs';
import { roomsOfDwelling } from './measure-project';
import { PrintedDate } from './printed-date';
import { PrintedDwelling } from './printed-dwelling';
import type { Dwelling, Project, Room } from './project';
import { RoomEditor } from './room-editor';
import { RoomList } from './room-list';
import { SampleNote } from './sample-note';
import { roomNumber } from './storey-rooms';
import { TotalBar } from './total-bar';
import { useProject } from './use-project';
import { useWords } from './use-words';

/** The room of the example that shows most: its ceiling slopes. */
const SHOWN_FIRST = 'example-6';

type LivingAreaToolProps = {
  /** Missing while no service goes with the tool. */
  onOrder?: ((order: ToolOrder) => void) | undefined;
  /** The service that the result is handed over to, with its price. */
  offer?: ReactNode;
};

/** The calculator: dwellings, storeys and rooms on the left, the chosen room below them, the result at the side. */
export function LivingAreaTool({ onOrder, offer }: LivingAreaToolProps) {
  const words = useWords();
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
          <EmptySheet title={words.t('living-area.empty.title')} text={words.t('living-area.empty.text')} />
        )}
      </div>
      {isSeveral && dwellings.map((each) => <PrintedDwelling key={each.id} dwelling={each} words={words} onSelect={select} />)}
      <aside ref={result} tabIndex={-1} className="tool-side" aria-label={words.t('living-area.result')}>
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

/** Which dwelling and which room are shown; the first ones when those chosen are gone. */
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
