import { isWide, piecesOf, type House, type Piece } from './house';
import { randomFrom, round } from './drawing';

type SketchOptions = { scale?: number; x?: number; y?: number; seed?: number; wobble?: number };
type Random = () => number;
/** A wall piece in pixels. */
type Box = { x0: number; y0: number; x1: number; y1: number; wide: boolean };

/** Draws the plan as drawn by hand: wobbling lines, shaded walls. */
export function sketch(house: House, o: SketchOptions = {}): string {
  const { scale = 20, x = 0, y = 0, seed = 3, wobble = 1.6 } = o;
  const random = randomFrom(seed);
  let walls = '';
  let shading = '';
  let openings = '';
  let arcs = '';
  for (const piece of piecesOf(house)) {
    const box = {
      x0: x + piece.x0 * scale,
      y0: y + piece.y0 * scale,
      x1: x + piece.x1 * scale,
      y1: y + piece.y1 * scale,
      wide: isWide(piece),
    };
    if (piece.kind === 'solid') {
      walls += wallLines(box, random, wobble);
      shading += shadeLines(box, random);
    } else if (piece.kind === 'window') openings += centreLine(box, random, wobble);
    else arcs += doorSwing(box, piece);
  }
  return `<path d="${shading}" stroke-width=".6" opacity=".45"/><path d="${walls}" stroke-width="1.2"/><path d="${openings}${arcs}" stroke-width=".9" opacity=".75"/>`;
}

function handLine(x0: number, y0: number, x1: number, y1: number, random: Random, wobble: number): string {
  const mx = (x0 + x1) / 2 + (random() - 0.5) * wobble * 2;
  const my = (y0 + y1) / 2 + (random() - 0.5) * wobble * 2;
  const near = (value: number) => round(value + (random() - 0.5) * wobble);
  return `M${near(x0)} ${near(y0)}Q${round(mx)} ${round(my)} ${near(x1)} ${near(y1)}`;
}

const OVERSHOOT = 2;

function wallLines({ x0, y0, x1, y1, wide }: Box, random: Random, wobble: number): string {
  return wide
    ? [y0, y1].map((y) => handLine(x0 - OVERSHOOT, y, x1 + OVERSHOOT, y, random, wobble)).join('')
    : [x0, x1].map((x) => handLine(x, y0 - OVERSHOOT, x, y1 + OVERSHOOT, random, wobble)).join('');
}

function shadeLines({ x0, y0, x1, y1, wide }: Box, random: Random): string {
  const count = Math.max(x1 - x0, y1 - y0) / 7;
  const thickness = wide ? y1 - y0 : x1 - x0;
  let lines = '';
  for (let i = 0; i < count; i++) {
    const along = (i + random() * 0.6) / count;
    const px = x0 + (x1 - x0) * (wide ? along : 0);
    const py = y0 + (y1 - y0) * (wide ? 0 : along);
    lines += `M${round(px)} ${round(py + thickness)}l${round(thickness * 0.9)} ${round(-thickness)}`;
  }
  return lines;
}

function centreLine({ x0, y0, x1, y1, wide }: Box, random: Random, wobble: number): string {
  const mx = (x0 + x1) / 2;
  const my = (y0 + y1) / 2;
  return wide ? handLine(x0, my, x1, my, random, wobble) : handLine(mx, y0, mx, y1, random, wobble);
}

function doorSwing({ x0, y0, x1, y1, wide }: Box, { swing }: Piece): string {
  const length = wide ? x1 - x0 : y1 - y0;
  if (wide) {
    const top = round(y0 - length + 3);
    return swing === 2
      ? `M${round(x1)} ${round(y0)}v${round(-length)}Q${round(x0 + 2)} ${top} ${round(x0)} ${round(y0)}`
      : `M${round(x0)} ${round(y0)}v${round(-length)}Q${round(x1 - 2)} ${top} ${round(x1)} ${round(y0)}`;
  }
  return swing === 3
    ? `M${round(x0)} ${round(y0)}h${round(-length)}Q${round(x0 - length + 3)} ${round(y1 - 2)} ${round(x0)} ${round(y1)}`
    : `M${round(x1)} ${round(y0)}h${round(length)}Q${round(x1 + length - 3)} ${round(y1 - 2)} ${round(x1)} ${round(y1)}`;
}
