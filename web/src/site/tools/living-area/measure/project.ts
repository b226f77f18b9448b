import type { RoomUse } from './room-use';

/** A corner of a room in millimetres, x to the right and y down, as in the drawing. */
export type Point = { x: number; y: number };

/** A rectangle with a side of 0, or no corners, is one that has not been measured yet. */
export type Outline = { kind: 'rectangle'; lengthMm: number; widthMm: number } | { kind: 'polygon'; points: readonly Point[] };

/** How a roof rises from its wall inwards: by its angle, or by the height it reaches after a run. */
export type Rise = { kind: 'angle'; degrees: number } | { kind: 'end'; heightMm: number; runMm: number };

/** A sloping ceiling over a wall; wall 0 is the one from the first corner to the second. */
export type Slope = { wall: number; kneeMm: number; rise: Rise };

export const heightZones = ['full', 'half', 'low'] as const;
/** Clear height of at least two metres, of one to less than two, below one (§ 4 Nr. 1 and 2 WoFlV). */
export type HeightZone = (typeof heightZones)[number];

export const elementKinds = ['chimney', 'facing-wall', 'cladding', 'column', 'stairs', 'door-niche', 'window-niche', 'wall-niche'] as const;
export type ElementKind = (typeof elementKinds)[number];

/** Something § 3 Abs. 3 WoFlV has a rule for. Which of the figures count depends on the kind; niches lie outside the outline. */
export type RoomElement = {
  id: string;
  kind: ElementKind;
  lengthMm: number;
  depthMm: number;
  /** Of chimneys, facing walls, claddings and columns; of niches the clear height. */
  heightMm: number;
  /** Of stairs. */
  risers: number;
  /** Of niches in windows and walls. */
  reachesFloor: boolean;
  /** Where it stands under a sloping ceiling. */
  zone: HeightZone;
};

export type Room = {
  id: string;
  name: string;
  use: RoomUse;
  outline: Outline;
  /** Clear height below the flat part of the ceiling. */
  ceilingMm: number;
  slopes: readonly Slope[];
  elements: readonly RoomElement[];
  /** What is counted of an outdoor area, 25 to 50 (§ 4 Nr. 4 WoFlV). */
  outdoorPercent: number;
  /** A room of the example that the visitor has not changed. */
  isSample?: true;
};

export type Storey = { id: string; name: string; rooms: readonly Room[] };
export type Dwelling = { id: string; name: string; storeys: readonly Storey[] };
export type Project = { dwellings: readonly Dwelling[] };

export const limits = {
  dwellings: 40,
  storeys: 12,
  /** In the whole project. */
  rooms: 2_000,
  points: 40,
  slopes: 4,
  elements: 30,
  nameLength: 60,
  lengthMm: 500_000,
  heightMm: 30_000,
  risers: 99,
  degrees: 89,
  outdoorPercent: { min: 25, max: 50 },
} as const;
