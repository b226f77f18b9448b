import { expect, test } from 'vitest';
import { type Customer, customerNamedIn } from './customer-words';

const customer: Customer = {
  names: ['Dr. Ada von Jansen-Öztürk', 'Ott', 'Ada Maria'],
  companies: ['Jansen Bau GmbH & Co. KG', 'Müßig + Söhne UG (haftungsbeschränkt)', 'ABC'],
  streets: ['Torstraße 12 a', '7, Rue Bréa'],
  others: ['ada@jansen.example', '030 1234'],
};

test.each([
  ['Walls as compound walls, materials from the template', null],
  // Whole facts, in any spelling.
  ['Please call Dr. ADA von  jansen-öztürk first', 'Dr. Ada von Jansen-Öztürk'],
  ['Title block of Jansen Bau GmbH & Co. KG', 'Jansen Bau GmbH & Co. KG'],
  ['Questions to Ada@Jansen.example', 'ada@jansen.example'],
  ['Torstr. 12 a, rear building', 'Torstraße 12 a'],
  // The surname, each half of it, as a word of a text or of a file's name.
  ['Villa Jansen', 'Jansen'],
  ['EG_jansen_2.dwg', 'Jansen'],
  ['Haus Oeztuerk', 'Öztürk'],
  ['for Ott.', 'Ott'],
  ['Ottoman, three pieces', null],
  ['Jansens Zaun', null],
  // The company without its legal form, and no part of that.
  ['as for jansen  bau last year', 'Jansen'],
  ['Mueßig + Soehne', 'Müßig + Söhne'],
  ['Mussig', null],
  ['Template ABC', 'ABC'],
  ['GmbH & Co. KG', null],
  // The street without its number.
  ['Eckhaus Torstrasse', 'Torstraße'],
  ['rue brea, court', 'Rue Bréa'],
  ['Torstraßenfest', null],
])('%s', (text, expected) => expect(customerNamedIn(text, customer)).toBe(expected));

test.each([
  ['Planwerk AG', 'Planwerk'],
  ['Planwerk e.K.', 'Planwerk'],
  ['Planwerk PartG mbB', 'Planwerk'],
  ['Planwerk S.à r.l.', 'Planwerk'],
  ['Planwerk Sp. z o.o.', 'Planwerk'],
  ['Planwerk, Inc.', 'Planwerk'],
])('%s is %s without its form', (company, core) =>
  expect(customerNamedIn(`für ${core}!`, { names: [], companies: [company], streets: [], others: [] })).toBe(core),
);
