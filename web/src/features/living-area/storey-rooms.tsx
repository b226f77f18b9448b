import { Icon } from '../../ui/icon';
import { nextRoom, removeStorey, setStoreyName } from './edit-project';
import { squareMetres, type Words } from './describe-room';
import { addUp } from './measure-project';
import { addOwnRoom, isOnlySamples } from './own-rooms';
import { limits, type Room, type Storey } from './project';
import { RoomRow } from './room-row';
import type { ProjectTool } from './use-project';

export type StoreyRoomsProps = {
  storey: Storey;
  /** Counting from one, for the rooms' numbers. */
  position: number;
  tool: ProjectTool;
  words: Words;
  selectedId: string | null;
  onSelect: (roomId: string) => void;
  /** Called with a room that was just added. */
  onAdded: (room: Room) => void;
};

export const roomNumber = (storey: number, room: number): string => `${storey}.${String(room).padStart(2, '0')}`;

/** A storey in the list: its name, its rooms, its sum, and what adds to it. */
export function StoreyRooms({ storey, position, tool, words, selectedId, onSelect, onAdded }: StoreyRoomsProps) {
  const { t } = words;
  const add = (own: Partial<Room>) => {
    const room = nextRoom(storey, own);
    const next = addOwnRoom(tool.project, storey.id, room);
    if (next === tool.project) return;
    tool.change(next, isOnlySamples(tool.project) ? t('living-area.example.replaced') : undefined);
    onAdded(room);
  };
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
      <tr className="storey-actions no-print">
        <td colSpan={7}>
          <AddRoom words={words} onAdd={add} />
        </td>
      </tr>
    </tbody>
  );
}

function AddRoom({ words: { t }, onAdd }: { words: Words; onAdd: (own: Partial<Room>) => void }) {
  return (
    <div className="row between">
      <button type="button" className="button small" onClick={() => onAdd({})}>
        <Icon name="plus" small /> {t('living-area.room.add')}
      </button>
      <button type="button" className="button ghost small" onClick={() => onAdd({ use: 'balcony', name: t('living-area.use.balcony') })}>
        {t('living-area.outdoor.add')}
      </button>
    </div>
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
