/** The versions of camt.053 that German banks send. */
type Version = '02' | '08';

type Part = { amount: string; purposes: readonly string[]; name?: string; iban?: string };

type Entry = Partial<Part> & {
  amount: string;
  side?: 'CRDT' | 'DBIT';
  status?: string;
  currency?: string;
  /** The transactions of a collective booking. */
  parts?: readonly Part[];
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('&amp;y;', '&y;');

/** Returns an entry of a statement as a bank writes it in one version. */
export function camtEntry(version: Version, entry: Entry): string {
  const { amount, side = 'CRDT', status = 'BOOK', currency = 'EUR', parts, purposes = [], name, iban } = entry;
  const details = parts ?? [{ amount, purposes, name, iban }];
  const party = side === 'CRDT' ? 'Dbtr' : 'Cdtr';
  const transaction = (part: Part): string => {
    const sum = `<Amt Ccy="${currency}">${part.amount}</Amt>`;
    const named = `<Nm>${escaped(part.name ?? '')}</Nm>`;
    return `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>${
      version === '02' ? `<AmtDtls><TxAmt>${sum}</TxAmt></AmtDtls>` : `${sum}<CdtDbtInd>${side}</CdtDbtInd>`
    }<RltdPties><${party}>${version === '02' ? named : `<Pty>${named}</Pty>`}</${party}>${
      part.iban ? `<${party}Acct><Id><IBAN>${part.iban}</IBAN></Id></${party}Acct>` : ''
    }</RltdPties><RmtInf>${part.purposes.map((text) => `<Ustrd>${escaped(text)}</Ustrd>`).join('')}</RmtInf></TxDtls>`;
  };
  return `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><Sts>${
    version === '02' ? status : `<Cd>${status}</Cd>`
  }</Sts><BookgDt><Dt>2026-11-24</Dt></BookgDt><ValDt><Dt>2026-11-24</Dt></ValDt><NtryDtls>${details
    .map(transaction)
    .join('')}</NtryDtls><AddtlNtryInf>SEPA-Überweisung</AddtlNtryInf></Ntry>`;
}

/** Returns a statement with entries, as a bank sends it for a day. */
export const camtFile = (version: Version, entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr><Stmt><Id>1</Id><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct><Bal><Amt Ccy="EUR">5.00</Amt></Bal>
${entries.join('\n')}
</Stmt></BkToCstmrStmt></Document>
`;
