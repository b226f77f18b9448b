import type { ReactNode } from 'react';
import { Icon } from '../../../ui/marks/icon';

type RoomPartProps = {
  title: string;
  /** Said while the list is empty. */
  none: string;
  add: string;
  isEmpty: boolean;
  isFull: boolean;
  onAdd: () => void;
  children: ReactNode;
};

/** What belongs to a room, as a list that grows and shrinks. */
export const RoomPart = ({ title, none, add, isEmpty, isFull, onAdd, children }: RoomPartProps) => (
  <section className="room-part">
    <h3>{title}</h3>
    {isEmpty && <p className="small muted">{none}</p>}
    {children}
    <button type="button" className="button small" disabled={isFull} onClick={onAdd}>
      <Icon name="plus" small /> {add}
    </button>
  </section>
);

export const RemovePart = ({ label, onRemove }: { label: string; onRemove: () => void }) => (
  <button type="button" className="icon-button part-remove" aria-label={label} onClick={onRemove}>
    <Icon name="trash-2" />
  </button>
);
