import { ground } from './annotation';
import { round } from './drawing';

type ElevationOptions = { x: number; y: number; width: number; floorHeight: number; roof: number; columns: number; roofFill?: string };

const FLOORS = 2;

/** Draws a façade: two rows of windows, a door in the middle, a tiled hipped roof. */
export function elevation({ x, y, width, floorHeight, roof, columns, roofFill = 'none' }: ElevationOptions): string {
  const top = y - FLOORS * floorHeight;
  const right = x + width;
  const bay = width / columns;
  let frames = '';
  let bars = '';
  for (let floor = 0; floor < FLOORS; floor++) {
    for (let column = 0; column < columns; column++) {
      const left = x + column * bay + bay * 0.24;
      const head = y - floor * floorHeight - floorHeight * 0.78;
      const w = bay * 0.52;
      const h = floorHeight * 0.5;
      if (floor === 0 && column === Math.floor(columns / 2)) frames += `M${round(left)} ${y}V${round(head)}h${round(w)}V${y}`;
      else {
        frames += `M${round(left)} ${round(head)}h${round(w)}v${round(h)}h${round(-w)}z`;
        bars += `M${round(left + w / 2)} ${round(head)}v${round(h)}M${round(left - 3)} ${round(head + h + 2)}h${round(w + 6)}`;
      }
    }
  }
  const tiles = [1, 2, 3, 4, 5].map((row) => {
    const up = row / 6;
    return `M${round(x - 10 + 34 * up)} ${round(top - roof * up)}H${round(right + 10 - 34 * up)}`;
  });
  return [
    `<path d="M${x} ${y}V${top}H${right}V${y}" stroke-width="1.5"/>`,
    `<path d="M${x - 10} ${top}H${right + 10}L${right - 24} ${top - roof}H${x + 24}z" fill="${roofFill}" stroke-width="1.5"/>`,
    `<path d="${frames}" fill="none" stroke-width="1"/><path d="${bars}" stroke-width=".7"/>`,
    `<path d="${tiles.join('')}" stroke-width=".5" opacity=".55"/>`,
    ground(x - 28, right + 28, y),
  ].join('');
}
