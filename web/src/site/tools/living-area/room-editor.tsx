import { useEffect, useRef } from 'react';
import { createId } from '../../../lib/create-id';
import { Icon } from '../../../ui/marks/icon';
import { duplicateRoom, removeRoom, setRoom } from './edit-project';
import { ElementFields } from './element-fields';
import { cornersOf } from './outline';
import type { Room } from './project';
import { RoomDerivation } from './room-derivation';
import { RoomFields } from './room-fields';
import { RoomPlan } from './room-plan';
import { RoomSection } from './room-section';
import { SlopeFields } from './slope-fields';
import type { ProjectTool } from './use-project';
import { useWords } from './use-words';
import { countsByHeight } from './room-use';

type RoomEditorProps = {
  room: Room;
  number: string;
  tool: ProjectTool;
  /** Counts the visitor's choices, so that choosing a room leads to it; zero on the first view. */
  choice: number;
  onSelect: (roomId: string) => void;
};

/** The chosen room: its drawing, its measures, and how its figure comes about. */
export function RoomEditor({ room, number, tool, choice, onSelect }: RoomEditorProps) {
  const { t } = useWords();
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
  const { t } = useWords();
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
