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
