import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const facesIn = (css: string) => [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, body = '']) => body);
const valueOf = (body: string, name: string) => new RegExp(`${name}: (?:'([^']*)'|([^;]*));`).exec(body)?.slice(1).find(Boolean) ?? '';
const percentOf = (body: string, name: string) => Number.parseFloat(valueOf(body, name)) / 100;

const fallbacks = facesIn(read('./fallback-fonts.css'));
const stacks = [...read('./tokens.css').matchAll(/--font-\w+:\s+([^;]*);/g)].map(([, list = '']) =>
  list.split(', ').map((name) => name.replaceAll("'", '')),
);
/** The web fonts but that of notes inside drawings, which move nothing when their font comes. */
const webFaces = facesIn(read('./web-fonts.css')).filter((body) => valueOf(body, 'font-family') !== 'Architects Daughter');

describe.each(webFaces.map((body) => [valueOf(body, 'font-family'), body]))('%s', (family = '', body = '') => {
  const [, url = ''] = /url\('([^']*)'\)/.exec(body) ?? [];
  const { ascent, descent } = heightsOf(url.startsWith('@') ? `../../node_modules/${url}` : url);
  const stack = stacks.find(([first]) => first === family) ?? [];
  const standIns = fallbacks.filter((face) => stack.slice(1).includes(valueOf(face, 'font-family')));

  test('is followed by what stands in for it', () => expect(standIns).not.toEqual([]));

  test.each(standIns.map((face) => [valueOf(face, 'src'), face]))('%s makes lines as high', (_source, face = '') => {
    const size = percentOf(face, 'size-adjust');
    expect(percentOf(face, 'ascent-override') * size).toBeCloseTo(ascent, 3);
    expect(percentOf(face, 'descent-override') * size).toBeCloseTo(descent, 3);
    expect(percentOf(face, 'line-gap-override')).toBe(0);
  });
});

test('every fallback stands in for a font', () => {
  const named = new Set(stacks.flat());
  expect(fallbacks.map((face) => valueOf(face, 'font-family')).filter((family) => !named.has(family))).toEqual([]);
});

/** The indexes in WOFF2's table directory of the tables that are read here, and of those that may be stored transformed. */
const TAG = { head: 1, hhea: 2, glyf: 10, loca: 11 };

/** Reads how far a font reaches above and below the line, in em (https://www.w3.org/TR/WOFF2/). */
function heightsOf(path: string): { ascent: number; descent: number } {
  const file = readFileSync(new URL(path, import.meta.url));
  let at = 48;
  const number = () => {
    for (let value = 0; ;) {
      const byte = file.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const starts: Record<number, number> = {};
  let start = 0;
  for (let left = file.readUInt16BE(12); left > 0; left--) {
    const flags = file.readUInt8(at++);
    const tag = flags & 63;
    if (tag === 63) at += 4;
    const length = number();
    const isTransformed = tag === TAG.glyf || tag === TAG.loca ? flags >> 6 !== 3 : flags >> 6 !== 0;
    starts[tag] = start;
    start += isTransformed ? number() : length;
  }
  const tables = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  const unit = tables.readUInt16BE((starts[TAG.head] ?? 0) + 18);
  const hhea = starts[TAG.hhea] ?? 0;
  return { ascent: tables.readInt16BE(hhea + 4) / unit, descent: -tables.readInt16BE(hhea + 6) / unit };
}
