import { locales } from '@contract/constants';
import { describe, expect, test } from 'vitest';
import { drawingNames, renderDrawing, relativePath, withRelativePaths } from './render-drawing';

const germanWords = /Schlafen|Wohnen|Arbeiten|Fenster|Beispiel|Bauherr|Blatt|Summe|Fläche/;

describe.each(drawingNames())('the drawing %s', (name) => {
  test.each(locales)('has no style attribute, which the content policy would drop (%s)', (locale) => {
    expect(renderDrawing(name, locale)).not.toMatch(/\sstyle=/);
  });

  test('refers only to patterns it brings along', () => {
    const svg = renderDrawing(name, 'de');
    const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(used.filter((id) => !svg.includes(`id="${id}"`))).toEqual([]);
  });

  test('is made of numbers only', () => {
    expect(renderDrawing(name, 'de')).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('speaks English on English pages', () => {
    expect(renderDrawing(name, 'en')).not.toMatch(germanWords);
  });
});

test.each(['nirgends', 'constructor', '__proto__/x', ''])('there is no drawing %o, and nothing breaks', (name) => {
  expect(renderDrawing(name, 'de')).toBe('');
});

test('a name that no drawing has shows the other one', () =>
  expect(renderDrawing('nirgends', 'de', 'as-built')).toBe(renderDrawing('as-built', 'de')));

test('a product without a drawing shows its category', () => {
  expect(renderDrawing('cad-services/neu', 'de')).toBe(renderDrawing('cad-services', 'de'));
});

test('an unknown name draws nothing', () => {
  expect(renderDrawing('nirgends/neu', 'de')).toBe('');
});

describe('relativePath', () => {
  test.each([
    { case: 'a line', path: 'M10 20L13 24', steps: 'm10 20l3 4' },
    { case: 'lines along the axes', path: 'M10 20H15V18', steps: 'm10 20h5v-2' },
    { case: 'a closed shape, after which the pen is at its start', path: 'M1 1H3V3zM5 5H6', steps: 'm1 1h2v2zm4 4h1' },
    { case: 'steps that are steps already', path: 'M10 10q1 2 3 4t1 1L20 20', steps: 'm10 10q1 2 3 4t1 1l6 5' },
    {
      case: 'an arc, whose radii and flags stay',
      path: 'M161.3 164.8A19.2 19.2 0 0 1 180.5 184',
      steps: 'm161.3 164.8a19.2 19.2 0 0 1 19.2 19.2',
    },
    { case: 'a curve', path: 'M1 1C2 2 3 3 4 4', steps: 'm1 1c1 1 2 2 3 3' },
    { case: 'further points of a move', path: 'M1 1 2 2 4 4', steps: 'm1 1l1 1l2 2' },
    { case: 'decimals without rounding errors', path: 'M.1 .2L.3 .3L.6 .5', steps: 'm.1 .2l.2 .1l.3 .2' },
    { case: 'nothing', path: '', steps: '' },
  ])('$case', ({ path, steps }) => expect(relativePath(path)).toBe(steps));
});

test('only paths of an SVG text change', () => {
  expect(withRelativePaths('<svg id="M1 1"><path d="M1 1L2 3"/><text x="4">M1 1L2 3</text></svg>')).toBe(
    '<svg id="M1 1"><path d="m1 1l1 2"/><text x="4">M1 1L2 3</text></svg>',
  );
});
