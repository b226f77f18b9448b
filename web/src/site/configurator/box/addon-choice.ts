import type { Addon } from '@contract/content/product';

type Choosable = Pick<Addon, 'id' | 'group' | 'maxUnits'>;

/** Ticks or unticks an add-on; ticking one of a group unticks the others of that group. */
export function toggleAddon(selected: readonly string[], id: string, addons: readonly Choosable[]): string[] {
  if (selected.includes(id)) return selected.filter((one) => one !== id);
  return uniteAddons(selected, [id], addons);
}

/** Returns both selections together; where two exclude each other the newer stays. */
export function uniteAddons(older: readonly string[], newer: readonly string[], addons: readonly Choosable[]): string[] {
  const groupOf = (id: string) => addons.find((addon) => addon.id === id)?.group ?? null;
  const taken = new Set(newer.map(groupOf).filter((group) => group !== null));
  const kept = older.filter((id) => newer.includes(id) || !taken.has(groupOf(id) ?? ''));
  return [...new Set([...kept, ...newer])];
}

/** Returns true if the add-on is available for this quantity (express terms end at some size). */
export const isWithinMaxUnits = (addon: Choosable, quantity: number): boolean => addon.maxUnits === null || quantity <= addon.maxUnits;

/** Returns true if a selected add-on is not available for this quantity. */
export const exceedsMaxUnits = (addons: readonly Choosable[], selected: readonly string[], quantity: number): boolean =>
  addons.some((addon) => selected.includes(addon.id) && !isWithinMaxUnits(addon, quantity));

/** Returns true if two of the selected add-ons exclude each other. */
export function hasConflict(selected: readonly string[], addons: readonly Choosable[]): boolean {
  const groups = addons.filter((addon) => addon.group !== null && selected.includes(addon.id)).map((addon) => addon.group);
  return new Set(groups).size < groups.length;
}
