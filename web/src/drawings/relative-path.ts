/** How many numbers a command takes, and which of them are x and y. */
type Shape = { x: readonly number[]; y: readonly number[]; count: number };

const shapes: Record<string, Shape> = {
  M: { count: 2, x: [0], y: [1] },
  L: { count: 2, x: [0], y: [1] },
  T: { count: 2, x: [0], y: [1] },
  H: { count: 1, x: [0], y: [] },
  V: { count: 1, x: [], y: [0] },
  Q: { count: 4, x: [0, 2], y: [1, 3] },
  S: { count: 4, x: [0, 2], y: [1, 3] },
  C: { count: 6, x: [0, 2, 4], y: [1, 3, 5] },
  A: { count: 7, x: [5], y: [6] },
};

const COMMAND = /([a-z])([^a-z]*)/gi;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;
/** Finer than any drawing's grid; keeps sums of decimals exact. */
const STEPS = 1_000;

/** Where the pen is, and where the shape began that `z` closes. */
type Pen = { x: number; y: number; startX: number; startY: number };

/** The same path in steps from point to point: what repeats in a drawing then repeats in its text, which compresses better. */
export function relativePath(path: string): string {
  const pen: Pen = { x: 0, y: 0, startX: 0, startY: 0 };
  return [...path.matchAll(COMMAND)].map(([, command = '', numbers = '']) => inSteps(command, numbers, pen)).join('');
}

function inSteps(command: string, numbers: string, pen: Pen): string {
  const name = command.toUpperCase();
  const shape = shapes[name];
  if (!shape) {
    [pen.x, pen.y] = [pen.startX, pen.startY];
    return 'z';
  }
  const all = (numbers.match(NUMBER) ?? []).map(Number);
  let text = '';
  for (let first = 0; first < all.length; first += shape.count) {
    const given = all.slice(first, first + shape.count);
    const steps = command === name ? stepsFrom(pen, given, shape) : given;
    // Further points of a move are lines.
    text += (name === 'M' && first > 0 ? 'l' : name.toLowerCase()) + joined(steps);
    movePen(pen, steps, shape);
    if (name === 'M' && first === 0) [pen.startX, pen.startY] = [pen.x, pen.y];
  }
  return text;
}

const stepsFrom = (pen: Pen, points: readonly number[], { x, y }: Shape): number[] =>
  points.map((value, index) => (x.includes(index) ? exact(value - pen.x) : y.includes(index) ? exact(value - pen.y) : value));

function movePen(pen: Pen, steps: readonly number[], { x, y }: Shape) {
  pen.x = exact(pen.x + (steps[x.at(-1) ?? -1] ?? 0));
  pen.y = exact(pen.y + (steps[y.at(-1) ?? -1] ?? 0));
}

const exact = (value: number): number => Math.round(value * STEPS) / STEPS;

/** Numbers as short as SVG allows: no leading zero, no space before a sign. */
const joined = (numbers: readonly number[]): string =>
  numbers
    .map((value) => String(value).replace(/^(-?)0\./, '$1.'))
    .reduce((text, number) => (text === '' || number.startsWith('-') ? text + number : `${text} ${number}`), '');

/** Every path of an SVG text in steps. */
export const withRelativePaths = (svg: string): string =>
  svg.replaceAll(/ d="([^"]*)"/g, (_, path: string) => ` d="${relativePath(path)}"`);
