import { useState } from 'react';
import { Icon } from '../../../ui/marks/icon';
import type { Words } from './measure/describe-room';
import { addOwnRoom, isOnlySamples } from './measure/own-rooms';
import { nextRoom } from './measure/edit-project';
import type { Room, Storey } from './measure/project';
import type { ProjectTool } from './use-project';

type AddRoomProps = {
  storey: Storey;
  tool: ProjectTool;
  words: Words;
  /** Called with a room that was just added. */
  onAdded: (room: Room) => void;
};

/** What adds rooms and outdoor areas to a storey. */
export function AddRoom({ storey, tool, words: { t }, onAdded }: AddRoomProps) {
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

/** The same for one storey of several, below a list that scrolls. */
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
