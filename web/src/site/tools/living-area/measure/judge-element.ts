import type { Clause } from './room-use';
import type { ElementKind, RoomElement } from './project';

/** § 3 Abs. 3 WoFlV. */
const MIN_SOLID_HEIGHT_MM = 1_500;
const MIN_SOLID_AREA_MM2 = 100_000;
const MIN_RISERS = 3;
const MIN_NICHE_DEPTH_MM = 130;

/** What an element does to the floor area: `kept` and `ignored` leave it as it is, since the first lies inside the outline and the second outside. */
export type ElementEffect = 'deducted' | 'kept' | 'added' | 'ignored';

export type Judgement = { effect: ElementEffect; clause: Clause };

type Solid = Extract<ElementKind, 'chimney' | 'facing-wall' | 'cladding' | 'column'>;

/** Whole square millimetres. */
export const elementArea = ({ lengthMm, depthMm }: RoomElement): number => lengthMm * depthMm;

export function judgeElement(element: RoomElement): Judgement {
  if (isSolid(element.kind)) {
    const isLarge = element.heightMm > MIN_SOLID_HEIGHT_MM && elementArea(element) > MIN_SOLID_AREA_MM2;
    return { effect: isLarge ? 'deducted' : 'kept', clause: '3-3-1' };
  }
  if (element.kind === 'stairs') return { effect: element.risers > MIN_RISERS ? 'deducted' : 'kept', clause: '3-3-2' };
  if (element.kind === 'door-niche') return { effect: 'ignored', clause: '3-3-3' };
  return { effect: element.reachesFloor && element.depthMm > MIN_NICHE_DEPTH_MM ? 'added' : 'ignored', clause: '3-3-4' };
}

export const isSolid = (kind: ElementKind): kind is Solid =>
  kind === 'chimney' || kind === 'facing-wall' || kind === 'cladding' || kind === 'column';

export const isNiche = (kind: ElementKind): boolean => kind.endsWith('-niche');
