import { describe, expect, test } from 'vitest';
import { rectangle } from './edit-project';
import type { Slope } from './project';
import { lShape, measured, pitched, polygon, type MeasuredRoom } from './sample-rooms';

/** A roof over one wall of the room, by what it reaches after a run. */
const roof = (wall: number, kneeMm: number, heightMm: number, runMm: number): Slope => ({
  wall,
  kneeMm,
  rise: { kind: 'end', heightMm, runMm },
});

const underRoofs: MeasuredRoom[] = [
  {
    case: 'knee wall 1.20 m at 45°: a strip of 0.80 m counts half',
    room: { outline: rectangle(4, 3.8), slopes: [pitched(0, 1_200, 45)] },
    floor: 1_520,
    counted: 1_360,
    parts: [
      ['4-1', 1_200, 1_200],
      ['4-2', 320, 160],
    ],
  },
  {
    case: 'knee wall 1.00 m, 2.50 m after 2.00 m: the 2-metre line lies at 1.333 m',
    room: { outline: rectangle(4, 3.6), slopes: [roof(3, 1_000, 2_500, 2_000)] },
    floor: 1_440,
    counted: 1_200,
    parts: [
      ['4-1', 960, 960],
      ['4-2', 480, 240],
    ],
  },
  {
    case: 'no knee wall at 45°: the first metre does not count',
    room: { outline: rectangle(5, 4), slopes: [pitched(0, 0, 45)] },
    floor: 2_000,
    counted: 1_250,
    parts: [
      ['4-1', 1_000, 1_000],
      ['4-2', 500, 250],
      ['4-low', 500, 0],
    ],
  },
  {
    case: 'knee wall of exactly 1.00 m leaves no strip below a metre',
    room: { outline: rectangle(5, 4), slopes: [pitched(0, 1_000, 45)] },
    floor: 2_000,
    counted: 1_750,
    parts: [
      ['4-1', 1_500, 1_500],
      ['4-2', 500, 250],
    ],
  },
  {
    case: 'knee wall of exactly 2.00 m counts fully',
    room: { outline: rectangle(5, 4), slopes: [pitched(0, 2_000, 45)] },
    floor: 2_000,
    counted: 2_000,
    parts: [['4-1', 2_000, 2_000]],
  },
  {
    case: 'roofs on both sides count twice',
    room: { outline: rectangle(5, 6), slopes: [pitched(0, 1_000, 45), pitched(2, 1_000, 45)] },
    floor: 3_000,
    counted: 2_500,
    parts: [
      ['4-1', 2_000, 2_000],
      ['4-2', 1_000, 500],
    ],
  },
  {
    case: 'roofs on two neighbouring sides overlap in the corner',
    room: { outline: rectangle(5, 5), slopes: [pitched(0, 1_000, 45), pitched(3, 1_000, 45)] },
    floor: 2_500,
    counted: 2_050,
    parts: [
      ['4-1', 1_600, 1_600],
      ['4-2', 900, 450],
    ],
  },
  {
    case: 'a hipped roof on all sides',
    room: { outline: rectangle(6, 6), ceilingMm: 2_600, slopes: [0, 1, 2, 3].map((wall) => pitched(wall, 1_000, 45)) },
    floor: 3_600,
    counted: 2_600,
    parts: [
      ['4-1', 1_600, 1_600],
      ['4-2', 2_000, 1_000],
    ],
  },
  {
    case: 'roofs that never reach two metres',
    room: { outline: rectangle(5, 2), slopes: [pitched(0, 500, 45), pitched(2, 500, 45)] },
    floor: 1_000,
    counted: 250,
    parts: [
      ['4-2', 500, 250],
      ['4-low', 500, 0],
    ],
  },
  {
    case: 'roofs that never reach one metre',
    room: { outline: rectangle(5, 1), slopes: [pitched(0, 400, 45), pitched(2, 400, 45)] },
    floor: 500,
    counted: 0,
    parts: [['4-low', 500, 0]],
  },
  {
    case: 'a low flat ceiling above a roof counts half at most',
    room: { outline: rectangle(5, 4), ceilingMm: 1_900, slopes: [pitched(0, 0, 45)] },
    floor: 2_000,
    counted: 750,
    parts: [
      ['4-2', 1_500, 750],
      ['4-low', 500, 0],
    ],
  },
  {
    case: 'a roof that falls inwards',
    room: { outline: rectangle(5, 4), ceilingMm: 3_000, slopes: [roof(0, 3_000, 1_000, 4_000)] },
    floor: 2_000,
    counted: 1_500,
    parts: [
      ['4-1', 1_000, 1_000],
      ['4-2', 1_000, 500],
    ],
  },
  {
    case: 'a level roof of 1.50 m',
    room: { outline: rectangle(5, 4), slopes: [roof(0, 1_500, 1_500, 4_000)] },
    floor: 2_000,
    counted: 1_000,
    parts: [['4-2', 2_000, 1_000]],
  },
  {
    case: 'a flat pitch of 30°: the strip is 1.732 m deep',
    room: { outline: rectangle(10, 5), slopes: [pitched(0, 1_000, 30)] },
    floor: 5_000,
    counted: 4_134,
    parts: [
      ['4-1', 3_268, 3_268],
      ['4-2', 1_732, 866],
    ],
  },
  {
    case: 'a roof over one leg of an L reaches along the line of its wall',
    room: { outline: lShape, slopes: [pitched(5, 1_000, 45)] },
    floor: 2_100,
    counted: 1_800,
    parts: [
      ['4-1', 1_500, 1_500],
      ['4-2', 600, 300],
    ],
  },
  {
    case: 'a roof over a slanting wall',
    room: {
      outline: polygon([
        { x: 0, y: 0 },
        { x: 4_000, y: 0 },
        { x: 0, y: 3_000 },
      ]),
      slopes: [pitched(1, 1_000, 45)],
    },
    floor: 600,
    counted: 402,
    parts: [
      ['4-1', 204, 204],
      ['4-2', 396, 198],
    ],
  },
  {
    case: 'a roof over the wall between corner 1 and 2, entered against the clock',
    room: {
      outline: polygon([
        { x: 0, y: 0 },
        { x: 0, y: 4_000 },
        { x: 5_000, y: 4_000 },
        { x: 5_000, y: 0 },
      ]),
      slopes: [pitched(0, 1_000, 45)],
    },
    floor: 2_000,
    counted: 1_800,
    parts: [
      ['4-1', 1_600, 1_600],
      ['4-2', 400, 200],
    ],
  },
  {
    case: 'a roof over a wall that is gone is ignored',
    room: { slopes: [pitched(9, 0, 45)] },
    floor: 1_200,
    counted: 1_200,
    parts: [['4-1', 1_200, 1_200]],
  },
];

describe('measureRoom under sloping ceilings', () => {
  test.each(underRoofs)('$case', (row) => expect({ ...row, ...measured(row) }).toEqual(row));
});
