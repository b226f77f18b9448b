import type { Mark } from '@contract/production/order';

/** A mark while it is written; what it says is a field of the form. */
export type DraftMark = Omit<Mark, 'text'> & { id: string };

/** A page of a result. */
export type Place = Pick<Mark, 'fileName' | 'page'>;

type Rectangle = { left: number; top: number; width: number; height: number };

const within = (part: number): number => Math.min(1, Math.max(0, part));
/** Places are kept to a ten-thousandth: less than a pixel on any screen. */
const rounded = (part: number): number => Math.round(within(part) * 10_000) / 10_000;

/** Where on a picture somebody pointed, as parts of its width and height. */
export const pointOn = ({ left, top, width, height }: Rectangle, clientX: number, clientY: number): Pick<Mark, 'x' | 'y'> => ({
  x: rounded((clientX - left) / width),
  y: rounded((clientY - top) / height),
});

/** A mark moved by parts of width and height; it stays on its page. */
export const moveMark = (marks: readonly DraftMark[], id: string, by: Pick<Mark, 'x' | 'y'>): DraftMark[] =>
  marks.map((mark) => (mark.id === id ? { ...mark, x: rounded(mark.x + by.x), y: rounded(mark.y + by.y) } : mark));

/** The marks as they are sent; `textOf` gives what is written at one. */
export const marksToSend = (marks: readonly DraftMark[], textOf: (id: string) => string): Mark[] =>
  marks.map(({ id, ...mark }) => ({ ...mark, text: textOf(id).trim() }));

export const isOn = ({ fileName, page }: Place, mark: Place): boolean => mark.fileName === fileName && mark.page === page;
