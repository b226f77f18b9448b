import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { storedInvoices, storedOffers, storedOrders } from '../src/contract/billing/stored-document';
import { storedEvents } from '../src/contract/people/logged-event';
import type { Versioned } from '../src/contract/versioned';

const folder = join(import.meta.dirname, 'stored');
const sample = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Record<string, unknown>;

type AnyKind = Pick<Versioned<never>, 'version'> & { read: (stored: unknown, name: string) => object; write: (document: never) => object };

/**
 * Each kind with the name under which `stored/` holds its documents, and the decisive fields of its first form as today's
 * form has them.
 */
const kinds: { name: string; of: AnyKind; today: object }[] = [
  {
    name: 'offer',
    of: storedOffers,
    today: { express: null, lines: [{ key: '1', revision: null, choice: { kind: 'required' }, express: null }] },
  },
  { name: 'order', of: storedOrders, today: { lines: [{ key: '1', revision: null }] } },
  { name: 'invoice', of: storedInvoices, today: { kind: 'invoice', scope: 'partial', lines: [{ key: '1', revision: null }] } },
  { name: 'cancellation', of: storedInvoices, today: { kind: 'cancellation', lines: [{ key: '1', revision: null }] } },
  { name: 'event', of: storedEvents, today: { actor: 'superAdmin', transitionKey: '5a64de01-cc86-82a1-8585-46db002dd170' } },
];

describe.each(kinds)('a stored $name', ({ name, of, today }) => {
  const earlier = Array.from({ length: of.version - 1 }, (_, index) => index + 1);

  test.each(earlier)('of version %i is read in the form of today', (version) => {
    const stored = sample(`${name}-${version}`);
    const before = structuredClone(stored);
    const read = of.read(version === 1 ? stored : { ...stored, schemaVersion: version }, name);
    if (version === 1) expect(read).toMatchObject(today);
    expect(stored).toEqual(before);
  });

  test('of today is read as it was written', () => {
    const document = of.read(sample(`${name}-1`), name);
    expect(of.read(of.write(document as never), name)).toEqual(document);
  });

  test('that lost a field is refused by its name', () => {
    const { [name === 'event' ? 'subject' : 'lines']: _lost, ...rest } = sample(`${name}-1`);
    expect(() => of.read(rest, `${name} k3x9`)).toThrow(`Cannot read ${name} k3x9`);
  });

  test('of a version that is not known yet is refused', () => {
    expect(() => of.read({ ...sample(`${name}-1`), schemaVersion: of.version + 1 }, name)).toThrow('unknown version');
  });
});

test('every sample belongs to a kind', () => {
  const names = kinds.flatMap(({ name, of }) => Array.from({ length: of.version - 1 }, (_, index) => `${name}-${index + 1}.json`));
  expect(readdirSync(folder).sort()).toEqual(names.sort());
});
