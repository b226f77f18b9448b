import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useLocale } from '../../../lib/text/locale';
import { useT } from '../../../lib/text/strings';
import type { ToolOrder } from '../../../lib/storage/tool-order';
import { writeWorkbook, type SheetTable, type SheetValue } from '../../../lib/workbook/workbook';
import { saveBlob } from '../../../ui/marks/save-blob';
import { useToast } from '../../../ui/feedback/toasts';
import { ToolActions } from '../../../ui/layout/tool-actions';
import { squareMetres, type Words, clauseName, outlineText, sampleText, specialText } from './measure/describe-room';
import { countSamples } from './measure/edit-project';
import { addUp, roomsOf, roomsOfDwelling, measureRoom } from './measure/measure-room';
import { isMeasured } from './measure/outline';
import type { Project, Room, Dwelling } from './measure/project';
import { roomNumber } from './storey-rooms';

type AreaActionsProps = {
  project: Project;
  isEmpty: boolean;
  /** Opens a room in the editor. */
  onReveal: (room: Room) => void;
  /** Absent while no service goes with the tool. */
  onOrder: ((order: ToolOrder) => void) | undefined;
  /** The text that says what is ordered, and for how much. */
  children: ReactNode;
};

/** Buttons that take the result along or order it, once it is the visitor's own. */
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
  const { name, write } = listOf(project, words);
  saveBlob(await write(), name);
}

/** Returns the whole list as a file that is written when somebody wants it. */
const listOf = (project: Project, words: Words): ToolOrder['list'] => ({
  name: `${words.t('living-area.file-name')}.xlsx`,
  write: () => writeWorkbook(livingAreaSheet(project, words)),
});

/** Returns the project as amounts that services are priced by, and as a text for whoever works on it. */
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
    list: listOf(project, words),
  };
}

const AREA = '0.00';

/** Returns the whole project as a table: a row for each piece of each room with its rule, and sums. */
export function livingAreaSheet(project: Project, words: Words): SheetTable {
  const { t } = words;
  const rows: SheetValue[][] = [];
  const sums = new Set<number>();
  const samples = sampleText(project, words);
  if (samples) {
    sums.add(0);
    rows.push([samples, ...Array.from({ length: 10 }, () => null)]);
  }
  const addSum = (title: string, rooms: readonly Room[]) => {
    const { floor, counted } = addUp(rooms);
    sums.add(rows.length);
    rows.push([title, null, null, null, null, null, null, floor / 100, null, counted / 100, null]);
  };
  for (const dwelling of project.dwellings) {
    rows.push(...dwellingRows(dwelling, words));
    addSum(t('living-area.sheet.dwelling-sum', { name: dwelling.name }), roomsOfDwelling(dwelling));
  }
  if (project.dwellings.length > 1) addSum(t('living-area.sheet.sum'), roomsOf(project));
  return { name: t(samples ? 'living-area.example.heading' : 'living-area.result'), columns: columnsOf(words), rows, sums };
}

function columnsOf({ t }: Words): SheetTable['columns'] {
  return [
    { title: t('living-area.dwelling'), width: 18 },
    { title: t('living-area.storey'), width: 18 },
    { title: t('living-area.column.number'), width: 8 },
    { title: t('living-area.column.room'), width: 22 },
    { title: t('living-area.use'), width: 26 },
    { title: t('living-area.sheet.measures'), width: 20 },
    { title: t('living-area.column.special'), width: 48 },
    { title: t('living-area.sheet.floor'), width: 16, format: AREA },
    { title: t('living-area.sheet.share'), width: 12, format: '0 %' },
    { title: t('living-area.sheet.counted'), width: 16, format: AREA },
    { title: t('living-area.derivation.rule'), width: 22 },
  ];
}

const dwellingRows = ({ name, storeys }: Dwelling, words: Words): SheetValue[][] =>
  storeys.flatMap((storey, at) =>
    storey.rooms.flatMap((room, index) => roomRows(room, [name, storey.name, roomNumber(at + 1, index + 1)], words)),
  );

function roomRows(room: Room, place: readonly string[], words: Words): SheetValue[][] {
  const area = measureRoom(room);
  const about = [
    ...place,
    room.name,
    words.t(`living-area.use.${room.use}`),
    outlineText(room.outline, words),
    specialText(room, area, words),
  ];
  if (area.parts.length === 0) return [[...about, 0, null, 0, null]];
  return area.parts.map(({ clause, percent, floor, counted }) => [
    ...about,
    floor / 100,
    percent / 100,
    counted / 100,
    clauseName(clause, words),
  ]);
}
