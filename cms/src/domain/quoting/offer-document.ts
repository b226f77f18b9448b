import type { Locale } from '../../contract/constants';
import type { Buyer, DocumentLine, OfferDocument, Seller } from '../../contract/billing/document';
import type { OfferedExpress } from '../../contract/pricing/pricing';
import { draftedLine, type OfferDraft } from '../../contract/quoting/offer';
import type { QuoteContact } from '../../contract/quoting/quote';
import type { TaxCase } from '../../contract/pricing/tax';
import { countryOfVatId } from '../../contract/pricing/vat-id';

type Requested = { number: string; language: Locale; contact: QuoteContact };
type Terms = {
  draft: OfferDraft;
  taxCase: TaxCase;
  version: string;
  /** YYYY-MM-DD. */
  date: string;
  seller: Seller;
  before: OfferDocument | null;
  express: OfferedExpress | null;
  withdrawalNotice: readonly string[];
};

/** The offer as it is sent. Lines that differ from the version before carry the new version's letter. */
export function offerDocument({ number, language, contact }: Requested, terms: Terms): OfferDocument {
  const { draft, taxCase, version, date, seller, before, express, withdrawalNotice } = terms;
  const lines = draft.lines.map((line) => marked(draftedLine(line, taxCase), version, before));
  return {
    kind: 'offer',
    number,
    date,
    locale: language,
    seller,
    buyer: buyerOf(contact),
    subject: [...new Set(draft.lines.map(({ name }) => name))].join(', '),
    taxCase,
    lines,
    discount: draft.discount,
    terms: draft.terms.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== ''),
    withdrawalNotice: contact.customerType === 'consumer' ? withdrawalNotice : null,
    version,
    validUntil: draft.validUntil,
    leadTimeDays: draft.leadTimeDays,
    express,
  };
}

/** Who asks, as far as the request says; the address comes with the acceptance. */
const buyerOf = ({ customerType, company = '', name, email, vatId = '', projectCountry }: QuoteContact): Buyer => ({
  customerType,
  company,
  name,
  street: '',
  postcode: '',
  city: '',
  country: countryOf(vatId, projectCountry),
  email,
  vatId,
  reference: '',
});

/** Where the customer is established, as far as is known before the acceptance: where the VAT ID comes from. */
export const countryOf = (vatId: string, projectCountry: string): string => countryOfVatId(vatId) ?? projectCountry;

function marked(line: DocumentLine, version: string, before: OfferDocument | null): DocumentLine {
  if (!before) return line;
  const old = before.lines.find(({ key }) => key === line.key);
  const isSame = old && JSON.stringify(sortedEntries(old)) === JSON.stringify(sortedEntries(line));
  return { ...line, revision: isSame ? old.revision : version };
}

/** The line's parts in one order: PostgreSQL does not keep the order of keys. */
const sortedEntries = ({ addons, revision: _revision, ...line }: DocumentLine) => [
  ...Object.entries(line).sort(([one], [other]) => (one < other ? -1 : 1)),
  ...addons.map(({ name, amount }) => [name, amount]),
];
