import type { Core } from '@strapi/strapi';
import type { InvoiceLike } from './contract/billing/document';
import { balanceSearchText } from './domain/billing/invoice-row';
import { remind } from './domain/billing/remind';
import { findInvoiceDocument, renderInvoice } from './domain/billing/render-invoice';
import { findReminder, renderReminder } from './domain/billing/render-reminder';
import { removeExpiredFiles } from './domain/files/remove-file';
import { queueMails } from './domain/notices/queue-mails';
import { renderMail } from './domain/notices/render-mail';
import { contactSearchText } from './domain/people/find-contacts';
import { personSearchText } from './domain/people/refresh-person';
import { postponeAssignments, expireAssignments, withdrawAssignments } from './domain/production/assignments/follow-documents';
import { completeDeliveries } from './domain/production/orders/complete-deliveries';
import { orderSearchText } from './domain/production/orders/order-row';
import { findOrderConfirmation, renderOrderConfirmation } from './domain/production/orders/render-order-confirmation';
import { expireOffers, remindOfOffers } from './domain/quoting/offer-deadlines';
import { quoteSearchText } from './domain/quoting/quote-row';
import { findOfferDocument, renderOffer } from './domain/quoting/render-offer';
import { removeOldContacts } from './domain/records/erasure';
import { followPeople } from './domain/records/people';
import { registerDocuments, type DocumentSource } from './platform/documents/document-sources';
import { storeDocuments } from './platform/documents/store-documents';
import { startJobs, type Job } from './platform/jobs/start-jobs';
import { deliverOutbox } from './platform/mail/deliver-outbox';
import { registerMails, mailSearchText } from './platform/mail/outbox-row';
import { fillSearchText, registerSearchTexts } from './platform/search/fill-search-text';

/** The source of invoices and cancellations, which have a PDF with the e-invoice inside, and the e-invoice on its own. */
const invoices: DocumentSource<InvoiceLike> = {
  find: findInvoiceDocument,
  draw: async (document, format) => {
    const { pdf, xrechnung } = await renderInvoice(document);
    return format === 'pdf' ? pdf : Buffer.from(xrechnung);
  },
};

const jobs: readonly Job[] = [
  { name: 'queue mails', everyMs: 500, run: queueMails },
  { name: 'deliver outbox', everyMs: 500, run: deliverOutbox },
  { name: 'expire offers', everyMs: 60 * 1000, run: (strapi) => expireOffers(strapi) },
  { name: 'expire assignments', everyMs: 60 * 1000, run: (strapi) => expireAssignments(strapi) },
  { name: 'follow people', everyMs: 500, run: followPeople },
  { name: 'withdraw assignments', everyMs: 500, run: withdrawAssignments },
  { name: 'postpone assignments', everyMs: 500, run: postponeAssignments },
  { name: 'complete deliveries', everyMs: 60 * 1000, run: (strapi) => completeDeliveries(strapi) },
  { name: 'store documents', everyMs: 500, run: storeDocuments },
  { name: 'remind', everyMs: 60 * 1000, run: (strapi) => remind(strapi) },
  { name: 'remind of offers', everyMs: 60 * 1000, run: (strapi) => remindOfOffers(strapi) },
  { name: 'remove expired files', everyMs: 60 * 60 * 1000, run: removeExpiredFiles },
  { name: 'fill search texts', everyMs: 60 * 1000, firstAfterMs: 15 * 1000, run: fillSearchText },
  { name: 'remove old contacts', everyMs: 60 * 60 * 1000, run: removeOldContacts },
];

/** Gives the platform what the areas of the business bring to it: documents, mails and search texts. */
export function registerAreas(): void {
  registerDocuments({
    offer: { find: findOfferDocument, draw: async (document, format) => (format === 'pdf' ? renderOffer(document) : null) },
    'order-confirmation': {
      find: findOrderConfirmation,
      draw: async (document, format) => (format === 'pdf' ? renderOrderConfirmation(document) : null),
    },
    invoice: invoices,
    cancellation: invoices,
    reminder: { find: findReminder, draw: async (document, format) => (format === 'pdf' ? renderReminder(document) : null) },
  });
  registerMails(renderMail);
  registerSearchTexts({
    quotes: quoteSearchText,
    orders: orderSearchText,
    contacts: contactSearchText,
    people: personSearchText,
    outbox: mailSearchText,
    invoice_balances: balanceSearchText,
  });
}

/** Starts the work that follows the event log or the clock. @returns stops it and waits for what is under way. */
export const startAllJobs = (strapi: Core.Strapi): (() => Promise<void>) => startJobs(strapi, jobs);
