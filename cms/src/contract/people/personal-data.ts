import type { documentKinds } from '../billing/document';

/**
 * Kinds of personal data, with the end of their storage. Texts of the privacy page, the data export, erasure and the jobs
 * that remove what is over all go by these.
 */
export const dataKinds = [
  'account',
  'sessions',
  'requests',
  'orders',
  'files',
  'letters',
  'invoices',
  'declarations',
  'messages',
  'mails',
  'contractors',
  'traces',
] as const;
export type DataKind = (typeof dataKinds)[number];

/** Calendar years, after the one they arose in, for which letters and declarations are kept (§ 257 Abs. 4 HGB, § 147 Abs. 3 AO). */
export const LETTER_YEARS = 6;
/** The same for invoices, their payments and their cancellations (§ 147 Abs. 3 AO, § 14b Abs. 1 UStG). */
export const INVOICE_YEARS = 8;
/** The same for the log, a record of who did what to the books (§ 147 Abs. 1 Nr. 1, Abs. 3 AO). */
export const EVENT_YEARS = 10;

/** Returns the calendar years for which a stored document is kept. */
export const yearsOfDocument = (kind: (typeof documentKinds)[number]): number =>
  kind === 'invoice' || kind === 'cancellation' || kind === 'correction' ? INVOICE_YEARS : LETTER_YEARS;

/** What a table's columns can hold of a person, as names of attributes. */
type PersonalTable = {
  kind: DataKind;
  /** Columns with names, addresses, numbers or texts that people typed. */
  personal: readonly string[];
  /** Columns with ids, codes, hashes and amounts alone. */
  plain?: readonly string[];
};

/**
 * Every column of text or JSON in a table of the shop that can hold personal data, by the content type's name; a test
 * compares it with all schemas. Tables that hold none stand in `tablesWithoutPersons`.
 */
