import { useEffect, useRef } from 'react';
import { useLocale } from '../../../lib/text/locale';
import { useT } from '../../../lib/text/strings';
import { createId } from '../../../lib/storage/cart-id';
import { Icon } from '../../../ui/marks/icon';
import { duplicateRoom, removeRoom, setRoom } from './measure/edit-project';
import { ElementFields } from './element-fields';
import { cornersOf } from './measure/outline';
import { type Room, countsByHeight, type Clause } from './measure/project';
import { RoomFields } from './room-fields';
import { RoomPlan, RoomSection } from './room-drawings';
import { SlopeFields } from './slope-fields';
import type { ProjectTool } from './use-project';
import { clauseName, outlineText, percentage, squareMetres } from './measure/describe-room';
import { type MeasuredElement, measureRoom } from './measure/measure-room';

type RoomEditorProps = {
  room: Room;
  number: string;
  tool: ProjectTool;
  /** The number of the visitor's choices, so that choosing a room leads to it; zero on the first view. */
  choice: number;
  onSelect: (roomId: string) => void;
};

/** The chosen room: its drawing, its measures, and how its figure comes about. */
export function RoomEditor({ room, number, tool, choice, onSelect }: RoomEditorProps) {
  const t = useT();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (choice > 0) title.current?.focus();
  }, [choice]);
  const change = (next: Room, undoable?: string) => tool.change(setRoom(tool.project, next), undoable);
  return (
    <section className="box room-editor no-print" aria-labelledby="room-title">
      <div className="box-head">
        <h2 id="room-title" ref={title} tabIndex={-1}>
          {number} {room.name || t('living-area.room.unnamed')}
        </h2>
        <RoomActions room={room} tool={tool} onSelect={onSelect} />
      </div>
      <div className="box-body room-editor-body">
        <div className="room-drawings">
          <RoomPlan room={room} />
          <RoomSection room={room} />
        </div>
        <RoomFields key={room.id} room={room} tool={tool} onRoom={change} />
      </div>
      <div className="box-body">
        {countsByHeight(room.use) && cornersOf(room.outline).length > 0 && (
          <SlopeFields key={room.id} room={room} onSlopes={(slopes) => change({ ...room, slopes })} />
        )}
        <ElementFields room={room} onElements={(elements) => change({ ...room, elements })} />
        <RoomDerivation room={room} />
      </div>
    </section>
  );
}

function RoomActions({ room, tool, onSelect }: Pick<RoomEditorProps, 'room' | 'tool' | 'onSelect'>) {
  const t = useT();
  const name = room.name || t('living-area.room.unnamed');
  const duplicate = () => {
    const copyId = createId();
    tool.change(duplicateRoom(tool.project, room.id, copyId));
    onSelect(copyId);
  };
  return (
    <div className="row room-actions">
      <button type="button" className="button ghost small" onClick={duplicate}>
        <Icon name="plus" small /> {t('living-area.room.duplicate')}
      </button>
      <button
        type="button"
        className="button ghost small"
        onClick={() => tool.change(removeRoom(tool.project, room.id), t('living-area.room.removed', { name }))}
      >
        <Icon name="trash-2" small /> {t('living-area.room.remove')}
      </button>
    </div>
  );
}

/** Shows how the room's area is worked out, line by line, with the rule behind each. */
function RoomDerivation({ room }: { room: Room }) {
  const t = useT();
  const words = { t, locale: useLocale() };
  const area = measureRoom(room);
  return (
    <section className="room-part">
      <h3>{t('living-area.derivation')}</h3>
      <table className="table derivation">
        <thead>
          <tr>
            <th scope="col">{t('living-area.derivation.step')}</th>
            <th scope="col" className="numeric">
              {t('living-area.derivation.area')}
            </th>
            <th scope="col">{t('living-area.derivation.rule')}</th>
          </tr>
        </thead>
        <tbody>
          <Line
            title={t('living-area.derivation.outline', { measures: outlineText(room.outline, words) })}
            clause="3-1"
            amount={squareMetres(area.outline, words)}
          />
          {area.elements.map((element) => (
            <ElementLine key={element.element.id} measured={element} />
          ))}
          {area.parts.map(({ clause, percent, floor, counted }) => (
            <Line
              key={clause}
              title={t('living-area.derivation.part', { area: squareMetres(floor, words), percent: percentage(percent, words) })}
              clause={clause}
              amount={squareMetres(counted, words)}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>
              {t('living-area.derivation.counted')} <small className="muted">{t('living-area.derivation.rounding')}</small>
            </td>
            <td className="numeric">
              <b>{squareMetres(area.counted, words)}</b>
            </td>
            <td className="mono nowrap">m²</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Line({ title, clause, amount }: { title: string; clause: Clause; amount: string }) {
  const words = { t: useT(), locale: useLocale() };
  return (
    <tr>
      <td>
        {title}
        <small>{words.t(`living-area.clause.${clause}.text`)}</small>
      </td>
      <td className="numeric">{amount}</td>
      <td className="mono nowrap">{clauseName(clause, words)}</td>
    </tr>
  );
}

const signs = { deducted: '− ', added: '+ ', kept: '± ', ignored: '± ' } as const;

function ElementLine({ measured: { element, effect, clause, appliedMm2 } }: { measured: MeasuredElement }) {
  const words = { t: useT(), locale: useLocale() };
  const amount = signs[effect] + squareMetres(appliedMm2 / 10_000, words);
  return <Line title={words.t(`living-area.element.${element.kind}`)} clause={clause} amount={amount} />;
}
