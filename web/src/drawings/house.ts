/** The swing of an opening's door: 0 and 1 up from its left end, 2 up from its right end, 3 to the left, 4 to the right. */
type Swing = 0 | 1 | 2 | 3 | 4;
type Opening = readonly [from: number, to: number, kind: 'window' | 'door', swing?: Swing];
type Wall = readonly [x0: number, y0: number, x1: number, y1: number, openings: readonly Opening[]];
export type Room = readonly [x: number, y: number, width: number, depth: number, number: string, name: string];

/** A building in metres; walls are axis-aligned, openings lie along their long side. */
export type House = {
  width: number;
  depth: number;
  height: number;
  walls: readonly Wall[];
  rooms: readonly Room[];
};

/** A part of a wall: solid, or one of its openings. */
export type Piece = {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  kind: 'solid' | 'window' | 'door';
  swing: Swing | undefined;
};

/** The reference building that every drawing shows. Change it and all of them change. */
export const HOUSE_Q: House = {
  width: 12,
  depth: 8.4,
  height: 2.4,
  walls: [
    [
      0,
      0,
      12,
      0.4,
      [
        [1.3, 3.5, 'window'],
        [5.4, 6.8, 'window'],
        [8.5, 10.7, 'window'],
      ],
    ],
    [
      0,
      8,
      12,
      8.4,
      [
        [1.2, 4.2, 'window'],
        [5.9, 7, 'door', 0],
        [8.5, 10.7, 'window'],
      ],
    ],
    [
      0,
      0.4,
      0.4,
      8,
      [
        [1.5, 3.1, 'window'],
        [5.3, 7.1, 'window'],
      ],
    ],
    [
      11.6,
      0.4,
      12,
      8,
      [
        [1.5, 3.1, 'window'],
        [5.3, 7.1, 'window'],
      ],
    ],
    [4.6, 0.4, 4.8, 4.2, []],
    [7.4, 0.4, 7.6, 4.2, []],
    [
      0.4,
      4.2,
      11.6,
      4.4,
      [
        [3.5, 4.4, 'door', 1],
        [5.8, 6.7, 'door', 1],
        [7.8, 8.7, 'door', 2],
      ],
    ],
    [5.4, 4.4, 5.6, 8, [[4.7, 5.6, 'door', 3]]],
    [7.4, 4.4, 7.6, 8, [[5.9, 6.8, 'door', 4]]],
  ],
  rooms: [
    [0.4, 0.4, 4.2, 3.8, '1.01', 'Schlafen'],
    [4.8, 0.4, 2.6, 3.8, '1.02', 'Bad'],
    [7.6, 0.4, 4, 3.8, '1.03', 'Kind'],
    [0.4, 4.4, 5, 3.6, '1.04', 'Wohnen'],
    [5.6, 4.4, 1.8, 3.6, '1.05', 'Flur'],
    [7.6, 4.4, 4, 3.6, '1.06', 'Arbeiten'],
  ],
};

const isHorizontal = ([x0, y0, x1, y1]: Wall) => x1 - x0 > y1 - y0;

function mirrored(house: House): House {
  const { width } = house;
  return {
    ...house,
    walls: house.walls.map((wall): Wall => {
      const [x0, y0, x1, y1, openings] = wall;
      const turned = openings.map(([from, to, kind, swing]): Opening => [width - to, width - from, kind, swing]);
      return [width - x1, y0, width - x0, y1, isHorizontal(wall) ? turned : openings];
    }),
    rooms: house.rooms.map(([x, y, w, d, number, name]): Room => [width - x - w, y, w, d, number.replace('1.', '2.'), name]),
  };
}

const isOuterLeft = ([x0, , x1]: Wall) => x0 === 0 && x1 < 1;

/** Returns the house and its mirror image sharing a party wall. */
export function semiDetached(house: House): House {
  const neighbour = mirrored(house);
  const shift = house.width - 0.4;
  const moved = neighbour.walls
    .filter((wall) => !isOuterLeft(wall))
    .map((wall): Wall => {
      const [x0, y0, x1, y1, openings] = wall;
      const shifted = openings.map(([from, to, kind, swing]): Opening => [from + shift, to + shift, kind, swing]);
      return [x0 + shift, y0, x1 + shift, y1, isHorizontal(wall) ? shifted : openings];
    });
  return {
    width: shift + house.width,
    depth: house.depth,
    height: house.height,
    walls: [...house.walls, ...moved],
    rooms: [...house.rooms, ...neighbour.rooms.map(([x, ...rest]): Room => [x + shift, ...rest])],
  };
}

/** Returns all walls, cut at their openings. */
export function piecesOf(house: House): Piece[] {
  return house.walls.flatMap((wall) => {
    const [x0, y0, x1, y1, openings] = wall;
    const horizontal = isHorizontal(wall);
    const end = horizontal ? x1 : y1;
    const pieces: Piece[] = [];
    const add = (from: number, to: number, kind: Piece['kind'], swing?: Swing) =>
      pieces.push(horizontal ? { x0: from, y0, x1: to, y1, kind, swing } : { x0, y0: from, x1, y1: to, kind, swing });
    let position = horizontal ? x0 : y0;
    for (const [from, to, kind, swing] of openings.toSorted((a, b) => a[0] - b[0])) {
      if (from > position) add(position, from, 'solid');
      add(from, to, kind, swing);
      position = to;
    }
    if (end > position) add(position, end, 'solid');
    return pieces;
  });
}

export const isWide = (piece: Piece): boolean => piece.x1 - piece.x0 > piece.y1 - piece.y0;
