import { describe, expect, test } from 'vitest';
import { judgeElement, type ElementEffect } from './judge-element';
import { newElement } from './edit-project';
import type { RoomElement } from './project';

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
