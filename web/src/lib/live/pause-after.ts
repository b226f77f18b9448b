const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/**
 * How long to wait after so many failures in a row: twice as long each time, and not all browsers at the same moment.
 * @param chance from 0 to 1
 */
export const pauseAfter = (failures: number, chance: number): number =>
  Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS) * (0.75 + chance / 2);
