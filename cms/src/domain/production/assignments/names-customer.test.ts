import { expect, test } from 'vitest';
import { customerNamedIn } from './names-customer';

const facts = ['Ada Jansen', 'Jansen Bau GmbH', null, 'ada@jansen.example', 'Ott', ''];

test.each([
  ['Walls as compound walls, materials from the template', null],
  ['Please call ADA  jansen first', 'Ada Jansen'],
  ['Title block of Jansen Bau GmbH', 'Jansen Bau GmbH'],
  ['Questions to Ada@Jansen.example', 'ada@jansen.example'],
  ['Ottoman, three pieces', null],
])('%s', (text, expected) => expect(customerNamedIn(text, facts)).toBe(expected));
