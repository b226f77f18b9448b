const LENGTH = 10_000;
/** Work that seems to grow too fast is measured again at this many times the length, where the engine's own work matters less. */
const CLOSER_LOOK = 4;

/** The least time of a measurement, long enough for the clock. */
const MEASURED_MS = 0.3;
const ROUNDS = 6;
/** The least time that is compared: shorter ones depend more on the engine's caches than on the work. */
const LEAST_MS = 0.1;
/** The ratio that counts as too fast, between 10, for work that grows with the length, and 100, for work that grows with its square. */
const TOO_FAST = 45;

type HostileText = { name: string; make: (length: number) => string };

/**
 * Lists the hostile texts for which `read` does far more than ten times the work when they are ten times as long, with the
 * ratio; `prepare` turns a text into the input of `read`.
 */
export async function readsTooSlowly<T = string>(
  read: (input: T) => unknown,
  prepare: (text: string) => T = (text) => text as T,
): Promise<string[]> {
  const found: string[] = [];
  for (const { name, make } of hostileTexts) {
    const growthAt = (length: number) => growthOf(read, { once: prepare(make(length)), tenfold: prepare(make(length * 10)) });
    if ((await growthAt(LENGTH)) < TOO_FAST) continue;
    const growth = await growthAt(LENGTH * CLOSER_LOOK);
    if (!(growth < TOO_FAST)) found.push(`${name}: ${growth.toFixed(0)} times`);
  }
  return found;
}

/** Measures the growth: both lengths in turns, and of each the shortest time, which leaves out the engine's other work. */
async function growthOf<T>(read: (input: T) => unknown, { once, tenfold }: { once: T; tenfold: T }): Promise<number> {
  await timeOf(read, once);
  const times = { once: Infinity, tenfold: Infinity };
  const growth = () => times.tenfold / Math.max(times.once, LEAST_MS);
  for (let round = 0; round < ROUNDS && !(growth() < TOO_FAST); round++) {
    times.once = Math.min(times.once, await timeOf(read, once));
    times.tenfold = Math.min(times.tenfold, await timeOf(read, tenfold));
  }
  return growth();
}

/** Measures the milliseconds of the processor for one reading, whatever else the machine does; failures to read are readings. */
async function timeOf<T>(read: (input: T) => unknown, input: T): Promise<number> {
  const startedAt = process.cpuUsage();
  let times = 0;
  for (;;) {
    try {
      await read(input);
    } catch {
      // Refusing hostile input is what a reader should do; how long it takes is all that counts here.
    }
    times++;
    const { user, system } = process.cpuUsage(startedAt);
    if ((user + system) / 1_000 >= MEASURED_MS) return (user + system) / 1_000 / times;
  }
}

const units = [
  ' ',
  '\n',
  '\r',
  'a',
  'a ',
  'a\n',
  'aa. ',
  '1',
  '0',
  'RE',
  'RE-',
  'RE 2026 ',
  '-',
  '.',
  'ä',
  '\u0301',
  '|',
  '#',
  '&amp;',
  'a@',
  '{{',
  '~~~ ',
  '![',
  '](',
  '`',
  '``a`',
  '*',
  '**a',
  '_a',
  '"',
  '""',
  '"a',
  'a"',
  '";',
  '"\t',
  ';',
  ',',
  '\t',
  '%25',
  '/',
  '//',
  '/*',
  '/**/',
  '<',
  '<!',
  '<!---->',
  '<!--',
  '<?a?>',
  '<!doctype x>',
  '<!doctype x [',
  '</a>',
  '<a',
  '<row r="1" ',
  '<h2>',
  '999\n',
  '999\n\n',
  '999\r\n ',
  '0\n',
  '\\',
  'x:',
  '🏠',
  '\ud800',
];
const pairs = [
  ['(', ')'],
  ['[', ']'],
  ['<a>', '</a>'],
  ['<!--', '-->'],
  ['/*', '*/'],
  ['"', '"'],
  ['> ', '\n'],
  ['*', '*'],
  ['**', '**'],
  ['[a](', ')'],
  ['{{', '}}'],
  ['- ', '\n'],
] as const;
const openings = ['<!doctype', '<!--', '<?', '/*', '999\n', '0 ', '"', '[Beispiel', '[a](<', '```', 'RE', '<h2>', 'http://', '; '];

const repeat = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length));

/** Texts made to slow a reader down: repeated, nested, and cut off before the end of what they open. */
const hostileTexts: HostileText[] = [
  ...units.map((unit) => ({ name: `${JSON.stringify(unit)} repeated`, make: (length: number) => `${repeat(unit, length)}x` })),
  ...pairs.map(([open, close]) => ({
    name: `${JSON.stringify(open + close)} nested`,
    make: (length: number) => repeat(open, length / 2) + repeat(close, length / 2),
  })),
  ...openings.flatMap((opening) =>
    [' ', 'a', `${opening} `].map((unit) => ({
      name: `${JSON.stringify(opening)} cut off in ${JSON.stringify(unit)}`,
      make: (length: number) => opening + repeat(unit, length),
    })),
  ),
];
