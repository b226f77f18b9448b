import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measureRoom, percentsOf, addUp, roomsOf, judgeElement, type ElementEffect } from './measure-room';
import { newRoom, rectangle, newElement } from './edit-project';
import { roomUseNames, ruleOf, type RoomUse, type RoomElement } from './project';
import { lShape, measured, pitched, type MeasuredRoom } from './sample-rooms';
import { exampleProject } from '../use-project';

const byHeight: MeasuredRoom[] = [
  {
    case: 'a room of 2.50 m counts fully',
    room: { outline: rectangle(4.2, 3.8) },
    floor: 1_596,
    counted: 1_596,
    parts: [['4-1', 1_596, 1_596]],
  },
  { case: 'exactly 2.00 m counts fully', room: { ceilingMm: 2_000 }, floor: 1_200, counted: 1_200, parts: [['4-1', 1_200, 1_200]] },
  { case: 'a millimetre less counts half', room: { ceilingMm: 1_999 }, floor: 1_200, counted: 600, parts: [['4-2', 1_200, 600]] },
  { case: 'exactly 1.00 m counts half', room: { ceilingMm: 1_000 }, floor: 1_200, counted: 600, parts: [['4-2', 1_200, 600]] },
  { case: 'a millimetre less does not count', room: { ceilingMm: 999 }, floor: 1_200, counted: 0, parts: [['4-low', 1_200, 0]] },
  { case: 'an L counts as drawn', room: { outline: lShape }, floor: 2_100, counted: 2_100, parts: [['4-1', 2_100, 2_100]] },
];

const byUse: MeasuredRoom[] = [
  {
    case: 'a common room of a residential home counts by its height (§ 2 Abs. 1 Satz 2)',
    room: { use: 'shared-in-home', ceilingMm: 1_900 },
    floor: 1_200,
    counted: 600,
    parts: [['4-2', 1_200, 600]],
  },
  {
    case: 'a heated winter garden counts as a room',
    room: { use: 'winter-garden-heated' },
    floor: 1_200,
    counted: 1_200,
    parts: [['4-1', 1_200, 1_200]],
  },
  {
    case: 'an unheated winter garden counts half',
    room: { use: 'winter-garden-unheated' },
    floor: 1_200,
    counted: 600,
    parts: [['4-3', 1_200, 600]],
  },
  { case: 'a swimming room counts half', room: { use: 'swimming-room' }, floor: 1_200, counted: 600, parts: [['4-3', 1_200, 600]] },
  {
    case: 'a sauna house closed on all sides counts half',
    room: { use: 'similar-enclosed' },
    floor: 1_200,
    counted: 600,
    parts: [['4-3', 1_200, 600]],
  },
  {
    case: 'half is not halved again under a low ceiling',
    room: { use: 'winter-garden-unheated', ceilingMm: 1_800 },
    floor: 1_200,
    counted: 600,
    parts: [['4-3', 1_200, 600]],
  },
  {
    case: 'below a metre nothing counts in a winter garden either',
    room: { use: 'winter-garden-unheated', outline: rectangle(5, 4), slopes: [pitched(0, 0, 45)] },
    floor: 2_000,
    counted: 750,
    parts: [
      ['4-3', 1_500, 750],
      ['4-low', 500, 0],
    ],
  },
  {
    case: 'a balcony counts a quarter',
    room: { use: 'balcony', outline: rectangle(4, 2) },
    floor: 800,
    counted: 200,
    parts: [['4-4', 800, 200]],
  },
  {
    case: 'a loggia counts half at most',
    room: { use: 'loggia', outdoorPercent: 50 },
    floor: 1_200,
    counted: 600,
    parts: [['4-4', 1_200, 600]],
  },
  {
    case: 'a balcony may count a share between whole percents',
    room: { use: 'balcony', outline: rectangle(4, 2), outdoorPercent: 37.5 },
    floor: 800,
    counted: 300,
    parts: [['4-4', 800, 300]],
  },
  {
    case: 'a roof garden may count a third',
    room: { use: 'roof-garden', outdoorPercent: 33 },
    floor: 1_200,
    counted: 396,
    parts: [['4-4', 1_200, 396]],
  },
  {
    case: 'a terrace has no clear height',
    room: { use: 'terrace', ceilingMm: 900 },
    floor: 1_200,
    counted: 300,
    parts: [['4-4', 1_200, 300]],
  },
  {
    case: 'a loggia under a roof counts its share everywhere',
    room: { use: 'loggia', slopes: [pitched(0, 0, 45)] },
    floor: 1_200,
    counted: 300,
    parts: [['4-4', 1_200, 300]],
  },
  { case: 'a cellar does not count', room: { use: 'cellar' }, floor: 1_200, counted: 0, parts: [['2-3-1', 1_200, 0]] },
  {
    case: 'a storage room outside the dwelling does not count',
    room: { use: 'storage-outside' },
    floor: 1_200,
    counted: 0,
    parts: [['2-3-1', 1_200, 0]],
  },
  { case: 'a laundry does not count', room: { use: 'laundry' }, floor: 1_200, counted: 0, parts: [['2-3-1', 1_200, 0]] },
  { case: 'an attic does not count', room: { use: 'attic' }, floor: 1_200, counted: 0, parts: [['2-3-1', 1_200, 0]] },
  { case: 'a drying room does not count', room: { use: 'drying-room' }, floor: 1_200, counted: 0, parts: [['2-3-1', 1_200, 0]] },
  { case: 'a boiler room does not count', room: { use: 'boiler-room' }, floor: 1_200, counted: 0, parts: [['2-3-1', 1_200, 0]] },
  { case: 'a garage does not count', room: { use: 'garage' }, floor: 1_200, counted: 0, parts: [['2-3-1', 1_200, 0]] },
  {
    case: 'a room against building law does not count',
    room: { use: 'substandard' },
    floor: 1_200,
    counted: 0,
    parts: [['2-3-2', 1_200, 0]],
  },
  { case: 'business premises do not count', room: { use: 'business' }, floor: 1_200, counted: 0, parts: [['2-3-3', 1_200, 0]] },
  { case: 'a room others use too does not count', room: { use: 'shared' }, floor: 1_200, counted: 0, parts: [['2-1', 1_200, 0]] },
];

