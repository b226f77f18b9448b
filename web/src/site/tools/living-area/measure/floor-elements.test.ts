import { describe, expect, test } from 'vitest';
import { measureRoom } from './measure-room';
import { newElement, newRoom, rectangle } from './edit-project';
import { measured, pitched, type MeasuredRoom } from './sample-rooms';

const withElements: MeasuredRoom[] = [
  {
    case: 'a chimney is deducted',
    room: { elements: [newElement()] },
    floor: 1_175,
    counted: 1_175,
    rules: ['3-3-1'],
    parts: [['4-1', 1_175, 1_175]],
  },
  {
    case: 'a small column stays in',
    room: { elements: [newElement({ kind: 'column', lengthMm: 300, depthMm: 300 })] },
    floor: 1_200,
    counted: 1_200,
    rules: ['3-3-1'],
    parts: [['4-1', 1_200, 1_200]],
  },
  {
    case: 'stairs are deducted',
    room: { elements: [newElement({ kind: 'stairs', lengthMm: 3_000, depthMm: 1_000 })] },
    floor: 900,
    counted: 900,
    rules: ['3-3-2'],
    parts: [['4-1', 900, 900]],
  },
  {
    case: 'three steps stay in',
    room: { elements: [newElement({ kind: 'stairs', risers: 3 })] },
    floor: 1_200,
    counted: 1_200,
    rules: ['3-3-2'],
    parts: [['4-1', 1_200, 1_200]],
  },
  {
    case: 'a door niche adds nothing',
    room: { elements: [newElement({ kind: 'door-niche' })] },
    floor: 1_200,
    counted: 1_200,
    rules: ['3-3-3'],
    parts: [['4-1', 1_200, 1_200]],
  },
  {
    case: 'a deep window niche to the floor is added',
    room: { elements: [newElement({ kind: 'window-niche', lengthMm: 1_500, depthMm: 200 })] },
    floor: 1_230,
    counted: 1_230,
    rules: ['3-3-4'],
    parts: [['4-1', 1_230, 1_230]],
  },
  {
    case: 'a shallow one is not',
    room: { elements: [newElement({ kind: 'window-niche', lengthMm: 1_500, depthMm: 130 })] },
    floor: 1_200,
    counted: 1_200,
    rules: ['3-3-4'],
    parts: [['4-1', 1_200, 1_200]],
  },
  {
    case: 'a niche of 1.90 m in a higher room counts half',
    room: { elements: [newElement({ kind: 'wall-niche', lengthMm: 2_000, depthMm: 500, heightMm: 1_900 })] },
    floor: 1_300,
    counted: 1_250,
    rules: ['3-3-4'],
    parts: [
      ['4-1', 1_200, 1_200],
      ['4-2', 100, 50],
    ],
  },
  {
    case: 'a niche below a metre does not count',
    room: { elements: [newElement({ kind: 'wall-niche', lengthMm: 2_000, depthMm: 500, heightMm: 999 })] },
    floor: 1_300,
    counted: 1_200,
    rules: ['3-3-4'],
    parts: [
      ['4-1', 1_200, 1_200],
      ['4-low', 100, 0],
    ],
  },
  {
    case: 'a high niche in a low room counts as the room',
    room: { ceilingMm: 1_900, elements: [newElement({ kind: 'wall-niche', lengthMm: 2_000, depthMm: 500 })] },
    floor: 1_300,
    counted: 650,
    rules: ['3-3-4'],
    parts: [['4-2', 1_300, 650]],
  },
  {
    case: 'a chimney below two metres takes half',
    room: { ceilingMm: 1_800, elements: [newElement()] },
    floor: 1_175,
    counted: 588,
    rules: ['3-3-1'],
    parts: [['4-2', 1_175, 588]],
  },
  {
    case: 'under a roof it is deducted where it stands',
    room: {
      outline: rectangle(5, 4),
      slopes: [pitched(0, 0, 45)],
      elements: [newElement({ zone: 'half', lengthMm: 1_000, depthMm: 1_000 })],
    },
    floor: 1_900,
    counted: 1_200,
    rules: ['3-3-1'],
    parts: [
      ['4-1', 1_000, 1_000],
      ['4-2', 400, 200],
      ['4-low', 500, 0],
    ],
  },
  {
    case: 'a chimney in the strip that does not count changes nothing',
    room: { outline: rectangle(5, 4), slopes: [pitched(0, 0, 45)], elements: [newElement({ zone: 'low' })] },
    floor: 1_975,
    counted: 1_250,
    rules: ['3-3-1'],
    parts: [
      ['4-1', 1_000, 1_000],
      ['4-2', 500, 250],
      ['4-low', 475, 0],
    ],
  },
  {
    case: 'several are deducted one after the other',
    room: { elements: [newElement(), newElement(), newElement({ kind: 'stairs', lengthMm: 1_000, depthMm: 1_000 })] },
    floor: 1_050,
    counted: 1_050,
    rules: ['3-3-1', '3-3-1', '3-3-2'],
    parts: [['4-1', 1_050, 1_050]],
  },
  {
    case: 'a room never gets smaller than nothing',
    room: { elements: [newElement({ kind: 'stairs', lengthMm: 9_000, depthMm: 9_000 })] },
    floor: 0,
    counted: 0,
    rules: ['3-3-2'],
    parts: [],
  },
  {
    case: 'a column on a terrace is deducted before the share',
    room: { use: 'terrace', elements: [newElement({ kind: 'column', lengthMm: 1_000, depthMm: 1_000 })] },
    floor: 1_100,
    counted: 275,
    rules: ['3-3-1'],
    parts: [['4-4', 1_100, 275]],
  },
];

describe('what stands in the room (§ 3 Abs. 3)', () => {
  test.each(withElements)('$case', (row) => expect({ ...row, ...measured(row) }).toEqual(row));
});

test('of what is larger than its place only what is there is taken away', () => {
  const large = newElement({ kind: 'stairs', lengthMm: 9_000, depthMm: 9_000 });
  const { outline, floor, elements } = measureRoom(newRoom({ elements: [newElement(), large, large] }));
  const [chimney, stairs, more] = elements;
  expect(chimney?.appliedMm2).toBe(chimney?.mm2);
  expect(stairs).toMatchObject({ mm2: 81_000_000, appliedMm2: outline * 10_000 - (chimney?.appliedMm2 ?? 0) });
  expect(more?.appliedMm2).toBe(0);
  expect(floor).toBe(0);
});

test('what stands under a roof that no longer counts is deducted all the same', () => {
  const elements = [newElement({ zone: 'low' })];
  const balcony = measureRoom(newRoom({ use: 'balcony', slopes: [pitched(0, 1_000, 45)], elements }));
  expect(balcony).toMatchObject({ outline: 1_200, floor: 1_175, counted: 294 });
});
