import type { Core } from '@strapi/strapi';
import { billingArea } from './domain/billing/billing-area';
import { balanceSearchText } from './domain/billing/invoice-row';
import { remind } from './domain/billing/remind';
import { cancellationSource, correctionSource, invoiceSource } from './domain/billing/render-invoice';
import { reminderSource } from './domain/billing/render-reminder';
import { catalogueArea } from './domain/catalogue/catalogue-area';
import { filesArea } from './domain/files/files-area';
import { checkJobs } from './domain/files/check-files';
import { removeExpiredFiles } from './domain/files/cart-files';
import { queueMails } from './domain/notices/queue-mails';
import { farewells, renderMail, urgent } from './domain/notices/render-mail';
import { contactSearchText } from './domain/people/find-contacts';
import { peopleArea } from './domain/people/people-area';
import { personSearchText } from './domain/people/refresh-person';
import { expireAmendments } from './domain/production/amendments/answer-amendment';
import { amendmentSource } from './domain/production/amendments/render-amendment';
import { postponeAssignments, expireAssignments, withdrawAssignments } from './domain/production/assignments/follow-documents';
import { completeDeliveries } from './domain/production/orders/complete-deliveries';
import { orderSearchText } from './domain/production/orders/order-row';
import { announceFileRemoval, removeOrderFiles, removeRequestFiles } from './domain/production/orders/remove-order-files';
import { agreedTermsSource } from './domain/production/orders/render-agreed-terms';
import { orderConfirmationSource } from './domain/production/orders/render-order-confirmation';
import { productionArea } from './domain/production/production-area';
import { expireOffers, remindOfOffers } from './domain/quoting/offer-deadlines';
import { quoteSearchText } from './domain/quoting/quote-row';
import { publishingArea } from './domain/publishing/publishing-area';
import { runSchedules } from './domain/publishing/run-schedules';
import { quotingArea } from './domain/quoting/quoting-area';
import { offerSource } from './domain/quoting/render-offer';
import { removeOldMails } from './domain/records/erase-mails';
import { removeOldContacts } from './domain/records/erasure';
import { removeOutdated } from './domain/records/outdated/remove-outdated';
import { followPeople } from './domain/records/people';
import { findWarnings, isPublished, recordsArea } from './domain/records/records-area';
import type { Area } from './platform/area';
import type { ListIndexes } from './platform/database/create-indexes';
import { registerDocuments } from './platform/documents/document-sources';
import { storeDocuments } from './platform/documents/store-documents';
import { platformTypes } from './platform/events/protect-business-types';
import type { LoggedValues } from './platform/events/follow-content';
import type { FinalRows } from './platform/events/refuse-changes';
import { registerTopics, type Topics } from './platform/events/topics';
import { registerContent } from './platform/health/check-readiness';
import type { AreaGauge } from './platform/health/metrics';
import { BEAT_MS, reportProcess } from './platform/health/process-beats';
import { jobsOf, startJobs, type Job } from './platform/jobs/start-jobs';
import { appendEntries } from './platform/ledger/append-entries';
import { registerChainedRows } from './platform/ledger/chained-rows';
import { deliverOutbox } from './platform/mail/deliver-outbox';
import { registerMails, mailSearchText } from './platform/mail/outbox-row';
import { readDatabaseTime } from './platform/time/database-time';
import { fieldLabel } from './panel/field-label';
import { keepAttempts, registerTraces, removeOldTraces } from './platform/security/security-log';
import { fillSearchText, registerSearchTexts } from './platform/search/fill-search-text';

