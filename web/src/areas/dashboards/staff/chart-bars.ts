/** One bar of a chart. */
export type Figure = { name: string; /** Whole and, as far as it is drawn, not negative. */ value: number };
export type Bar = { name: string; x: number; y: number; width: number; height: number };

/** Room between two bars, as a part of a bar's place. */
const GAP = 0.25;

/** The top of the scale: the next of 4, 8, 20, 40, 80, 200 … at or above the largest value, so that quarters are whole numbers. */
function scaleTop(largest: number): number {
  for (let decade = 1; ; decade *= 10) {
    const top = [4, 8, 20].map((step) => step * decade).find((step) => step >= largest);
    if (top) return top;
  }
}

/** The top of the scale for these figures. */
export const scaleTopOf = (figures: readonly Figure[]): number => scaleTop(Math.max(0, ...figures.map(({ value }) => value)));

type Field = { width: number; height: number; /** The value at its upper edge. */ top: number };

/** One bar a figure in a field, standing on its lower edge. */
export function chartBars(figures: readonly Figure[], { width, height, top }: Field): Bar[] {
  const place = width / Math.max(1, figures.length);
  return figures.map(({ name, value }, index) => {
    const tall = (Math.max(0, value) / top) * height;
    return { name, x: (index + GAP / 2) * place, y: height - tall, width: place * (1 - GAP), height: tall };
  });
}
