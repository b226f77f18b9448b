import { expect, test } from 'vitest';
import { distanceWithin } from './match-word';

test.each([
  ['plan', 'plan', 0],
  ['flache', 'wohnflachenberechnung', 0],
  ['flahce', 'wohnflachenberechnung', 1],
  ['flche', 'wohnflachenberechnung', 1],
  ['flacche', 'wohnflachenberechnung', 1],
  ['berchnug', 'wohnflachenberechnung', 2],
  ['punktwolke', 'punkt', 3],
  ['xyz', 'plan', 3],
])('%s occurs in %s with %i errors', (word, term, errors) => expect(distanceWithin(word, term, 2)).toBe(errors));
