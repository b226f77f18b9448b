import type { Order } from '@contract/production/order';
import { useState } from 'react';
import { useForm } from '../../ui/forms/use-form';
import { useMove, type Movable } from '../transitions/use-move';
import { isViewable } from '../../downloads/is-viewable';
import { marksToSend, moveMark, type DraftMark, type Place } from './marks';
import { resultsByVersion } from './results-by-version';

/** Marks one wish may carry. */
const MAX_MARKS = 100;

/** The form's field with what is written at a mark. */
export const markField = (id: string): string => `mark-${id}`;

/** A wish for a revision while it is written: words, and places on the newest results. */
export function useRevision(order: Movable<Order>, onClose: () => void) {
  const move = useMove(order, 'order.revise');
  const [newest] = resultsByVersion(order.view.results);
  const files = newest?.files.filter(isViewable) ?? [];
  const [place, setPlace] = useState<Place | null>(files[0] ? { fileName: files[0].fileName, page: 1 } : null);
  const [marks, setMarks] = useState<DraftMark[]>([]);
  const form = useForm<string>({
    initial: { text: '' },
    check: (values) => {
      const empty = marks.filter(({ id }) => !values[markField(id)]?.trim());
      const isWordless = marks.length === 0 && !values.text?.trim();
      return {
        ...(isWordless && { text: 'move.text-missing' }),
        ...Object.fromEntries(empty.map(({ id }) => [markField(id), 'revise.mark-empty'])),
      };
    },
    send: async (values) => {
      await move({ text: values.text?.trim() || undefined, marks: marksToSend(marks, (id) => values[markField(id)] ?? '') });
      onClose();
    },
  });
  return {
    ...form,
    files,
    place,
    setPlace,
    marks,
    addMark: (point: Pick<DraftMark, 'x' | 'y'>) => {
      const id = crypto.randomUUID();
      if (place && marks.length < MAX_MARKS) setMarks([...marks, { id, ...place, ...point }]);
    },
    moveMark: (id: string, by: Pick<DraftMark, 'x' | 'y'>) => setMarks(moveMark(marks, id, by)),
    removeMark: (id: string) => setMarks(marks.filter((mark) => mark.id !== id)),
  };
}

export type Revision = ReturnType<typeof useRevision>;
