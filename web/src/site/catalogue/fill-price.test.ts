import { cents } from '@contract/pricing/money';
import { expect, test } from 'vitest';
import { fillPrice } from './fill-price';

test.each([
  {
    case: 'the gross price stands where editors left room for it',
    text: 'Ab {price} je Plan.',
    price: 6_900,
    filled: 'Ab 82,11\u00a0€ je Plan.',
  },
  { case: 'a text without room stays as it is', text: 'Pläne aus Papier', price: 6_900, filled: 'Pläne aus Papier' },
  { case: 'without a price the room closes', text: 'Pläne {price}', price: undefined, filled: 'Pläne ' },
])('$case', ({ text, price, filled }) => {
  expect(fillPrice(text, price === undefined ? undefined : cents(price), 'de')).toBe(filled);
});
