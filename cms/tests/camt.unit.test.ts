import { describe, expect, test } from 'vitest';
import { readBankStatement } from '../src/domain/billing/payments/bank-statement';
import { camtEntry, camtFile } from './camt-sample';

const read = (xml: string) => readBankStatement(xml).map(({ day, amount, purpose, name, iban }) => [day, amount, purpose, name, iban]);

describe.each(['02', '08'] as const)('a statement in version %s', (version) => {
  const entry = (of: Parameters<typeof camtEntry>[1]) => camtEntry(version, of);
  const file = (...entries: string[]) => camtFile(version, entries);

  test('is read with what came in and what went out', () => {
    const entries = [
      entry({ amount: '952.27', purposes: ['RE-2026-00001', 'Kd. 7 & Co'], name: 'Zak & Partner', iban: 'DE02 1203 0000' }),
      entry({ amount: '1200.00', side: 'DBIT', purposes: ['Miete'], name: 'Vermieter' }),
    ];
    expect(read(file(...entries))).toEqual([
      ['2026-11-24', 95_227, 'RE-2026-00001 Kd. 7 & Co', 'Zak & Partner', 'DE0212030000'],
      ['2026-11-24', -120_000, 'Miete', 'Vermieter', ''],
    ]);
  });

  test('leaves out what is not booked, and what is not in euros', () => {
    const entries = [
      entry({ amount: '1.00', purposes: ['vorgemerkt'], status: 'PDNG' }),
      entry({ amount: '1.00', purposes: ['Franken'], currency: 'CHF' }),
      entry({ amount: '2.00', purposes: ['gebucht'] }),
    ];
    expect(read(file(...entries)).map(([, , purpose]) => purpose)).toEqual(['gebucht']);
  });

  test('divides a collective booking whose parts have amounts', () => {
    const parts = [
      { amount: '100.00', purposes: ['RE-2026-00001'], name: 'Ada' },
      { amount: '50.50', purposes: ['RE-2026-00002'], name: 'Kim' },
    ];
    expect(read(file(entry({ amount: '150.50', parts })))).toEqual([
      ['2026-11-24', 10_000, 'RE-2026-00001', 'Ada', ''],
      ['2026-11-24', 5_050, 'RE-2026-00002', 'Kim', ''],
    ]);
    // Parts that do not add up to the entry are no parts of it.
    expect(read(file(entry({ amount: '160.00', parts })))).toEqual([['2026-11-24', 16_000, 'RE-2026-00001 RE-2026-00002', 'Ada', '']]);
  });

  test('keeps a reversal on the side that the bank gives', () =>
    expect(read(file(entry({ amount: '9.00', side: 'DBIT', purposes: ['Rücklastschrift'] })))[0]?.[1]).toBe(-900));

  test.each([
    ['nothing in it', file()],
    ['an amount that is none', file(entry({ amount: '1,00', purposes: ['x'] }))],
    ['an amount below zero', file(entry({ amount: '-1.00', purposes: ['x'] }))],
    ['a day that does not exist', file(entry({ amount: '1.00', purposes: ['x'] })).replaceAll('2026-11-24', '2026-13-41')],
    ['a side that does not exist', file(entry({ amount: '1.00', purposes: ['x'] })).replace('CRDT', 'LEFT')],
    ['another namespace', file(entry({ amount: '1.00', purposes: ['x'] })).replace('camt.053.001', 'camt.052.001')],
    ['an end that is missing', file(entry({ amount: '1.00', purposes: ['x'] })).slice(0, -5)],
    ['an entity of its own', `<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>${file(entry({ amount: '1.00', purposes: ['&y;'] }))}`],
    ['more entries than a statement has', file(entry({ amount: '1.00', purposes: ['x'] }).repeat(5_001))],
  ])('with %s is refused', (_what, xml) => expect(() => readBankStatement(xml)).toThrow('payment.file-unreadable'));
});

test('a prefix of the namespace changes nothing', () => {
  const xml = camtFile('08', [camtEntry('08', { amount: '1.00', purposes: ['x'] })]);
  const prefixed = xml.replaceAll(/<(\/?)(?=[A-Z])/g, '<$1n:').replace('xmlns=', 'xmlns:n=');
  expect(read(prefixed)).toEqual(read(xml));
});
