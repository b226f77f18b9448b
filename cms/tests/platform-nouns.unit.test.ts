import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changeTopics } from '../src/contract/people/audit';

const source = join(__dirname, '..', 'src');
const apis = join(source, 'api');

type Schema = { collectionName: string };

/** Tables of the content types, by noun. */
const tables = Object.fromEntries(
  readdirSync(apis).flatMap((api) => {
    const types = join(apis, api, 'content-types');
    const nouns = readdirSync(join(apis, api)).includes('content-types') ? readdirSync(types) : [];
    return nouns.map((noun): [string, string] => {
      const schema = JSON.parse(readFileSync(join(types, noun, 'schema.json'), 'utf8')) as Schema;
      return [noun, schema.collectionName];
    });
  }),
);

/** Content types of the platform itself, whatever the business is. */
const platformNouns: Record<string, string> = {
  event: 'the log',
  counter: 'numbers, and how far each reader of the log has come',
  'event-arrival': 'events that wait for their place in the log',
  'event-position': 'the places of events in the log',
  'ledger-entry': 'keyed hashes of what never changes',
  'ledger-task': 'what waits for the ledger',
  outbox: 'mails to be sent',
  'process-beat': 'processes that were seen lately',
  'security-event': 'attempts that were refused, and what somebody may have to account for',
  'stored-document': 'documents as they were drawn',
  translation: 'interface texts as translators replaced them',
};

const businessNouns = Object.keys(tables).filter((noun) => !(noun in platformNouns));

const files = readdirSync(join(source, 'platform'), { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
);

/** Content types, tables and facts of the business that a text of code names. */
function namedIn(code: string): string[] {
  const uids = businessNouns.map((noun) => `api::${noun}.`).filter((uid) => code.includes(uid));
  const strings = new Set([...code.matchAll(/'([^'\n]*)'/g)].map(([, string = '']) => string));
  const queried = businessNouns
    .flatMap((noun) => tables[noun] ?? [])
    .filter((table) => strings.has(table) || code.includes(`'${table} as `));
  const facts = [...strings].filter((string) => changeTopics.some((topic) => new RegExp(`^${topic}\\.[a-z-]+$`).test(string)));
  return [...uids, ...queried, ...facts];
}

test('there are nouns and files to look at', () => {
  expect(Object.keys(tables)).toEqual(expect.arrayContaining(['quote', 'company', ...Object.keys(platformNouns)]));
  expect(files.length).toBeGreaterThan(50);
});

test.each([
  ['a content type', "strapi.db.query('api::quote.quote')"],
  ['a table', "trx('invoice_balances').first('id')"],
  ['a joined table', "connection('orders as own')"],
  ['a fact', "name === 'invoice.issued'"],
])('%s of the business is found', (_what, code) => expect(namedIn(code)).toHaveLength(1));

test.each(files)('platform/%s names no content type, table or fact of the business', (file) =>
  expect(namedIn(readFileSync(join(source, 'platform', file), 'utf8'))).toEqual([]),
);
