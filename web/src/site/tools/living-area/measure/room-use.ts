/** How § 4 WoFlV treats a room: by its height, as an enclosed room that cannot be heated, as an outdoor area, or not at all. */
export type RoomGroup = 'indoor' | 'enclosed' | 'outdoor' | 'never';

type UseRule = { group: RoomGroup; clause: Clause | null };

/** What a room is used for decides whether it belongs to the living area (§ 2 WoFlV). A `clause` stands where that alone decides. */
export const roomUses = {
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

/** Whether the clear height decides how much of a room counts; outdoors there is none, and what never counts has no need of it. */
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
