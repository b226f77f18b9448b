import { cents } from '../../contract/money';
import type { Quote, SubmittedQuote } from '../../contract/quote';
import type { QuoteRow } from './quote-row';

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
