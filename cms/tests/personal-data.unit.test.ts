import { readdirSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { personalTables, tablesWithoutPersons } from '../src/contract/people/personal-data';
import { accountAttributes } from '../src/domain/people/seed-roles';

type Schema = { options?: { draftAndPublish?: boolean }; attributes: Record<string, { type: string }> };

const API = join(__dirname, '..', 'src', 'api');
const schemas = readdirSync(API).flatMap((name): [string, Schema][] => {
  const file = join(API, name, 'content-types', name, 'schema.json');
  return existsSync(file) ? [[name, JSON.parse(readFileSync(file, 'utf8')) as Schema]] : [];
});
/** Editors' entries, which are published. */
const business = schemas.filter(([, { options }]) => options?.draftAndPublish !== true);

const withText = new Set(['string', 'text', 'richtext', 'json', 'email', 'password', 'uid']);
const textsOf = (attributes: Schema['attributes']) =>
  Object.entries(attributes)
    .filter(([, { type }]) => withText.has(type))
    .map(([name]) => name);

/** The columns of the accounts' plugin that hold text. */
const pluginColumns = ['username', 'email', 'provider', 'password', 'resetPasswordToken', 'confirmationToken'];

test('every table is said to hold personal data or none', () => {
  const known = [...Object.keys(personalTables), ...tablesWithoutPersons].sort();
  expect(known).toEqual([...business.map(([name]) => name), 'user'].sort());
});

test.each(business.filter(([name]) => name in personalTables))('every text column of %s is said to be personal or not', (name, schema) => {
  const { personal = [], plain = [] } = personalTables[name] ?? {};
  expect([...personal, ...plain].sort()).toEqual(textsOf(schema.attributes).sort());
});

test('so is every one of accounts', () => {
  const { personal = [], plain = [] } = personalTables.user ?? {};
  const ours = textsOf(accountAttributes as Schema['attributes']);
  expect([...personal, ...plain].sort()).toEqual([...pluginColumns, ...ours].sort());
});
