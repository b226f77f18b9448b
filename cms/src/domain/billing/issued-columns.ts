import type { Knex } from 'knex';
import type { InvoiceLike } from '../../contract/billing/document';
import { storedInvoices } from '../../contract/billing/stored-document';
import { INVOICE_YEARS } from '../../contract/people/personal-data';
import { documentNumber } from '../../contract/quoting/quote';
import { hashDocument } from '../../platform/documents/stored-document';
import { nextValue } from '../../platform/events/counter';
import type { Actor } from '../../platform/events/transition-document';
import { berlinYear, currentTime, keptUntil } from '../../platform/time/time';

/** Returns the next number, which invoices and cancellations share; a rolled back transaction gives its number back. */
export async function nextInvoiceNumber(trx: Knex, now: Date): Promise<string> {
  const year = berlinYear(now);
  return documentNumber('RE', year, await nextValue(trx, `invoice:${year}`));
}

/** Returns the columns that an issued invoice has and a draft has not. */
export function issuedColumns(issued: InvoiceLike, by: Actor) {
  const document = storedInvoices.write(issued);
  const now = currentTime();
  return {
    number: issued.number,
    document,
    sha256: hashDocument(document),
    issuedAt: now,
    issuedBy: by.accountId ?? '',
    keptUntil: keptUntil(INVOICE_YEARS, now),
  };
}
