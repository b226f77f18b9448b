import { memo } from 'react';
import { Icon } from '../../../ui/marks/icon';
import { clausesText, outlineText, percentText, specialText, squareMetres, type Words } from './measure/describe-room';
import { measureRoom } from './measure/measure-room';
import type { Room } from './measure/project';

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
