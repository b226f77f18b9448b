export type DayCount = { day: string; count: number };
export type Bar = DayCount & { x: number; y: number; width: number; height: number };

/** Room between two bars, as a part of a bar's place. */
const GAP = 0.25;

/** The top of the scale: the next of 4, 8, 20, 40, 80, 200 … at or above the largest count, so that quarters are whole numbers. */
export function scaleTop(largest: number): number {
  for (let decade = 1; ; decade *= 10) {
    const top = [4, 8, 20].map((step) => step * decade).find((step) => step >= largest);
    if (top) return top;
  }
}

/** One bar a day in a field of the given size, standing on its lower edge. */
export function chartBars(days: readonly DayCount[], width: number, height: number): Bar[] {
  const top = scaleTop(Math.max(0, ...days.map(({ count }) => count)));
  const place = width / Math.max(1, days.length);
  return days.map((day, index) => {
    const tall = (day.count / top) * height;
    return { ...day, x: (index + GAP / 2) * place, y: height - tall, width: place * (1 - GAP), height: tall };
  });
}