export const personalTables: Record<string, PersonalTable> = {
  user: {
    kind: 'account',
    personal: ['username', 'email', 'name', 'company', 'phone', 'vatId', 'billingAddress', 'knownDevices'],
    plain: ['provider', 'password', 'resetPasswordToken', 'confirmationToken', 'notifications', 'secondFactor'],
  },
  'account-token': { kind: 'account', personal: ['email'], plain: ['hash', 'accountId'] },
  person: { kind: 'account', personal: ['email', 'name', 'company', 'phone', 'searchText'], plain: ['accountId'] },
  'saved-view': { kind: 'account', personal: ['name', 'filter'], plain: ['ownerId', 'key'] },
  'cart-list': { kind: 'account', personal: ['name', 'items'], plain: ['ownerId', 'key'] },
  quote: {
    kind: 'requests',
    personal: ['name', 'email', 'contact', 'lines', 'draft', 'searchText'],
    plain: [
      'number',
      'drawing',
      'cartIdHash',
      'requestHash',
      'ownerId',
      'guestTokenHash',
      'offerId',
      'madeBy',
      'contactId',
      'offeredService',
      'declineReasonId',
      'declineReasonDe',
      'declineReasonEn',
    ],
  },
  message: { kind: 'requests', personal: ['name', 'text', 'lineName'], plain: ['quoteId', 'key', 'authorId', 'move', 'lineKey'] },
  approval: {
    kind: 'requests',
    personal: ['content', 'facts', 'note', 'reason'],
    plain: ['subjectId', 'quoteId', 'label', 'sha256', 'askedBy', 'decidedBy', 'openKey', 'key'],
  },
  file: {
    kind: 'files',
    personal: ['originalName'],
    plain: [
      'fileName',
      'mimeType',
      'cartIdHash',
      'productId',
      'quoteId',
      'contactId',
      'addressHash',
      'lockOwner',
      'messageId',
      'orderId',
      'assignmentId',
      'checkNote',
      'checkOwner',
      'sha256',
      'cleanedFrom',
    ],
  },
  'file-release': { kind: 'files', personal: ['name'], plain: ['assignmentId', 'fileName', 'releasedBy'] },
  mark: { kind: 'files', personal: ['text', 'wording'], plain: ['orderId', 'fileName', 'assignmentId'] },
  'mark-reply': { kind: 'files', personal: ['name', 'text'], plain: ['markId', 'orderId', 'assignmentId', 'key', 'authorId'] },
  order: {
    kind: 'orders',
    personal: ['name', 'email', 'company', 'buyer', 'subject', 'lines', 'searchText'],
    plain: [
      'number',
      'quoteId',
      'offerId',
      'chosen',
      'ownerId',
      'responsibleId',
      'drawing',
      'express',
      'expressDay',
      'pauses',
      'categories',
      'termsVersion',
      'privacyVersion',
    ],
  },
  offer: {
    kind: 'letters',
    personal: ['document'],
    plain: ['quoteId', 'version', 'sentBy', 'sha256', 'express', 'replacedLinkHash'],
  },
  amendment: { kind: 'letters', personal: ['document'], plain: ['orderId', 'number', 'sha256', 'proposedBy'] },
  'stored-document': { kind: 'letters', personal: [], plain: ['subject', 'name', 'sha256', 'fileName'] },
  reminder: { kind: 'letters', personal: ['document'], plain: ['invoiceId'] },
  invoice: {
    kind: 'invoices',
    personal: ['document'],
    plain: ['number', 'orderId', 'cancelsId', 'correctsId', 'sha256', 'issuedBy', 'key'],
  },
  'invoice-balance': {
    kind: 'invoices',
    personal: ['name', 'searchText', 'facts', 'reminderStop', 'writeOffReason'],
    plain: ['invoiceId', 'orderId', 'orderNumber', 'number', 'cancellationId', 'replacedById'],
  },
  payment: { kind: 'invoices', personal: ['reference', 'bankLine'], plain: ['invoiceId', 'pairedInvoiceId', 'recordedBy'] },
  declaration: {
    kind: 'declarations',
    personal: ['name', 'email', 'reference', 'reason'],
    plain: ['number', 'wantedDate', 'quoteId', 'keyHash', 'requestHash'],
  },
  'declaration-settlement': {
    kind: 'declarations',
    personal: ['settlement'],
    plain: ['declarationId', 'settledBy', 'orderId', 'quoteId'],
  },
  contact: {
    kind: 'messages',
    personal: ['name', 'email', 'phone', 'company', 'message', 'files', 'searchText'],
    plain: ['keyHash', 'requestHash'],
  },
  outbox: {
    kind: 'mails',
    personal: ['subject', 'to', 'text', 'html', 'lastError', 'attachments', 'searchText'],
    plain: ['template', 'key', 'payload', 'requestId'],
  },
  'security-event': { kind: 'traces', personal: ['typed', 'address'], plain: ['key', 'reason', 'accountId', 'subject', 'route'] },
  contractor: { kind: 'contractors', personal: ['notes', 'rates'], plain: ['accountId', 'skills', 'formats', 'languages'] },
  invitation: { kind: 'contractors', personal: ['name', 'email'], plain: ['key'] },
  assignment: {
    kind: 'contractors',
    personal: ['title', 'brief', 'lines'],
    plain: ['number', 'requestKey', 'quoteId', 'orderId', 'contractorId', 'drawing'],
  },
  'assignment-message': { kind: 'contractors', personal: ['name', 'text'], plain: ['assignmentId', 'key', 'authorId', 'move'] },
};

/** Tables of ids, hashes, codes, of the operator's own facts, and of texts that editors write. */
export const tablesWithoutPersons: readonly string[] = [
  'company',
  'content-version',
  'counter',
  'event',
  'german-text',
  'event-arrival',
  'event-position',
  'ledger-entry',
  'ledger-task',
  'legal-text',
  'mail-refusal',
  'preview-token',
  'price-change',
  'process-beat',
  'redirect',
  'schedule',
  'translation',
];
