import { cents, centsFromEuros, sum } from '../../../contract/pricing/money';
import type { Cents } from '../../../contract/pricing/cents';
import { elementsAt, readXml, textAt, type XmlElement } from '../../../platform/xml/read-xml';

/** A booked transaction. `amount` is negative for money that went out; days are YYYY-MM-DD. */
export type BankLine = { day: string; amount: Cents; purpose: string; name: string; iban: string };

/** Matches the namespace of a statement (camt.053) in any version: 02 is what banks sent until 2025, 08 what they send since. */
const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.\d{2}$/;

/** The sides of an entry: money that came in is `CRDT`, and the other party its debtor. */
const parties = { CRDT: 'Dbtr', DBIT: 'Cdtr' } as const;
type Side = keyof typeof parties;

/**
 * Reads the booked entries of an account statement in ISO 20022 (camt.053.001), in the order of the file. A collective booking
 * becomes a line for each of its transactions when the file names their amounts. Entries not in euros, and those that are not booked
 * yet, are left out. Returns null when it is no such file.
 */
export function readCamt(text: string): BankLine[] | null {
  const document = readXml(text);
  const isStatement = document?.name === 'Document' && Object.values(document.attributes).some((value) => NAMESPACE.test(value));
  if (!document || !isStatement) return null;
  const lines = elementsAt(document, 'BkToCstmrStmt/Stmt/Ntry').map(linesOf);
  return lines.includes(null) ? null : lines.flatMap((found) => found ?? []);
}

/** Returns the lines of an entry, none when it does not count, and null when it makes no sense. */
function linesOf(entry: XmlElement): BankLine[] | null {
  // Version 02 writes the status itself, later ones its code.
  const status = textAt(entry, 'Sts/Cd') || textAt(entry, 'Sts');
  if (status !== 'BOOK' || currencyAt(entry, 'Amt') !== 'EUR') return [];
  const [amount, side, day] = [amountAt(entry, 'Amt'), textAt(entry, 'CdtDbtInd'), dayOf(entry)];
  if (amount === null || (side !== 'CRDT' && side !== 'DBIT') || day === null) return null;
  if (amount === 0) return [];
  const details = elementsAt(entry, 'NtryDtls/TxDtls');
  const amounts = details.map(detailAmount);
  const isDivided = details.length > 1 && amounts.every((one) => one !== null) && sum(amounts.flatMap((one) => one ?? [])) === amount;
  const line = (of: readonly XmlElement[], value: Cents): BankLine => ({
    day,
    amount: side === 'CRDT' ? value : cents(0 - value),
    ...describe(entry, of, side),
  });
  return isDivided ? details.map((detail, index) => line([detail], amounts[index]!)) : [line(details, amount)];
}

/** Describes what a payment is for and by whom. Banks divide long purposes, and put some into structured fields. */
function describe(entry: XmlElement, details: readonly XmlElement[], side: Side): Pick<BankLine, 'purpose' | 'name' | 'iban'> {
  const party = parties[side];
  const texts = (path: string) => details.flatMap((detail) => elementsAt(detail, path)).map((element) => element.text.trim());
  const first = (...paths: string[]) => paths.flatMap(texts).find(Boolean) ?? '';
  const purposes = purposePaths.flatMap(texts).filter((text) => text !== '' && text !== 'NOTPROVIDED');
  const purpose = purposes.length > 0 ? purposes.join(' ') : textAt(entry, 'AddtlNtryInf');
  return {
    purpose: plain(purpose),
    // Version 02 names a party itself, later ones tell people from institutions.
    name: plain(first(...['Pty/Nm', 'Nm', 'Agt/FinInstnId/Nm'].map((path) => `RltdPties/${party}/${path}`))),
    iban: first(`RltdPties/${party}Acct/Id/IBAN`).replace(/\s/g, ''),
  };
}

const purposePaths = [
  'RmtInf/Ustrd',
  'RmtInf/Strd/CdtrRefInf/Ref',
  'RmtInf/Strd/RfrdDocInf/Nb',
  'RmtInf/Strd/AddtlRmtInf',
  'Refs/EndToEndId',
];

const plain = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 500);

/** Returns the amount of one transaction of a collective booking, where each version has a place of its own. */
const detailAmount = (detail: XmlElement): Cents | null => {
  const path = ['Amt', 'AmtDtls/TxAmt/Amt'].find((one) => currencyAt(detail, one) === 'EUR');
  return path === undefined ? null : amountAt(detail, path);
};

const currencyAt = (element: XmlElement, path: string): string | undefined => elementsAt(element, path)[0]?.attributes.Ccy;

function amountAt(element: XmlElement, path: string): Cents | null {
  const text = textAt(element, path).replace(/(\.\d\d)0+$/, '$1');
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? cents(centsFromEuros(text)) : null;
}

function dayOf(entry: XmlElement): string | null {
  const day = ['BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm'].map((path) => textAt(entry, path).slice(0, 10)).find(Boolean) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null;
}
