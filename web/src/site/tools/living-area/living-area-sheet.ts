import type { SheetTable, SheetValue } from '../../../lib/workbook/workbook';
import { clauseName, outlineText, sampleText, specialText, type Words } from './measure/describe-room';
import { addUp, roomsOf, roomsOfDwelling } from './measure/measure-project';
import { measureRoom } from './measure/measure-room';
import type { Dwelling, Project, Room } from './measure/project';
import { roomNumber } from './storey-rooms';

const AREA = '0.00';

/** The whole project as a table: a row for each piece of each room with its rule, and sums. */
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
