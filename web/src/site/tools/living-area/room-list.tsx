import { moveBetweenRows } from '../../../ui/tables/move-between-rows';
import { AddToStorey, StoreyRooms } from './storey-rooms';
import { addStorey, newStorey } from './measure/edit-project';
import type { Words } from './measure/describe-room';
import { limits, type Dwelling, type Room } from './measure/project';
import type { ProjectTool } from './use-project';

type RoomListProps = {
  dwelling: Dwelling;
  tool: ProjectTool;
  words: Words;
  selectedId: string | null;
  onSelect: (roomId: string) => void;
  onAdded: (room: Room) => void;
};

/** The length up to which lists stand on the page as they are; longer ones scroll so that the room being edited stays near. */
const LONG_LIST = 14;

/** The dwelling's rooms, storey by storey. The arrow keys lead from room to room. */
export function RoomList({ dwelling, tool, words, ...selection }: RoomListProps) {
  const { t } = words;
  const count = dwelling.storeys.reduce((rooms, storey) => rooms + storey.rooms.length, 0);
  const isLong = count > LONG_LIST;
  const longList = { className: 'table-scroll long-list', tabIndex: 0, role: 'group', 'aria-labelledby': 'rooms-title' };
  return (
    <section className="box" aria-labelledby="rooms-title">
      <div className="box-head">
        <h2 id="rooms-title">{t('living-area.rooms.title')}</h2>
        <span className="mono muted">{t(count === 1 ? 'living-area.rooms.unit.one' : 'living-area.rooms.unit', { count })}</span>
      </div>
      <div {...(isLong ? longList : { className: 'table-scroll' })}>
        <table className="table room-list" onKeyDown={moveBetweenRows}>
          <ListHead words={words} />
          {dwelling.storeys.map((storey, index) => (
            <StoreyRooms key={storey.id} storey={storey} position={index + 1} tool={tool} words={words} isLong={isLong} {...selection} />
          ))}
        </table>
      </div>
      {isLong && (
        <AddToStorey storeys={dwelling.storeys} tool={tool} words={words} selectedId={selection.selectedId} onAdded={selection.onAdded} />
      )}
      <ListActions dwelling={dwelling} tool={tool} words={words} />
    </section>
  );
}

export function ListHead({ words: { t } }: Pick<RoomListProps, 'words'>) {
  const numeric = new Set(['floor', 'share', 'counted']);
  return (
    <thead>
      <tr>
        {(['number', 'room', 'floor', 'special', 'share', 'counted'] as const).map((column) => (
          <th key={column} scope="col" className={`room-${column}${numeric.has(column) ? ' numeric' : ''}`}>
            {t(`living-area.column.${column}`)}
          </th>
        ))}
        <th scope="col" className="room-edit">
          <span className="visually-hidden">{t('living-area.column.action')}</span>
        </th>
      </tr>
    </thead>
  );
}

function ListActions({ dwelling, tool, words: { t } }: Pick<RoomListProps, 'dwelling' | 'tool' | 'words'>) {
  const { id, storeys } = dwelling;
  const add = () => tool.change(addStorey(tool.project, id, newStorey(t('living-area.storey.new', { number: storeys.length + 1 }))));
  return (
    <div className="box-body row between no-print">
      <button type="button" className="button small" disabled={storeys.length >= limits.storeys} onClick={add}>
        {t('living-area.storey.add')}
      </button>
      <button type="button" className="button ghost small" onClick={tool.isExample ? tool.startAnew : tool.showExample}>
        {t(tool.isExample ? 'living-area.start-anew' : 'living-area.show-example')}
      </button>
    </div>
  );
}