const rounding: MeasuredRoom[] = [
  { case: '3.335 m² become 3.34', room: { outline: rectangle(2.3, 1.45) }, floor: 334, counted: 334, parts: [['4-1', 334, 334]] },
  {
    case: 'half of 3.335 m² is rounded once',
    room: { outline: rectangle(2.3, 1.45), ceilingMm: 1_500 },
    floor: 334,
    counted: 167,
    parts: [['4-2', 334, 167]],
  },
  {
    case: 'a quarter of 3.33 m²',
    room: { use: 'balcony', outline: rectangle(1.8, 1.85) },
    floor: 333,
    counted: 83,
    parts: [['4-4', 333, 83]],
  },
];

describe.each([
  ['clear height (§ 4 Nr. 1, 2)', byHeight],
  ['use (§ 2, § 4 Nr. 3, 4)', byUse],
  ['rounding, once for each room', rounding],
])('%s', (_, rows) => {
  test.each(rows)('$case', (row) => expect({ ...row, ...measured(row) }).toEqual(row));
});

test.each(roomUseNames)('rooms used as %s have a rule for every piece of floor', (use: RoomUse) => {
  const { parts, floor } = measureRoom(newRoom({ use, outline: rectangle(5, 4), slopes: [pitched(0, 0, 45)] }));
  expect(parts.reduce((sum, part) => sum + part.floor, 0)).toBe(floor);
  expect(parts.some(({ counted }) => counted > 0)).toBe(ruleOf(use).group !== 'never');
});

test('parts add up to the room, and a room never counts more than its floor', () =>
  fc.assert(
    fc.property(
      fc.record({ length: fc.integer({ min: 1, max: 20_000 }), width: fc.integer({ min: 1, max: 20_000 }) }),
      fc.array(fc.record({ wall: fc.nat(3), knee: fc.nat(3_000), degrees: fc.nat(89) }), { maxLength: 4 }),
      fc.constantFrom(...roomUseNames),
      ({ length, width }, roofs, use) => {
        const outline = { kind: 'rectangle', lengthMm: length, widthMm: width } as const;
        const slopes = roofs.map(({ wall, knee, degrees }) => pitched(wall, knee, degrees));
        const { floor, counted, parts } = measureRoom(newRoom({ outline, slopes, use }));
        expect(parts.reduce((sum, part) => sum + part.floor, 0)).toBe(floor);
        expect(parts.reduce((sum, part) => sum + part.counted, 0)).toBe(counted);
        expect(counted).toBeLessThanOrEqual(floor);
      },
    ),
  ));