const jobs: readonly Job[] = [
  { name: 'read database time', everyMs: 60 * 1000, isOwn: true, run: readDatabaseTime },
  { name: 'queue mails', everyMs: 500, run: queueMails },
  { name: 'deliver outbox', everyMs: 500, run: deliverOutbox },
  { name: 'expire offers', everyMs: 60 * 1000, run: (strapi) => expireOffers(strapi) },
  { name: 'expire amendments', everyMs: 60 * 1000, run: (strapi) => expireAmendments(strapi) },
  { name: 'expire assignments', everyMs: 60 * 1000, run: (strapi) => expireAssignments(strapi) },
  { name: 'follow people', everyMs: 500, run: followPeople },
  { name: 'withdraw assignments', everyMs: 500, run: withdrawAssignments },
  { name: 'postpone assignments', everyMs: 500, run: postponeAssignments },
  { name: 'complete deliveries', everyMs: 60 * 1000, run: (strapi) => completeDeliveries(strapi) },
  { name: 'announce file removal', everyMs: 60 * 60 * 1000, run: (strapi) => announceFileRemoval(strapi) },
  { name: 'remove order files', everyMs: 60 * 60 * 1000, run: (strapi) => removeOrderFiles(strapi) },
  { name: 'remove request files', everyMs: 60 * 60 * 1000, run: (strapi) => removeRequestFiles(strapi) },
  { name: 'remove old mails', everyMs: 60 * 60 * 1000, run: (strapi) => removeOldMails(strapi) },
  { name: 'store documents', everyMs: 500, run: storeDocuments },
  { name: 'remind', everyMs: 60 * 1000, run: (strapi) => remind(strapi) },
  { name: 'remind of offers', everyMs: 60 * 1000, run: (strapi) => remindOfOffers(strapi) },
  ...checkJobs,
  { name: 'remove expired files', everyMs: 60 * 60 * 1000, run: removeExpiredFiles },
  { name: 'remove outdated', everyMs: 60 * 60 * 1000, run: (strapi) => removeOutdated(strapi) },
  { name: 'write ledger', everyMs: 1000, run: appendEntries },
  { name: 'fill search texts', everyMs: 60 * 1000, firstAfterMs: 15 * 1000, run: fillSearchText },
  { name: 'keep attempts', everyMs: 2_000, run: keepAttempts, isOwn: true },
  { name: 'report process', everyMs: BEAT_MS, run: reportProcess, isOwn: true },
  { name: 'remove old traces', everyMs: 60 * 60 * 1000, run: (strapi) => removeOldTraces(strapi) },
  { name: 'run schedules', everyMs: 2_000, run: (strapi) => runSchedules(fieldLabel)(strapi) },
  { name: 'remove old contacts', everyMs: 60 * 60 * 1000, run: removeOldContacts },
];

const areas: readonly Area[] = [
  filesArea,
  peopleArea,
  catalogueArea,
  publishingArea,
  quotingArea,
  productionArea,
  billingArea,
  recordsArea,
];

/** Documents that only the shop's own flows write. The panel does not know them: staff read them behind a second factor. */
export const businessTypes: readonly string[] = [
  ...platformTypes,
  ...areas.flatMap(({ types }) => types),
  // The panel's own note of when a German text changed.
  'api::german-text.german-text',
];

/** Content types that no role made by Strapi itself may see: the operator's own facts too, their bank account among them. */
export const closedTypes: readonly string[] = [...businessTypes, 'api::company.company'];

export const listIndexes: ListIndexes = Object.assign({}, ...areas.map(({ indexes }) => indexes));

export const numberedKinds: readonly string[] = areas.flatMap(({ numbered = [] }) => numbered);

export const finalRows: readonly FinalRows[] = areas.flatMap(({ final = [] }) => final);

export const loggedValues: LoggedValues = Object.assign({}, ...areas.map(({ values }) => values));

const chainedRows = areas.flatMap(({ chained = [] }) => chained);

export const gauges: readonly AreaGauge[] = areas.flatMap((area) => area.gauges ?? []);

/** The topics of the log, besides content. */
export const topics: Topics = {
  ...peopleArea.topics,
  ...quotingArea.topics,
  ...productionArea.topics,
  ...billingArea.topics,
  ...recordsArea.topics,
};

/** Gives the platform what the areas of the business bring to it: documents, mails, content, search texts, topics of the log and rows of the ledger. */
export function registerAreas(): void {
  registerDocuments({
    offer: offerSource,
    'order-confirmation': orderConfirmationSource,
    'agreed-terms': agreedTermsSource,
    amendment: amendmentSource,
    invoice: invoiceSource,
    cancellation: cancellationSource,
    correction: correctionSource,
    reminder: reminderSource,
  });
  registerMails({ render: renderMail, farewells, urgent });
  registerContent({ isPublished, findWarnings });
  registerSearchTexts({
    'api::quote.quote': quoteSearchText,
    'api::order.order': orderSearchText,
    'api::contact.contact': contactSearchText,
    'api::person.person': personSearchText,
    'api::outbox.outbox': mailSearchText,
    'api::invoice-balance.invoice-balance': balanceSearchText,
  });
  registerTopics(topics);
  registerTraces(Object.assign({}, ...areas.map(({ traces }) => traces)));
  registerChainedRows([...finalRows, ...chainedRows]);
}

/** Starts the work that follows the event log or the clock. @returns stops it and waits for what is under way. */
export const startAllJobs = (strapi: Core.Strapi): (() => Promise<void>) => startJobs(strapi, jobsOf(jobs));
