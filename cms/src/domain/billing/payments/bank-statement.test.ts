import { describe, expect, test } from 'vitest';
import { readBankStatement, matchPayment, numbersIn, type PayableInvoice } from './bank-statement';
import { cents } from '../../../contract/pricing/money';

const sparkasse = `"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Glaeubiger ID";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"
"DE89370400440532013000";"24.11.26";"24.11.26";"GUTSCHR. UEBERWEISUNG";"RE-2026-00001 Kd. 7";"";"Zak; Partner";"DE02120300000000202051";"BYLADEM1001";"952,27";"EUR";"Umsatz gebucht"
"DE89370400440532013000";"24.11.26";"24.11.26";"GUTSCHR. UEBERWEISUNG";"RE-2026-00002";"";"Ada";"DE02";"X";"1.119,00";"EUR";"Umsatz vorgemerkt"
"DE89370400440532013000";"23.11.26";"23.11.26";"LASTSCHRIFT";"Miete";"";"Vermieter";"DE03";"X";"-1.200,00";"EUR";"Umsatz gebucht"
`;
const volksbank = `Bezeichnung Auftragskonto;IBAN Auftragskonto;BIC Auftragskonto;Bankname Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;BIC (SWIFT-Code) Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;Waehrung;Saldo nach Buchung
Girokonto;DE89;GENO;Volksbank;24.11.2026;24.11.2026;Ada Jansen;DE02;GENO;Gutschrift;Rechnung RE 2026 00007;119,00;EUR;1.119,00
`;
const dkb = `\uFEFF"Girokonto";"DE89370400440532013000"
"Zeitraum:";"01.11.2026 - 24.11.2026"
"Kontostand vom 24.11.2026:";"1.234,56 €"
""
"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz"
"24.11.26";"24.11.26";"Gebucht";"Ada ""A."" Jansen";"Planquadrat";"RE-2026-00003
zweite Zeile";"Eingang";"DE02";"59,5 €";"";"";""
"24.11.26";"24.11.26";"Vorgemerkt";"Ada";"Planquadrat";"RE-2026-00004";"Eingang";"DE02";"10";"";"";""
`;
const plain = 'Datum,Betrag,Verwendungszweck\r\n2026-11-24,1234.56,RE-2026-00009\r\n,,Summe\r\n';

test.each([
  [
    'Sparkasse',
    sparkasse,
    [
      ['2026-11-24', 95_227, 'RE-2026-00001 Kd. 7', 'Zak; Partner'],
      ['2026-11-23', -120_000, 'Miete', 'Vermieter'],
    ],
  ],
  ['Volksbank', volksbank, [['2026-11-24', 11_900, 'Rechnung RE 2026 00007', 'Ada Jansen']]],
  ['DKB', dkb, [['2026-11-24', 5_950, 'RE-2026-00003 zweite Zeile', 'Ada "A." Jansen']]],
  ['a plain file', plain, [['2026-11-24', 123_456, 'RE-2026-00009', '']]],
])('the booked lines of %s are read', (_bank, csv, expected) =>
  expect(readBankStatement(csv).map(({ day, amount, purpose, name }) => [day, amount, purpose, name])).toEqual(expected),
);

test('a line in another currency is left out', () =>
  expect(readBankStatement(sparkasse.replace('"952,27";"EUR"', '"952,27";"USD"'))).toHaveLength(1));

describe('no statement', () => {
  test.each([
    ['nothing', ''],
    ['a text', 'Guten Tag,\nanbei die Umsätze.'],
    ['headings only', 'Buchungstag;Betrag;Verwendungszweck\n'],
    ['a day that does not exist', 'Buchungstag;Betrag;Verwendungszweck\n41.13.2026;1,00;x\n'],
    ['an amount that is none', 'Buchungstag;Betrag;Verwendungszweck\n24.11.2026;eins;x\n'],
    ['more lines than a statement has', `Buchungstag;Betrag;Verwendungszweck\n${'24.11.2026;1,00;x\n'.repeat(5_001)}`],
    ['quotes that never end', `"${'a;'.repeat(1_000)}`],
  ])('is %s', (_name, csv) => expect(() => readBankStatement(csv)).toThrow('payment.file-unreadable'));
});

const invoice = (value: string, open: number, status: PayableInvoice['status'] = 'open'): PayableInvoice => ({
  id: value,
  number: `RE-2026-${value}`,
  name: 'Ada',
  open: cents(open),
  status,
});
const early = { ...invoice('00005', 12_345), earlyOffer: { share: 200, payBy: '2026-11-24', amount: cents(11_662) } };
const invoices = [invoice('00001', 11_900), early, invoice('00002', 5_000), invoice('00003', 5_000), invoice('00004', 0, 'cancelled')];
const line = (purpose: string, amount: number) => ({ day: '2026-11-24', amount: cents(amount), purpose, name: 'Ada', iban: '' });

test.each([
  ['RE-2026-00001', ['RE-2026-00001']],
  ['Rechnung re 2026 00001 vom 3.', ['RE-2026-00001']],
  ['RE2026-00001/RE-2026-00002', ['RE-2026-00001', 'RE-2026-00002']],
  ['RE-2026-100000', ['RE-2026-100000']],
  ['RE 2026 00012', ['RE-2026-00012']],
  ['RE202600012', ['RE-2026-00012']],
  ['Rechnung:RE_2026_00012', ['RE-2026-00012']],
  ['Re.-Nr. 2026 / 00012', ['RE-2026-00012']],
  ['7RE2026-00012', ['RE-2026-00012']],
  ['WARE-2026-00001', []],
  ['ÄRE-2026-00001', []],
  ['RE-2026-0012', []],
  ['Miete 2026-00001', []],
])('%s names %j', (purpose, numbers) => expect(numbersIn(purpose)).toEqual(numbers));

test.each([
  ['number and amount', line('RE-2026-00001', 11_900), '00001', 'number-and-amount'],
  ['number and another amount', line('RE-2026-00001', 10_000), '00001', 'number'],
  ['the number of a cancelled invoice', line('RE-2026-00004', 100), '00004', 'number'],
  ['number and the amount of who pays early', line('RE-2026-00005', 11_662), '00005', 'number-and-amount'],
  ['the same a day too late', { ...line('RE-2026-00005', 11_662), day: '2026-11-25' }, '00005', 'number'],
  ['an amount that one open invoice has', line('Danke', 11_900), '00001', 'amount'],
  ['an amount that two have', line('Danke', 5_000), undefined, undefined],
  ['two numbers', line('RE-2026-00001 RE-2026-00002', 16_900), undefined, undefined],
  ['an unknown number', line('RE-2026-00099', 1), undefined, undefined],
  ['nothing that fits', line('Miete', -120_000), undefined, undefined],
])('%s', (_name, bankLine, id, match) => {
  const found = matchPayment(bankLine, invoices);
  expect([found?.invoice.id, found?.match]).toEqual([id, match]);
});
