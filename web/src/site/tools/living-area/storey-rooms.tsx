import { Icon } from '../../../ui/marks/icon';
import { removeStorey, setStoreyName, nextRoom, addOwnRoom, isOnlySamples } from './measure/edit-project';
import { squareMetres, type Words, clausesText, outlineText, percentText, specialText } from './measure/describe-room';
import { addUp, measureRoom } from './measure/measure-room';
import { limits, type Room, type Storey } from './measure/project';
import type { ProjectTool } from './use-project';
import { useState, memo } from 'react';

export type StoreyRoomsProps = {
  storey: Storey;
  /** The storey's position, counting from one, for the rooms' numbers. */
  position: number;
  tool: ProjectTool;
  words: Words;
  selectedId: string | null;
  onSelect: (roomId: string) => void;
  /** True if the list scrolls, so that the buttons which add to it stand below. */
  isLong: boolean;
  /** Called with a room that was just added. */
  onAdded: (room: Room) => void;
};

export const roomNumber = (storey: number, room: number): string => `${storey}.${String(room).padStart(2, '0')}`;

/** A storey in the list: its name, its rooms, its sum, and what adds to it. */
export function StoreyRooms({ storey, position, tool, words, selectedId, isLong, onSelect, onAdded }: StoreyRoomsProps) {
  return (
    <tbody>
      <StoreyHead storey={storey} tool={tool} words={words} />
      {storey.rooms.map((room, index) => (
        <RoomRow
          key={room.id}
          room={room}
          number={roomNumber(position, index + 1)}
          isSelected={room.id === selectedId}
          words={words}
          onSelect={onSelect}
        />
      ))}
      {!isLong && (
        <tr className="storey-actions no-print">
          <td colSpan={7}>
            <AddRoom storey={storey} tool={tool} words={words} onAdded={onAdded} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

function StoreyHead({ storey, tool, words }: Pick<StoreyRoomsProps, 'storey' | 'tool' | 'words'>) {
  const { t } = words;
  const sum = addUp(storey.rooms);
  const next = removeStorey(tool.project, storey.id);
  return (
    <tr className="storey-head">
      <td colSpan={2}>
        <input
          className="input small"
          aria-label={t('living-area.storey.name')}
          maxLength={limits.nameLength}
          value={storey.name}
          onChange={(event) => tool.change(setStoreyName(tool.project, storey.id, event.target.value))}
        />
      </td>
      <td className="numeric room-floor">{squareMetres(sum.floor, words)}</td>
      <td colSpan={2} className="room-special">
        {t(sum.rooms === 1 ? 'living-area.rooms.one' : 'living-area.rooms', { count: sum.rooms })}
      </td>
      <td className="numeric room-counted">
        <b>{squareMetres(sum.counted, words)}</b>
      </td>
      <td className="room-edit no-print">
        {next !== tool.project && (
          <button
            type="button"
            className="icon-button"
            aria-label={t('living-area.storey.remove', { name: storey.name })}
            onClick={() => tool.change(next, t('living-area.storey.removed', { name: storey.name }))}
          >
            <Icon name="trash-2" />
          </button>
        )}
      </td>
    </tr>
  );
}

type AddRoomProps = {
  storey: Storey;
  tool: ProjectTool;
  words: Words;
  /** Called with a room that was just added. */
  onAdded: (room: Room) => void;
};

/** Buttons that add rooms and outdoor areas to a storey. */
function AddRoom({ storey, tool, words: { t }, onAdded }: AddRoomProps) {
  const add = (own: Partial<Room>) => {
    const room = nextRoom(storey, own);
    const next = addOwnRoom(tool.project, storey.id, room);
    if (next === tool.project) return;
    tool.change(next, isOnlySamples(tool.project) ? t('living-area.example.replaced') : undefined);
    onAdded(room);
  };
  return (
    <div className="row between">
      <button type="button" className="button small" onClick={() => add({})}>
        <Icon name="plus" small /> {t('living-area.room.add')}
      </button>
      <button type="button" className="button ghost small" onClick={() => add({ use: 'balcony', name: t('living-area.use.balcony') })}>
        {t('living-area.outdoor.add')}
      </button>
    </div>
  );
}

/** Buttons that add rooms to one storey of several, below a list that scrolls. */
export function AddToStorey({
  storeys,
  selectedId,
  ...rest
}: Omit<AddRoomProps, 'storey'> & { storeys: readonly Storey[]; selectedId: string | null }) {
  const { t } = rest.words;
  const [chosenId, choose] = useState<string | null>(null);
  const storey =
    storeys.find(({ id }) => id === chosenId) ?? storeys.find(({ rooms }) => rooms.some(({ id }) => id === selectedId)) ?? storeys.at(-1)!;
  return (
    <div className="box-body row add-to-storey no-print">
      {storeys.length > 1 && (
        <select
          className="input small"
          aria-label={t('living-area.storey')}
          value={storey.id}
          onChange={(event) => choose(event.target.value)}
        >
          {storeys.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      <AddRoom storey={storey} {...rest} />
    </div>
  );
}

type RoomRowProps = {
  room: Room;
  number: string;
  isSelected: boolean;
  words: Words;
  onSelect: (roomId: string) => void;
};

/** A room in the list. Rooms are immutable, so only the row of a changed room renders again. */
export const RoomRow = memo(function RoomRow({ room, number, isSelected, words, onSelect }: RoomRowProps) {
  const area = measureRoom(room);
  return (
    <tr className={isSelected ? 'selected' : undefined}>
      <td className="mono muted room-number">{number}</td>
      <td className="room-name">
        <button type="button" className="row-link" aria-pressed={isSelected} onClick={() => onSelect(room.id)}>
          {room.name || words.t('living-area.room.unnamed')}
        </button>
        <span className="print-only small">{outlineText(room.outline, words)}</span>
      </td>
      <td className="numeric room-floor">{squareMetres(area.floor, words)}</td>
      <td className="room-special">{specialText(room, area, words)}</td>
      <td className="numeric room-share">
        <span className="mono accent-text">{percentText(area, words)}</span>
        <small className="mono">{clausesText(area, words)}</small>
      </td>
      <td className="numeric room-counted">
        <b>{squareMetres(area.counted, words)}</b>
      </td>
      <td className="room-edit">
        <Icon name="pencil" />
      </td>
    </tr>
  );
});
