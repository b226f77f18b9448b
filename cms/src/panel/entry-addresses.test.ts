import { expect, test } from 'vitest';
import { freeSlug, slugOf } from './entry-addresses';

test.each([
  ['Größe & Fläche: Änderung (2. OG)', 'groesse-und-flaeche-aenderung-2-og'],
  ['  Straße_Nord.Süd  ', 'strasse-nord-sued'],
  ['3D-Modell – LOD 300', '3d-modell-lod-300'],
  ['***', ''],
  ['x'.repeat(200), 'x'.repeat(80)],
])('%s has the address %s', (title, slug) => expect(slugOf(title)).toBe(slug));

test('an address that is taken gets the next number', () => {
  expect(freeSlug('plan', new Set())).toBe('plan');
  expect(freeSlug('plan', new Set(['plan', 'plan-2', 'planung']))).toBe('plan-3');
});
