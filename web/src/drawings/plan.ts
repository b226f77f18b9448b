import { type House, isWide, type Piece, piecesOf, type Room } from './house';
import { MONO, SHEET } from './ink';
import { metres, round } from './drawing';

export type PlanOptions = {
  /** The pixels a metre. */
  scale?: number;
  x?: number;
  y?: number;
  /** The fill of walls: 'solid', 'none', 'hatch' with `hatchId`, or a colour. */
  wall?: string;
  hatchId?: string;
  furniture?: boolean;
  doors?: boolean;
  /** The room stamps: names with areas, or numbers with areas. */
  stamps?: 'names' | 'numbers';
  fontSize?: number;
  /** Returns the attributes of a room's fill, or '' for none. */
  fill?: (room: Room, index: number) => string;
};

type Place = { X: (metres: number) => string; Y: (metres: number) => string; scale: number };

/** Draws a floor plan after the house: room fills, furniture, doors, windows, walls, stamps. */
export function plan(house: House, o: PlanOptions = {}): string {
  const { scale = 20, x = 0, y = 0, wall = 'solid' } = o;
  const place: Place = { X: (v) => round(x + v * scale), Y: (v) => round(y + v * scale), scale };
  const pieces = piecesOf(house);
  const of = (kind: Piece['kind'], draw: (piece: Piece, place: Place) => string) =>
    pieces
      .filter((piece) => piece.kind === kind)
      .map((piece) => draw(piece, place))
      .join('');
  const walls = of('solid', outline);
  const doors = `<path d="${of('door', doorArc)}" stroke-width=".75" opacity=".7"/><path d="${of('door', doorLeaf)}" stroke-width="1.25"/>`;
  return [
    o.fill ? roomFills(house, o.fill, place) : '',
    o.furniture === false ? '' : furniture(house, scale, x, y),
    o.doors === false ? '' : doors,
    `<path d="${of('window', windowLines)}" stroke-width=".75"/>`,
    `<path d="${walls}" fill="${wallFill(wall, o.hatchId)}" stroke="currentColor" stroke-width="${wall === 'solid' ? 0.5 : 1.25}"/>`,
    o.stamps ? roomStamps(house, o) : '',
  ].join('');
}

function wallFill(wall: string, hatchId: string | undefined): string {
  if (wall === 'solid') return 'currentColor';
  return wall === 'hatch' ? `url(#${hatchId})` : wall;
}

function roomFills(house: House, fill: (room: Room, index: number) => string, { X, Y, scale }: Place): string {
  return house.rooms
    .map((room, index) => {
      const attributes = fill(room, index);
      const [x, y, w, d] = room;
      const shape = `M${X(x)} ${Y(y)}h${round(w * scale)}v${round(d * scale)}h${round(-w * scale)}z`;
      return attributes ? `<path d="${shape}" ${attributes}/>` : '';
    })
    .join('');
}

const outline = ({ x0, y0, x1, y1 }: Piece, { X, Y }: Place) => `M${X(x0)} ${Y(y0)}H${X(x1)}V${Y(y1)}H${X(x0)}z`;

function windowLines(piece: Piece, { X, Y }: Place): string {
  const { x0, y0, x1, y1 } = piece;
  return isWide(piece)
    ? [y0, y1, (y0 + y1) / 2].map((y) => `M${X(x0)} ${Y(y)}H${X(x1)}`).join('')
    : [x0, x1, (x0 + x1) / 2].map((x) => `M${X(x)} ${Y(y0)}V${Y(y1)}`).join('');
}

function doorLeaf(piece: Piece, { X, Y, scale }: Place): string {
  const { x0, y0, x1, y1, swing } = piece;
  const length = round((isWide(piece) ? x1 - x0 : y1 - y0) * scale);
  if (isWide(piece)) return `M${X(swing === 2 ? x1 : x0)} ${Y(y0)}v-${length}`;
  return swing === 3 ? `M${X(x0)} ${Y(y0)}h-${length}` : `M${X(x1)} ${Y(y0)}h${length}`;
}

function doorArc(piece: Piece, { X, Y, scale }: Place): string {
  const { x0, y0, x1, y1, swing } = piece;
  const width = isWide(piece) ? x1 - x0 : y1 - y0;
  const arc = `A${round(width * scale)} ${round(width * scale)} 0 0`;
  if (isWide(piece)) {
    return swing === 2 ? `M${X(x1)} ${Y(y0 - width)}${arc} 0 ${X(x0)} ${Y(y0)}` : `M${X(x0)} ${Y(y0 - width)}${arc} 1 ${X(x1)} ${Y(y0)}`;
  }
  return swing === 3 ? `M${X(x0 - width)} ${Y(y0)}${arc} 0 ${X(x0)} ${Y(y1)}` : `M${X(x1 + width)} ${Y(y0)}${arc} 1 ${X(x1)} ${Y(y1)}`;
}

function roomStamps(house: House, o: PlanOptions): string {
  const { scale = 20, x = 0, y = 0, fontSize = 8.5, stamps } = o;
  const texts = house.rooms.map(([rx, ry, w, d, number, name]) => {
    const centre = round(x + (rx + w / 2) * scale);
    const middle = y + (ry + d / 2) * scale;
    const title = stamps === 'names' && w > 2.4 ? name : number;
    return `<text x="${centre}" y="${round(middle - 2)}" font-weight="600">${title}</text><text x="${centre}" y="${round(middle + fontSize * 1.08)}">${metres(w * d)}</text>`;
  });
  const halo = o.furniture === false ? 'stroke="none"' : `stroke="${SHEET}" stroke-width="3" paint-order="stroke"`;
  return `<g fill="currentColor" ${halo} text-anchor="middle" font-size="${fontSize}" ${MONO}>${texts.join('')}</g>`;
}

/** The furniture by room name: x, y, width and depth in metres from the room's corner; `w` stands for the room's width. */
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

function furniture(house: House, scale: number, x: number, y: number): string {
  const pieces = house.rooms.flatMap(([rx, ry, w, , , name]) =>
    (furnitureOf[name]?.(w) ?? []).map(
      ([fx, fy, fw, fd]) =>
        `M${round(x + (rx + fx) * scale)} ${round(y + (ry + fy) * scale)}h${round(fw * scale)}v${round(fd * scale)}h${round(-fw * scale)}z`,
    ),
  );
  return `<path d="${pieces.join('')}" stroke-width=".6" opacity=".45"/>`;
}
