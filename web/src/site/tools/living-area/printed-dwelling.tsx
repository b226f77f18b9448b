import { memo } from 'react';
import { ClauseSums } from './area-result';
import { squareMetres, type Words } from './describe-room';
import { addUp, roomsOfDwelling } from './measure-project';
import type { Dwelling } from './project';
import { ListHead } from './room-list';
import { RoomRow } from './room-row';
import { roomNumber } from './storey-rooms';

type PrintedDwellingProps = { dwelling: Dwelling; words: Words; onSelect: (roomId: string) => void };

/** On paper only, where all dwellings stand in turn: one with its rooms and its area. */
export const PrintedDwelling = memo(function PrintedDwelling({ dwelling, words, onSelect }: PrintedDwellingProps) {
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
