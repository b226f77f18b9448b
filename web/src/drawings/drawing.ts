/** A drawing before it becomes an SVG: its field in pixels and what is drawn on it. */
export type DrawingPlan = {
  width: number;
  height: number;
  draw: () => string;
  /** The hatch patterns; their ids are made unique for the page later. */
  patterns?: string;
  /** The number of coordinates a pixel is divided into; dense drawings take fewer. */
  precision?: number;
  /** The alignment by which the drawing fills a field of other proportions. */
  fit?: 'xMinYMin slice' | 'xMidYMid slice';
};

/** Returns a product drawing; all of them share one field. */
export const product = (draw: () => string, patterns = '', precision = 10): DrawingPlan => ({
  width: 320,
  height: 220,
  draw,
  patterns,
  precision,
});

export type Drawings = Record<string, DrawingPlan>;

let stepsPerUnit = 10;

/** Returns a coordinate as SVG wants it: short, without a leading zero. */
export function round(value: number): string {
  const text = String(Math.round(value * stepsPerUnit) / stepsPerUnit);
  return text.replace(/^(-?)0\./, '$1.');
}

/** Rounds as `round` does, but returns a number. */
export const snap = (value: number): number => Math.round(value * stepsPerUnit) / stepsPerUnit;

/** Draws on a coarser grid: dense drawings stay small, and the eye does not see half a pixel. */
export function withPrecision<T>(steps: number, draw: () => T): T {
  const before = stepsPerUnit;
  stepsPerUnit = steps;
  try {
    return draw();
  } finally {
    stepsPerUnit = before;
  }
}

/** Returns a small repeatable generator, so that a drawing is the same on every render. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => (state = (state * 1664525 + 1013904223) >>> 0) / 4294967296;
}

/** Formats metres with two places and a German comma; English drawings are translated as a whole. */
export const metres = (value: number): string => value.toFixed(2).replace('.', ',');

export const last = <T>(list: readonly T[]): T => list[list.length - 1] as T;
