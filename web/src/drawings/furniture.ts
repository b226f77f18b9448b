import type { House } from './house';
import { round } from './number';

/** Furniture by room name: x, y, width and depth in metres from the room's corner; `w` stands for the room's width. */
const furnitureOf: Record<string, (w: number) => readonly (readonly [number, number, number, number])[]> = {
  Schlafen: () => [
    [1.1, 0.2, 1.8, 2],
    [1.2, 0.3, 0.7, 0.45],
    [2.05, 0.3, 0.7, 0.45],
    [0.1, 2.7, 1.6, 0.6],
  ],
  Bad: (w) => [
    [0.15, 0.15, w - 0.3, 0.8],
    [0.15, 2.1, 0.5, 0.8],
    [w - 0.6, 1.5, 0.5, 0.7],
  ],
  Kind: () => [
    [2.7, 0.2, 1.1, 2],
    [0.3, 0.2, 1.4, 0.7],
  ],
  Wohnen: () => [
    [0.2, 0.9, 0.9, 2.1],
    [1.5, 1.5, 0.7, 1],
    [2.9, 1.9, 1.6, 0.9],
    [3.1, 1.4, 0.4, 0.4],
    [3.9, 1.4, 0.4, 0.4],
    [3.1, 2.9, 0.4, 0.4],
    [3.9, 2.9, 0.4, 0.4],
  ],
  Arbeiten: () => [
    [1, 2.5, 2.2, 0.9],
    [1.8, 1.9, 0.5, 0.5],
    [3.5, 0.3, 0.4, 1.4],
  ],
};

export function furniture(house: House, scale: number, x: number, y: number): string {
  const pieces = house.rooms.flatMap(([rx, ry, w, , , name]) =>
    (furnitureOf[name]?.(w) ?? []).map(
      ([fx, fy, fw, fd]) =>
        `M${round(x + (rx + fx) * scale)} ${round(y + (ry + fy) * scale)}h${round(fw * scale)}v${round(fd * scale)}h${round(-fw * scale)}z`,
    ),
  );
  return `<path d="${pieces.join('')}" stroke-width=".6" opacity=".45"/>`;
}
