import { cents } from '../../contract/pricing/money';
import type { Page } from '../../contract/list';
import type { Quote, QuoteSummary, StaffQuoteSummary, SubmittedQuote } from '../../contract/quoting/quote';
import type { Rows } from '../../platform/http/keyset';
import type { ListedQuote, QuoteRow } from './quote-row';

/** The quote as its owner may see it. */
export function presentQuote(row: QuoteRow): Quote {
  const { documentId, number, status, language, lines, contact } = row;
  return {
    id: documentId,
    number,
    status,
    locale: language,
    submittedAt: new Date(row.submittedAt).toISOString(),
    lines,
    net: cents(Number(row.net)),
    vat: cents(Number(row.vat)),
    gross: cents(Number(row.gross)),
    contact,
  };
}

export const presentSubmitted = ({ number, email, submittedAt }: QuoteRow): SubmittedQuote => ({
  number,
  email,
  submittedAt: new Date(submittedAt).toISOString(),
});

/** The quote in its owner's list. */
export const presentSummary = ({
  documentId,
  number,
  status,
  submittedAt,
  lines,
  drawing,
  offered,
  validUntil,
  ...request
}: ListedQuote): QuoteSummary => ({
  id: documentId,
  number,
  status,
  submittedAt: new Date(submittedAt).toISOString(),
  services: lines.map(({ name }) => name),
  drawing: drawing ?? '',
  files: lines.reduce((count, line) => count + line.files.length, 0),
  net: cents(Number((offered ?? request).net)),
  gross: cents(Number((offered ?? request).gross)),
  validUntil,
});

/** The quote in the staff list. */
export const presentStaffSummary = (row: ListedQuote): StaffQuoteSummary => ({
  ...presentSummary(row),
  revision: row.revision,
  name: row.name,
  email: row.email,
  company: row.contact.company ?? '',
  locale: row.language,
});

export const presentPage = <T>({ rows, next }: Rows<ListedQuote>, present: (row: ListedQuote) => T): Page<T> => ({
  items: rows.map(present),
  next,
});
