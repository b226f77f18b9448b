import { locales } from '@contract/constants';
import { describe, expect, test } from 'vitest';
import { drawingNames, renderDrawing } from './render-drawing';

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

test('a product without a drawing shows its category', () => {
  expect(renderDrawing('cad-services/neu', 'de')).toBe(renderDrawing('cad-services', 'de'));
});

test('an unknown name draws nothing', () => {
  expect(renderDrawing('nirgends/neu', 'de')).toBe('');
});
