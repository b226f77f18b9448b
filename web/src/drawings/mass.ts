import { SHADE, SHEET, TINT } from './ink';
import { round } from './number';
import { polygon, type Projection } from './projection';

type MassOptions = {
  project: Projection;
  width: number;
  depth: number;
  height: number;
  roof: number;
  floors?: 1 | 2;
  bays?: number;
  tiles?: boolean;
};

/** A gabled house as a closed body. */
export function mass(o: MassOptions): string {
  const { project: at, width, depth, height, roof } = o;
  const front = [at(0, depth, 0), at(width, depth, 0), at(width, depth, height), at(0, depth, height)];
  const gable = [at(width, 0, 0), at(width, depth, 0), at(width, depth, height), at(width, depth / 2, height + roof), at(width, 0, height)];
  const slope = [
    at(-0.4, depth + 0.4, height - 0.25),
    at(width + 0.4, depth + 0.4, height - 0.25),
    at(width + 0.4, depth / 2, height + roof + 0.1),
    at(-0.4, depth / 2, height + roof + 0.1),
  ];
  return [
    '<g stroke="currentColor" stroke-width="1.1" stroke-linejoin="round">',
    `<path d="${polygon(gable)}" fill="${SHADE}"/><path d="${polygon(front)}" fill="${TINT}"/><path d="${polygon(slope)}" fill="${SHEET}"/>`,
    `<path d="${openings(o)}" fill="${SHEET}" stroke-width=".8"/>`,
    o.tiles === false ? '' : `<path d="${tiles(o)}" stroke-width=".5" opacity=".6"/>`,
    '</g>',
  ].join('');
}

function openings({ project: at, width, depth, height, floors = 1, bays = 3 }: MassOptions): string {
  const inFront = (x0: number, z0: number, x1: number, z1: number) =>
    polygon([at(x0, depth, z0), at(x1, depth, z0), at(x1, depth, z1), at(x0, depth, z1)]);
  const inGable = (y0: number, z0: number, y1: number, z1: number) =>
    polygon([at(width, y0, z0), at(width, y1, z0), at(width, y1, z1), at(width, y0, z1)]);
  const two = floors === 2;
  let shapes = '';
  for (let bay = 0; bay < bays; bay++) {
    const left = ((bay + 0.28) * width) / bays;
    const right = ((bay + 0.72) * width) / bays;
    if (bay === 1) shapes += inFront(left, 0, right, height * (two ? 0.42 : 0.72));
    else shapes += inFront(left, height * (two ? 0.1 : 0.3), right, height * (two ? 0.38 : 0.72));
    if (two) shapes += inFront(left, height * 0.5, right, height * 0.8);
  }
  return (
    shapes +
    inGable(depth * 0.2, height * 0.3, depth * 0.42, height * 0.72) +
    inGable(depth * 0.58, height * 0.3, depth * 0.8, height * 0.72)
  );
}

function tiles({ project, width, depth, height, roof }: MassOptions): string {
  return [1, 2, 3, 4, 5, 6]
    .map((row) => {
      const y = depth + 0.4 - ((depth / 2 + 0.4) * row) / 7;
      const z = height - 0.25 + ((roof + 0.35) * row) / 7;
      const from = project(-0.4, y, z);
      const to = project(width + 0.4, y, z);
      return `M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}`;
    })
    .join('');
}
