import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useLocale } from '../../../lib/text/locale';
import { useT } from '../../../lib/text/strings';
import type { ToolOrder } from '../../../lib/storage/tool-order';
import { writeWorkbook } from '../../../lib/workbook/workbook';
import { saveBlob } from '../../../ui/marks/save-blob';
import { useToast } from '../../../ui/feedback/toasts';
import { ToolActions } from '../../../ui/layout/tool-actions';
import { squareMetres, type Words } from './measure/describe-room';
import { countSamples } from './measure/own-rooms';
import { livingAreaSheet } from './living-area-sheet';
import { addUp, roomsOf } from './measure/measure-project';
import { isMeasured } from './measure/outline';
import type { Project, Room } from './measure/project';

type AreaActionsProps = {
  project: Project;
  isEmpty: boolean;
  /** Opens a room in the editor. */
  onReveal: (room: Room) => void;
  /** Missing while no service goes with the tool. */
  onOrder: ((order: ToolOrder) => void) | undefined;
  /** What is ordered, and for how much. */
  children: ReactNode;
};

/** Takes the result along or orders it, once it is the visitor's own. */
export function AreaActions({ project, isEmpty, onReveal, onOrder, children }: AreaActionsProps) {
  const words = { t: useT(), locale: useLocale() };
  const { work } = useToast();
  const order = (take: (order: ToolOrder) => void) => {
    if (countSamples(project) === 0) return take(orderOf(project, words));
    document.querySelector<HTMLElement>('.sample-note')?.focus();
    work.error(words.t('living-area.example.no-order'));
  };
  return (
    <ToolActions
      isEmpty={isEmpty}
      isReady={() => !toWrongField() && !toMissingMeasure(project, onReveal)}
      onExport={() => exportProject(project, words)}
      onOrder={onOrder && !isEmpty ? () => order(onOrder) : undefined}
    >
      {children}
    </ToolActions>
  );
}

/** Leads to a measure that does not count yet. @returns whether there is one */
function toWrongField(): boolean {
  const wrong = document.querySelector<HTMLElement>('.room-editor [aria-invalid="true"]');
  wrong?.focus();
  return wrong !== null;
}

/** Leads to a room that has not been measured yet. @returns whether there is one */
function toMissingMeasure(project: Project, onReveal: (room: Room) => void): boolean {
  const room = roomsOf(project).find(({ outline }) => !isMeasured(outline));
  if (!room) return false;
  // The fields must be there before one of them can have the focus.
  flushSync(() => onReveal(room));
  const fields = [...document.querySelectorAll<HTMLInputElement>('.room-editor input[inputmode="decimal"]')];
  (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  return true;
}

async function exportProject(project: Project, words: Words): Promise<void> {
  saveBlob(await writeWorkbook(livingAreaSheet(project, words)), `${words.t('living-area.file-name')}.xlsx`);
}

/** The project as amounts that services are priced by, and in words for whoever works on it. */
function orderOf(project: Project, words: Words): ToolOrder {
  const rooms = roomsOf(project);
  const { counted, floor } = addUp(rooms);
  const dwellings = project.dwellings.length;
  return {
    quantities: { sqm: counted / 100, room: rooms.length, object: dwellings },
    note: words.t('living-area.order.note', {
      area: squareMetres(counted, words),
      floor: squareMetres(floor, words),
      rooms: words.t(rooms.length === 1 ? 'living-area.order.rooms.one' : 'living-area.order.rooms', { count: rooms.length }),
      dwellings: words.t(dwellings === 1 ? 'living-area.order.dwellings.one' : 'living-area.order.dwellings', { count: dwellings }),
    }),
  };
}
