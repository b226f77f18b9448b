import { describe, expect, test } from 'vitest';
import { fullHeightText, sectionLabel, sectionTitle, toAngle, toEnd } from './describe-room';
import { newRoom, rectangle } from './edit-project';
import type { Room, Slope } from './project';
import { pitched } from './sample-rooms';

/** The key of a text with what is put into it. */
const words = { t: (key: string, values = {}) => [key, ...Object.values(values)].join(' '), locale: 'de' } as const;
const textOf = (slopes: Slope[], own: Partial<Room> = {}) =>
  fullHeightText(slopes[0]!, newRoom({ outline: rectangle(5, 4), slopes, ...own }), words);

describe('where a slope reaches two metres', () => {
  test.each([
    { case: 'from a distance of its wall', slopes: [pitched(1, 1_000, 45)], text: 'living-area.slope.crossing 1,00 B' },
    {
      case: 'up to one when it falls',
      slopes: [{ wall: 0, kneeMm: 3_000, rise: { kind: 'end', heightMm: 1_000, runMm: 4_000 } } as const],
      own: { ceilingMm: 3_000 },
      text: 'living-area.slope.falling 2,00 A',
    },
    { case: 'before its wall', slopes: [pitched(0, 2_100, 45)], text: 'living-area.slope.no-crossing' },
    {
      case: 'nowhere when the room ends before',
      slopes: [pitched(0, 0, 20)],
      text: 'living-area.slope.never',
    },
    {
      case: 'nowhere under two roofs that meet below',
      slopes: [pitched(0, 0, 30), pitched(2, 0, 30)],
      own: { outline: rectangle(8, 5) },
      text: 'living-area.slope.never',
    },
    { case: 'nowhere under a low ceiling', slopes: [pitched(0, 0, 45)], own: { ceilingMm: 1_900 }, text: 'living-area.slope.never' },
  ])('$case', ({ slopes, own, text }) => expect(textOf(slopes, own)).toBe(text));
});

test.each([
  { use: 'living', percents: '100 50 0' },
  { use: 'winter-garden-unheated', percents: '50 50 0' },
] as const)('a section of $use names its wall and counts $percents per cent', ({ use, percents }) => {
  const room = newRoom({ name: 'Attic', use, slopes: [pitched(3, 0, 45), pitched(0, 0, 45)] });
  expect(sectionTitle(room, words)).toBe('living-area.section.title D');
  expect(sectionLabel(room, words)).toBe(`living-area.section.label ${percents} Attic D`);
});

test.each([
  { degrees: 45, heightMm: 3_000 },
  { degrees: 0, heightMm: 1_000 },
  { degrees: 30, heightMm: 2_155 },
])('a roof of $degrees° over a metre is $heightMm mm high after two metres, and back', ({ degrees, heightMm }) => {
  const rise = toEnd(pitched(0, 1_000, degrees));
  expect(rise).toEqual({ kind: 'end', heightMm, runMm: 2_000 });
  const back = toAngle({ wall: 0, kneeMm: 1_000, rise });
  expect(back.kind === 'angle' && Math.abs(back.degrees - degrees) < 0.02).toBe(true);
});

test('a falling roof has no angle, and one that is too high no height', () => {
  expect(toAngle({ wall: 0, kneeMm: 2_000, rise: { kind: 'end', heightMm: 1_000, runMm: 1_000 } })).toEqual({ kind: 'angle', degrees: 0 });
  expect(toEnd(pitched(0, 1_000, 89))).toMatchObject({ heightMm: 30_000 });
});
