import { describe, expect, test } from 'vitest';
import { outlineText, percentText, specialText, wallName, wallOptions } from './describe-room';
import { measureRoom } from './measure-room';
import { newElement, newRoom, rectangle, unmeasured } from './edit-project';
import type { Room, RoomElement } from './project';
import { lShape, pitched } from './sample-rooms';

/** The key of a text with what is put into it. */
const words = { t: (key: string, values = {}) => [key, ...Object.values(values)].join(' '), locale: 'de' } as const;
const special = (own: Partial<Room>) => {
  const room = newRoom(own);
  return specialText(room, measureRoom(room), words);
};

const stairs = newElement({ kind: 'stairs', lengthMm: 2_500, depthMm: 1_000 });
const recess = newElement({ kind: 'window-niche', lengthMm: 1_500, depthMm: 200 });
const cladding = newElement({ kind: 'cladding', lengthMm: 1_000, depthMm: 110 });
const elements: { case: string; elements: RoomElement[]; text: string }[] = [
  {
    case: 'a deduction and an addition, each with its rule',
    elements: [stairs, recess],
    text: 'living-area.special.deducted living-area.element.stairs 2,50 living-area.clause.3-3-2; living-area.special.added living-area.element.window-niche 0,30 living-area.clause.3-3-4',
  },
  {
    case: 'a deduction that is less than the addition',
    elements: [cladding, recess],
    text: 'living-area.special.deducted living-area.element.cladding 0,11 living-area.clause.3-3-1; living-area.special.added living-area.element.window-niche 0,30 living-area.clause.3-3-4',
  },
  {
    case: 'several of a kind as one',
    elements: [newElement(), newElement()],
    text: 'living-area.special.deducted living-area.element.chimney 0,50 living-area.clause.3-3-1',
  },
  { case: 'nothing of what changes nothing', elements: [newElement({ kind: 'door-niche' }), newElement({ heightMm: 1_000 })], text: '–' },
];

describe('specialText tells', () => {
  test.each(elements)('$case', ({ text, ...own }) => expect(special(own)).toBe(text));

  test.each([
    { case: 'nothing of a plain room', own: {}, text: '–' },
    { case: 'the use', own: { use: 'garage' }, text: 'living-area.use.garage' },
    { case: 'a low room', own: { ceilingMm: 1_900 }, text: 'living-area.special.low 12,00' },
    { case: 'what lies under a slope', own: { slopes: [pitched(0, 1_000, 45)] }, text: 'living-area.special.slope 4,00' },
    { case: 'no slope of a balcony', own: { use: 'balcony', slopes: [pitched(0, 1_000, 45)] }, text: 'living-area.use.balcony' },
    { case: 'missing measures', own: { outline: unmeasured }, text: 'living-area.special.unmeasured' },
    { case: 'a room of the example', own: { isSample: true }, text: 'living-area.special.sample' },
  ] as const)('$case', ({ own, text }) => expect(special(own)).toBe(text));
});

test('walls are named in turn, past the alphabet with a number', () =>
  expect([0, 1, 25, 26, 27, 39].map(wallName)).toEqual(['A', 'B', 'Z', 'A1', 'B1', 'N1']));

test('each wall is offered with its letter and length', () =>
  expect(wallOptions(rectangle(4, 3), words)).toEqual([
    { value: '0', text: 'living-area.wall A 4,00' },
    { value: '1', text: 'living-area.wall B 3,00' },
    { value: '2', text: 'living-area.wall C 4,00' },
    { value: '3', text: 'living-area.wall D 3,00' },
  ]));

test.each([
  { outline: rectangle(4.2, 3.805), text: '4,20 × 3,805 m' },
  { outline: lShape, text: 'living-area.outline.polygon-text 6' },
  { outline: unmeasured, text: '–' },
])('an outline reads as $text', ({ outline, text }) => expect(outlineText(outline, words)).toBe(text));

test.each([
  { own: { slopes: [pitched(0, 0, 45)] }, text: '100 / 50 / 0 %' },
  { own: { use: 'terrace', outdoorPercent: 33.5 }, text: '33,5 %' },
  { own: { outline: unmeasured }, text: '0 %' },
] as const)('shares read as $text', ({ own, text }) => expect(percentText(measureRoom(newRoom(own)), words)).toBe(text));
