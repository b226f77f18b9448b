import { backToFront, boxesOf, type Box, polygon, type Point, type Projection } from './axonometry';
import type { House } from './house';
import { ACCENT, SHEET, VIVID } from './ink';
import { last, randomFrom, round } from './drawing';

type ScanOptions = {
  project: Projection;
  view?: 'isometric' | 'oblique';
  height?: number;
  /** The colours from the ground up. */
  colours?: readonly string[];
  /** The metres between two scan lines. */
  spacing?: number;
  lineWidth?: number;
  dash?: string;
  noise?: number;
  seed?: number;
  /** The metres between scan lines on the floor; 0 for none. */
  floor?: number;
  /** Lets near walls hide far ones. */
  solid?: boolean;
  /** The number of paths side by side: of a wide scan, browsers then draw only those that they show. */
  columns?: number;
};

/**
 * Draws a point cloud: every visible face is swept by dotted lines (round caps, dash 0 n), far smaller than single points and structured
 * like a real scan.
 */
export function scan(house: House, o: ScanOptions): string {
  const { height = house.height, colours = ['currentColor', ACCENT, VIVID], columns = 1 } = o;
  const random = randomFrom(o.seed ?? 5);
  const layers = new Layers(colours, columns, house.width);
  const boxes = boxesOf(house, height);
  if (o.solid) for (const box of backToFront(boxes, 'isometric')) solidBox(box, o, height, layers);
  else sweepBoxes(boxes, o, height, random, layers);
  if (o.solid) layers.flush();
  const walls = layers.take();
  sweepFloor(house, o, random, layers);
  const stray = strayPoints(house, o, random);
  layers.flush();
  const fill = o.solid ? ` fill="${SHEET}"` : '';
  return `<g fill="none" stroke-linecap="round" stroke-width="${o.lineWidth ?? 1.6}"><path d="${stray}" stroke="${last(colours)}" opacity=".7"/><g stroke-dasharray="${o.dash ?? '0 3.4 0 5 0 2.8'}"${fill}>${layers.take()}${walls}</g></g>`;
}

/** Collects line work by column and colour and writes it as paths in the order of the flushes. */
class Layers {
  private columns: string[][] = [];
  private written = '';

  constructor(
    private readonly colours: readonly string[],
    private readonly count: number,
    private readonly width: number,
  ) {}

  /** Returns the colour for a height, as an index. */
  at(z: number, height: number): number {
    return Math.max(0, Math.min(this.colours.length - 1, Math.floor((z / height) * this.colours.length * 0.999)));
  }

  /** Adds a line that begins so many metres from the left. */
  add(colour: number, line: string, x = 0): void {
    const column = Math.min(this.count - 1, Math.floor((x / this.width) * this.count));
    const lines = (this.columns[column] ??= this.colours.map(() => ''));
    lines[colour] += line;
  }

  flush(): void {
    for (const lines of this.columns.splice(0)) {
      lines?.forEach((line, i) => {
        const colour = this.colours[i];
        if (line) this.written += `<path d="${line}"${colour === 'currentColor' ? '' : ` stroke="${colour}"`}/>`;
      });
    }
  }

  take(): string {
    const paths = this.written;
    this.written = '';
    return paths;
  }
}

function solidBox([x0, y0, , x1, y1, top]: Box, { project, spacing = 0.3 }: ScanOptions, height: number, layers: Layers): void {
  layers.flush();
  layers.add(
    0,
    polygon([project(x0, y0, top), project(x1, y0, top), project(x1, y0, 0), project(x1, y1, 0), project(x0, y1, 0), project(x0, y1, top)]),
  );
  const line = (corners: readonly Point[], z: number) => {
    const points = corners.map(([x, y]) => project(x, y, z).map(Math.round) as [number, number]);
    const steps = points.slice(1).map(([x, y], i) => `${x - points[i]![0]} ${y - points[i]![1]}`);
    layers.add(z / height > 0.62 ? 1 : 0, `M${points[0]!.join(' ')}l${steps.join(' ')}`.replaceAll(' -', '-'));
  };
  for (let z = 0.08; z < top - 0.1; z += spacing)
    line(
      [
        [x0, y1],
        [x1, y1],
        [x1, y0],
      ],
      z,
    );
  line(
    [
      [x0, y0],
      [x0, y1],
      [x1, y1],
      [x1, y0],
      [x0, y0],
    ],
    top,
  );
}

function sweepBoxes(boxes: readonly Box[], o: ScanOptions, height: number, random: () => number, layers: Layers): void {
  const { project, spacing = 0.3, view = 'isometric' } = o;
  const add = (from: Point, to: Point, z: number) =>
    layers.add(layers.at(z, height), sweep(project(from[0], from[1], z), project(to[0], to[1], z), random), from[0]);
  for (const [x0, y0, , x1, y1, top] of boxes) {
    for (let z = 0.05 + random() * 0.1; z < top; z += spacing) {
      add([x0, y1], [x1, y1], z);
      if (view === 'isometric') add([x1, y0], [x1, y1], z);
      else add([x0, y0], [x0, y1], z);
    }
    const wide = x1 - x0 > y1 - y0;
    add([x0, y0], wide ? [x1, y0] : [x0, y1], top);
    add(wide ? [x0, y1] : [x1, y0], [x1, y1], top);
    add([x0, y1], [x1, y1], top);
  }
}

function sweepFloor(house: House, { project, floor = 1.2, columns = 1 }: ScanOptions, random: () => number, layers: Layers): void {
  if (!floor) return;
  const length = (house.width - 0.8) / columns;
  for (let y = floor * 0.5; y < house.depth; y += floor) {
    for (let column = 0; column < columns; column++) {
      const x = 0.4 + column * length;
      layers.add(0, sweep(project(x, y, 0), project(x + length, y, 0), random), x);
    }
  }
}

/** Draws single points, as a scanner catches them in the air and beside the house. */
function strayPoints(house: House, { project, height = house.height, noise = 60 }: ScanOptions, random: () => number): string {
  let points = '';
  for (let i = 0; i < noise; i++) {
    const [x, y] = project(random() * house.width * 1.1 - 0.5, random() * house.depth * 1.1 - 0.5, random() * random() * height);
    points += `M${round(x)} ${round(y)}h0`;
  }
  return points;
}

/** Draws one scan line, or nothing when it would be shorter than three pixels. */
function sweep(from: Point, to: Point, random: () => number): string {
  if (Math.hypot(from[0] - to[0], from[1] - to[1]) < 3) return '';
  const jitter = () => (random() - 0.5) * 1.2;
  return `M${round(from[0] + jitter())} ${round(from[1] + jitter())}l${round(to[0] - from[0])} ${round(to[1] - from[1])}`.replaceAll(
    ' -',
    '-',
  );
}
