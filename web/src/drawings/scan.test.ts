import { expect, test } from 'vitest';
import { HOUSE_Q, semiDetached } from './house';
import { oblique } from './axonometry';
import { scan } from './scan';

const houses = semiDetached(HOUSE_Q);
const walls = { project: oblique(56, 0, 0), view: 'oblique', noise: 0, floor: 0 } as const;

const paths = (svg: string) => [...svg.matchAll(/ d="(M[^"]*)"/g)].map(([, path = '']) => path);
const lines = (svg: string) => paths(svg).flatMap((path) => path.match(/M[^M]+/g) ?? []);
const startsOf = (path: string) => [...path.matchAll(/M(-?[\d.]+)/g)].map(([, x]) => Number(x));

test('columns lie side by side and hold the same lines', () => {
  const [whole, inColumns] = [scan(houses, walls), scan(houses, { ...walls, columns: 8 })];
  expect(lines(inColumns).toSorted()).toEqual(lines(whole).toSorted());

  const width = (path: string) => Math.max(...startsOf(path)) - Math.min(...startsOf(path));
  // Up to a column, and how far the view leans within the height of a wall.
  const most = (houses.width / 8 + houses.height * 0.32) * 56 + 2;
  expect(Math.max(...paths(whole).map(width))).toBeGreaterThan(most);
  expect(Math.max(...paths(inColumns).map(width))).toBeLessThanOrEqual(most);
});

test('lines on the floor end with their column', () => {
  const floor = scan(houses, { ...walls, floor: 1, columns: 8 });
  const wallsOnly = new Set(lines(scan(houses, { ...walls, columns: 8 })));
  const lengths = lines(floor)
    .filter((line) => !wallsOnly.has(line))
    .map((line) => Number(/l(-?[\d.]+)/.exec(line)?.[1]));
  expect(lengths.length).toBeGreaterThan(8);
  expect(Math.max(...lengths)).toBeLessThanOrEqual((houses.width / 8) * 56);
});
