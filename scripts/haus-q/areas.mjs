import { exact, grossArea, heights, netArea, rooms, TERRACE } from './house.mjs';

/** A cell: a text, a number, `{ formula, value }` with what it comes to, or null. */
const sum = (column, last, value, first = 5) => ({ formula: `SUM(${column}${first}:${column}${last})`, value });

const uses = { Schlafen: 'NUF 1', Bad: 'NUF 7', Kind: 'NUF 1', Wohnen: 'NUF 1', Flur: 'VF', Arbeiten: 'NUF 2' };
const finishes = {
  Schlafen: ['Parkett Eiche', 'Putz, gestrichen', 'Fußbodenheizung', 2],
  Bad: ['Fliesen 60 x 60', 'Fliesen, h = 2,10 m', 'Fußbodenheizung', 1],
  Kind: ['Parkett Eiche', 'Putz, gestrichen', 'Fußbodenheizung', 2],
  Wohnen: ['Parkett Eiche', 'Putz, gestrichen', 'Fußbodenheizung', 2],
  Flur: ['Fliesen 60 x 60', 'Putz, gestrichen', 'Fußbodenheizung', 0],
  Arbeiten: ['Parkett Eiche', 'Putz, gestrichen', 'Fußbodenheizung', 2],
};

const head = (title) => [[title], ['Haus Q, Beispielgebäude. Stand 26.11.2026'], []];
const LAST = 4 + rooms.length;

/** The room book: what every room is and what it is made of. */
const roomBook = {
  name: 'Raumbuch',
  columns: [8, 14, 10, 12, 12, 12, 18, 22, 18, 10],
  rows: [
    ...head('Raumbuch'),
    ['Nr.', 'Raum', 'Nutzung', 'Fläche m²', 'Umfang m', 'Höhe m', 'Boden', 'Wand', 'Heizung', 'Fenster'],
    ...rooms.map(({ number, name, area, perimeter }) => [number, name, uses[name], area, perimeter, heights.room, ...finishes[name]]),
    ['Summe', null, null, sum('D', LAST, netArea), null, null, null, null, null, sum('J', LAST, 9)],
  ],
};

const terraceArea = exact((TERRACE.x1 - TERRACE.x0) * (TERRACE.y1 - TERRACE.y0));
const terraceCounted = exact(terraceArea / 4);

/** The living area by the German ordinance (WoFlV): the terrace counts by a quarter. */
const livingArea = {
  name: 'Wohnfläche',
  columns: [8, 16, 12, 12, 14, 14, 16, 34],
  rows: [
    ...head('Wohnflächenberechnung nach WoFlV'),
    ['Nr.', 'Raum', 'Länge m', 'Breite m', 'Grundfläche m²', 'Anrechnung %', 'Wohnfläche m²', 'Grundlage'],
    ...rooms.map(({ number, name, width, depth, area }, index) => [
      number,
      name,
      width,
      depth,
      { formula: `C${index + 5}*D${index + 5}`, value: area },
      100,
      { formula: `E${index + 5}*F${index + 5}/100`, value: area },
      '§ 4 Nr. 1, lichte Höhe mindestens 2 m',
    ]),
    [
      'T.01',
      'Terrasse',
      exact(TERRACE.x1 - TERRACE.x0),
      exact(TERRACE.y1 - TERRACE.y0),
      { formula: 'C11*D11', value: terraceArea },
      25,
      { formula: 'E11*F11/100', value: terraceCounted },
      '§ 4 Nr. 4, in der Regel ein Viertel',
    ],
    [
      'Summe',
      null,
      null,
      null,
      sum('E', LAST + 1, exact(netArea + terraceArea)),
      null,
      sum('G', LAST + 1, exact(netArea + terraceCounted)),
      'Dachraum nicht ausgebaut',
    ],
  ],
};

const areaOf = (isCounted) => exact(rooms.filter(({ name }) => isCounted(uses[name])).reduce((total, { area }) => total + area, 0));
const volume = exact(grossArea * (heights.storey + heights.slab));

/** Areas by DIN 277, each room with its use, and the sums of the storey. */
const din277 = {
  name: 'DIN 277',
  columns: [10, 34, 12, 12, 14],
  rows: [
    ...head('Flächen nach DIN 277, Erdgeschoss, Bereich R'),
    ['Nr.', 'Raum', 'Gruppe', 'Bereich', 'Fläche m²'],
    ...rooms.map(({ number, name, area }) => [number, name, uses[name], 'R', area]),
    ['NRF', 'Netto-Raumfläche', null, 'R', sum('E', LAST, netArea)],
    [
      'NUF',
      'Nutzungsfläche',
      null,
      'R',
      { formula: `SUMIF(C5:C${LAST},"NUF*",E5:E${LAST})`, value: areaOf((use) => use.startsWith('NUF')) },
    ],
    ['VF', 'Verkehrsfläche', null, 'R', { formula: `SUMIF(C5:C${LAST},"VF",E5:E${LAST})`, value: areaOf((use) => use === 'VF') }],
    ['BGF', 'Brutto-Grundfläche 12,00 x 8,40', null, 'R', grossArea],
    ['KGF', 'Konstruktions-Grundfläche', null, 'R', { formula: 'E14-E11', value: exact(grossArea - netArea) }],
    ['BRI', 'Brutto-Rauminhalt Erdgeschoss m³', null, 'R', volume],
  ],
};

export const sheets = { raumbuch: roomBook, wohnflaeche: livingArea, 'din-277': din277 };
