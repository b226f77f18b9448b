/** A corner of a room in millimetres, x to the right and y down, as in the drawing. */
export type Point = { x: number; y: number };

/** A rectangle with a side of 0, or no corners, is one that has not been measured yet. */
export type Outline = { kind: 'rectangle'; lengthMm: number; widthMm: number } | { kind: 'polygon'; points: readonly Point[] };

/** The rise of a roof from its wall inwards: by its angle, or by the height it reaches after a run. */
export type Rise = { kind: 'angle'; degrees: number } | { kind: 'end'; heightMm: number; runMm: number };

/** A sloping ceiling over a wall; wall 0 is the one from the first corner to the second. */
export type Slope = { wall: number; kneeMm: number; rise: Rise };

export const heightZones = ['full', 'half', 'low'] as const;
/** The zones of clear height: at least two metres, one to less than two, below one (§ 4 Nr. 1 and 2 WoFlV). */
export type HeightZone = (typeof heightZones)[number];

export const elementKinds = ['chimney', 'facing-wall', 'cladding', 'column', 'stairs', 'door-niche', 'window-niche', 'wall-niche'] as const;
export type ElementKind = (typeof elementKinds)[number];

/** An element that § 3 Abs. 3 WoFlV has a rule for. Which of the figures count depends on the kind; niches lie outside the outline. */
export type RoomElement = {
  id: string;
  kind: ElementKind;
  lengthMm: number;
  depthMm: number;
  /** The height of chimneys, facing walls, claddings and columns; of niches the clear height. */
  heightMm: number;
  /** The number of risers of stairs. */
  risers: number;
  /** True if a niche in a window or wall reaches the floor. */
  reachesFloor: boolean;
  /** The zone of the sloping ceiling that it stands under. */
  zone: HeightZone;
};

export type Room = {
  id: string;
  name: string;
  use: RoomUse;
  outline: Outline;
  /** The clear height below the flat part of the ceiling. */
  ceilingMm: number;
  slopes: readonly Slope[];
  elements: readonly RoomElement[];
  /** The percentage of an outdoor area that counts, 25 to 50 (§ 4 Nr. 4 WoFlV). */
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
  /** The limit for the whole project. */
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

/** The groups of rooms in § 4 WoFlV: counted by height, as an enclosed room that cannot be heated, as an outdoor area, or not at all. */
type RoomGroup = 'indoor' | 'enclosed' | 'outdoor' | 'never';

type UseRule = { group: RoomGroup; clause: Clause | null };

/** The uses of a room, which decide whether it belongs to the living area (§ 2 WoFlV). A `clause` stands where that alone decides. */
const roomUses = {
  living: { group: 'indoor', clause: null },
  'shared-in-home': { group: 'indoor', clause: null },
  'winter-garden-heated': { group: 'indoor', clause: null },
  'winter-garden-unheated': { group: 'enclosed', clause: '4-3' },
  'swimming-room': { group: 'enclosed', clause: '4-3' },
  'similar-enclosed': { group: 'enclosed', clause: '4-3' },
  balcony: { group: 'outdoor', clause: '4-4' },
  loggia: { group: 'outdoor', clause: '4-4' },
  'roof-garden': { group: 'outdoor', clause: '4-4' },
  terrace: { group: 'outdoor', clause: '4-4' },
  cellar: { group: 'never', clause: '2-3-1' },
  'storage-outside': { group: 'never', clause: '2-3-1' },
  laundry: { group: 'never', clause: '2-3-1' },
  attic: { group: 'never', clause: '2-3-1' },
  'drying-room': { group: 'never', clause: '2-3-1' },
  'boiler-room': { group: 'never', clause: '2-3-1' },
  garage: { group: 'never', clause: '2-3-1' },
  substandard: { group: 'never', clause: '2-3-2' },
  business: { group: 'never', clause: '2-3-3' },
  shared: { group: 'never', clause: '2-1' },
} as const satisfies Record<string, UseRule>;

export type RoomUse = keyof typeof roomUses;
export const roomUseNames = Object.keys(roomUses) as RoomUse[];

export const ruleOf = (use: RoomUse): UseRule => roomUses[use];

/** Returns true if the clear height decides how much of a room counts; outdoors there is none, and what never counts has no need of it. */
export const countsByHeight = (use: RoomUse): boolean => {
  const { group } = ruleOf(use);
  return group === 'indoor' || group === 'enclosed';
};

/** The rules of the Living Space Ordinance (WoFlV) that a figure can rest on; `living-area.clause.*` says each in a sentence. */
export const clauses = [
  '2-1',
  '2-3-1',
  '2-3-2',
  '2-3-3',
  '3-1',
  '3-3-1',
  '3-3-2',
  '3-3-3',
  '3-3-4',
  '4-1',
  '4-2',
  '4-low',
  '4-3',
  '4-4',
] as const;
export type Clause = (typeof clauses)[number];
