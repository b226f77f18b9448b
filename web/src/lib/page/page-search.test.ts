import { expect, test } from 'vitest';
import { knownSearch, readSearch } from './page-search';

test.each([
  ['?q=1e5&b=true', { q: '1e5', b: 'true' }],
  ['?q=plan&q=dach', { q: 'plan' }],
  ['?q=%ff&flag&', { q: '\uFFFD', flag: '' }],
  ['', {}],
])('%s is read as it is written', (search, read) => expect(readSearch(search)).toEqual(read));

test('parameters stay in their order, so that an address is its own canonical one', () =>
  expect(Object.keys(readSearch('?status=open&q=1&sort=amount&q=2'))).toEqual(['status', 'q', 'sort']));

test.each([
  ['/projekte', { after: 'x', utm_source: 'mail', leistung: 'as-built' }, { leistung: 'as-built', after: 'x' }],
  ['/projekte', { leistung: '' }, {}],
  ['/suche', { q: ['plan', 'dach'] }, {}],
  ['/kontakt', { q: 'plan' }, {}],
  ['/cad-services', { seite: '2', utm_source: 'mail' }, { seite: '2' }],
  ['/cad-services/grundrisse', { seite: '2' }, {}],
  ['/konfigurator', { seite: '2' }, {}],
])('%s depends on what it knows of %j', (path, search, known) => expect(knownSearch(path, search)).toEqual(known));
