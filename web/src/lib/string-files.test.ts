import { problemCodes } from '@contract/problem-status';
import deProblems from '@contract/strings/de/problem.json';
import enProblems from '@contract/strings/en/problem.json';
import { describe, expect, test } from 'vitest';

const files = import.meta.glob<Record<string, string>>('../../../cms/src/contract/strings/*/*.json', { eager: true, import: 'default' });
const german = Object.keys(files).filter((path) => path.includes('/de/'));
const placeholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name).toSorted();

describe.each(german)('%s', (path) => {
  const de = files[path] ?? {};
  const en = files[path.replace('/de/', '/en/')] ?? {};

  test('has the same keys in both languages', () => expect(Object.keys(en).toSorted()).toEqual(Object.keys(de).toSorted()));

  test('has the same placeholders in both languages', () => {
    for (const [key, text] of Object.entries(de)) expect({ [key]: placeholders(en[key] ?? '') }).toEqual({ [key]: placeholders(text) });
  });
});

test('no key stands in two files, since all files are one vocabulary', () => {
  const keys = german.filter((path) => !path.endsWith('/mail.json')).flatMap((path) => Object.keys(files[path] ?? {}));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test.each(problemCodes)('the problem %s has a text in both languages', (code) => {
  expect(Object.keys(deProblems)).toContain(`problem.${code}`);
  expect(Object.keys(enProblems)).toContain(`problem.${code}`);
});

test.each([
  ['problem.cart.product-missing', 'Produkt nicht im Konfigurator gefunden'],
  ['problem.upload.failed', 'Fehler beim Hochladen der Datei'],
  ['problem.cart.temporary-mismatch', 'Produkt nicht im temporären Zustand gefunden'],
  ['problem.cart.temporary-missing', 'Kein temporärer Produkt gefunden'],
  ['problem.cart.add-failed', 'Fehler beim Hinzufügen zum Konfigurator'],
] as const)('%s reads as spec §8 lists it', (key, text) => expect(deProblems[key]).toBe(text));
