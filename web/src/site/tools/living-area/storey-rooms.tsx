import { Icon } from '../../../ui/marks/icon';
import { AddRoom } from './add-room';
import { removeStorey, setStoreyName } from './measure/edit-project';
import { squareMetres, type Words } from './measure/describe-room';
import { addUp } from './measure/measure-room';
import { limits, type Room, type Storey } from './measure/project';
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
  /** In a list that scrolls what adds to it stands below. */
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
