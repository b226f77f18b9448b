const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The letter of a page's section. Building axes leave out I and O, which read as numbers. */
export const axisLetter = (index: number): string => LETTERS[index % LETTERS.length] ?? '';
