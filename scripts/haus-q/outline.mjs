import { exact } from './house.mjs';

/**
 * Returns the closed outlines of joined rectangles, without the lines where they touch: outer ones and those around
 * what they enclose.
 */
export function outlinesOf(rectangles) {
  const xs = sorted(rectangles.flatMap(({ x0, x1 }) => [x0, x1]));
  const ys = sorted(rectangles.flatMap(({ y0, y1 }) => [y0, y1]));
  const isFull = (column, row) => {
    const [x, y] = [(xs[column] + xs[column + 1]) / 2, (ys[row] + ys[row + 1]) / 2];
    return rectangles.some(({ x0, y0, x1, y1 }) => x > x0 && x < x1 && y > y0 && y < y1);
  };
  const edges = new Map();
  const add = (from, to) => edges.set(String(from), [...(edges.get(String(from)) ?? []), to]);
  for (let column = 0; column < xs.length - 1; column++)
    for (let row = 0; row < ys.length - 1; row++) {
      if (!isFull(column, row)) continue;
      const [x0, x1, y0, y1] = [xs[column], xs[column + 1], ys[row], ys[row + 1]];
      if (!isFull(column, row - 1)) add([x0, y0], [x1, y0]);
      if (!isFull(column + 1, row)) add([x1, y0], [x1, y1]);
      if (!isFull(column, row + 1)) add([x1, y1], [x0, y1]);
      if (!isFull(column - 1, row)) add([x0, y1], [x0, y0]);
    }
  return closedRings(edges).map(withoutMiddles);
}

const sorted = (values) => [...new Set(values.map(exact))].sort((a, b) => a - b);

function closedRings(edges) {
  const rings = [];
  for (const [start, targets] of edges)
    while (targets.length > 0) {
      const ring = [start.split(',').map(Number)];
      for (let next = targets.pop(); next && String(next) !== start; next = edges.get(String(next))?.pop()) ring.push(next);
      rings.push(ring);
    }
  return rings;
}

/** Leaves out points in the middle of a straight side. */
function withoutMiddles(ring) {
  return ring.filter(([x, y], index) => {
    const [px, py] = ring.at(index - 1);
    const [nx, ny] = ring[(index + 1) % ring.length];
    return !((px === x && nx === x) || (py === y && ny === y));
  });
}
