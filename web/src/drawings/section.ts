import { ground, level } from './annotation';
import { metres, round } from './number';

type SectionOptions = { x: number; y: number; width: number; floorHeight: number; roof: number; hatchId: string; levels?: boolean };

const FLOORS = 2;
const WALL = 7;
const STEPS = 7;

/** A two-storey house cut open, with stair, windows and level marks. */
export function section({ x, y, width, floorHeight, roof, hatchId, levels = true }: SectionOptions): string {
  const top = y - FLOORS * floorHeight;
  const middle = x + width / 2;
  const right = x + width;
  const floors = [1, 2].map((i) => `M${x + WALL} ${y - i * floorHeight}h${width - 2 * WALL}v5h-${width - 2 * WALL}z`).join('');
  const cut = `M${x} ${y}V${top}h${WALL}V${y}zM${right - WALL} ${y}V${top}h${WALL}V${y}zM${x - 10} ${y}h${width + 20}v${WALL + 3}h-${width + 20}z${floors}`;
  const windows = [14, floorHeight + 12].map((up) => [x + 30, right - 52].map((wx) => `M${wx} ${y - up}v-20h26v20z`).join('')).join('');
  const step = `v-${round(floorHeight / STEPS)}h${round(44 / STEPS)}`;
  const marks = [
    level(right + 26, y, '±0,00'),
    ...[1, 2].map((i) => level(right + 26, y - i * floorHeight, `+${metres(i * 2.75)}`)),
    level(right + 26, top - roof - 9, `+${metres(FLOORS * 2.75 + 3.6)}`),
  ];
  return [
    `<path d="M${x - 8} ${top + 6}L${middle} ${top - roof}L${right + 8} ${top + 6}L${right + 8} ${top - 3}L${middle} ${top - roof - 9}L${x - 8} ${top - 3}z" fill="url(#${hatchId})" stroke-width="1.5"/>`,
    `<path d="${cut}" fill="url(#${hatchId})" stroke-width="1.5"/>`,
    `<path d="M${middle - 16} ${y}V${top + 5}M${middle + 30} ${y}v-${floorHeight - 5}" stroke-width="1"/>`,
    `<path d="M${middle - 12} ${y}${step.repeat(STEPS)}" stroke-width="1"/>`,
    `<path d="${windows}" stroke-width=".8" opacity=".7"/>`,
    levels ? marks.join('') : '',
    ground(x - 30, right + 34, y + WALL + 3),
  ].join('');
}
