/** A drawing before it becomes an SVG: its field in pixels and what is drawn on it. */
export type DrawingPlan = {
  width: number;
  height: number;
  draw: () => string;
  /** Hatch patterns; their ids are made unique for the page later. */
  patterns?: string;
  /** Coordinates a pixel is divided into; dense drawings take fewer. */
  precision?: number;
  /** How it fills a field of other proportions. */
  fit?: 'xMinYMin slice' | 'xMidYMid slice';
};

/** All product drawings share one field. */
export const product = (draw: () => string, patterns = '', precision = 10): DrawingPlan => ({
  width: 320,
  height: 220,
  draw,
  patterns,
  precision,
});

export type Drawings = Record<string, DrawingPlan>;