test.each([
  { use: 'living', percents: { full: 100, half: 50, low: 0 } },
  { use: 'swimming-room', percents: { full: 50, half: 50, low: 0 } },
  { use: 'terrace', percents: { full: 33, half: 33, low: 33 } },
  { use: 'cellar', percents: { full: 0, half: 0, low: 0 } },
] as const)('$use counts by height what it is drawn with', ({ use, percents }) =>
  expect(percentsOf({ use, outdoorPercent: 33 })).toEqual(percents),
);

test('nothing adds up to nothing', () => expect(addUp([])).toEqual({ rooms: 0, floor: 0, counted: 0, byClause: [] }));

test('the example adds up, as a whole and by rule', () =>
  expect(addUp(roomsOf(exampleProject((key) => key)))).toEqual({
    rooms: 7,
    floor: 8_792,
    counted: 7_792,
    byClause: [
      { clause: '4-1', floor: 7_192, counted: 7_192 },
      { clause: '4-2', floor: 800, counted: 400 },
      { clause: '4-4', floor: 800, counted: 200 },
    ],
  }));

type Row = { case: string; element: Partial<RoomElement>; effect: ElementEffect; clause: string };

const rows: Row[] = [
  { case: 'a chimney of 0.25 m²', element: { kind: 'chimney' }, effect: 'deducted', clause: '3-3-1' },
  { case: 'a chimney of exactly 0.1 m²', element: { kind: 'chimney', lengthMm: 400, depthMm: 250 }, effect: 'kept', clause: '3-3-1' },
  { case: 'a chimney just above 0.1 m²', element: { kind: 'chimney', lengthMm: 401, depthMm: 250 }, effect: 'deducted', clause: '3-3-1' },
  { case: 'a facing wall of exactly 1.50 m', element: { kind: 'facing-wall', heightMm: 1_500 }, effect: 'kept', clause: '3-3-1' },
  { case: 'a facing wall just above 1.50 m', element: { kind: 'facing-wall', heightMm: 1_501 }, effect: 'deducted', clause: '3-3-1' },
  {
    case: 'a low bath front',
    element: { kind: 'cladding', heightMm: 600, lengthMm: 1_800, depthMm: 200 },
    effect: 'kept',
    clause: '3-3-1',
  },
  { case: 'a cladding to the ceiling', element: { kind: 'cladding', lengthMm: 1_800, depthMm: 200 }, effect: 'deducted', clause: '3-3-1' },
  { case: 'a slim column', element: { kind: 'column', lengthMm: 300, depthMm: 300 }, effect: 'kept', clause: '3-3-1' },
  { case: 'a wide column', element: { kind: 'column', lengthMm: 400, depthMm: 400 }, effect: 'deducted', clause: '3-3-1' },
  { case: 'three risers', element: { kind: 'stairs', risers: 3 }, effect: 'kept', clause: '3-3-2' },
  { case: 'four risers', element: { kind: 'stairs', risers: 4 }, effect: 'deducted', clause: '3-3-2' },
  { case: 'a door niche, however deep', element: { kind: 'door-niche', depthMm: 400 }, effect: 'ignored', clause: '3-3-3' },
  { case: 'a window niche of exactly 0.13 m', element: { kind: 'window-niche', depthMm: 130 }, effect: 'ignored', clause: '3-3-4' },
  { case: 'a window niche just deeper than 0.13 m', element: { kind: 'window-niche', depthMm: 131 }, effect: 'added', clause: '3-3-4' },
  {
    case: 'a deep window niche above the floor',
    element: { kind: 'window-niche', depthMm: 300, reachesFloor: false },
    effect: 'ignored',
    clause: '3-3-4',
  },
  { case: 'an open wall niche to the floor', element: { kind: 'wall-niche', depthMm: 300 }, effect: 'added', clause: '3-3-4' },
  { case: 'a shallow wall niche', element: { kind: 'wall-niche', depthMm: 100 }, effect: 'ignored', clause: '3-3-4' },
];

describe('judgeElement', () => {
  test.each(rows)('$case is $effect', ({ element, effect, clause }) =>
    expect(judgeElement(newElement(element))).toEqual({ effect, clause }),
  );
});
