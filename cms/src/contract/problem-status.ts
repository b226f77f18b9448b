/** Every expected failure of the API and its HTTP status. The code is also the key of its text: `problem.<code>`. */
const problems = {
  'input.invalid': 400,
  /** A field that stands on documents has a sign that they cannot show. */
  'input.unprintable': 400,
  'input.too-large': 413,
  'auth.required': 401,
  'auth.forbidden': 403,
  /** Wrong address or password, without saying which. */
  'auth.credentials-wrong': 401,
  'auth.code-required': 401,
  'auth.code-wrong': 401,
  'auth.blocked': 403,
  'auth.not-verified': 403,
  'auth.already-verified': 409,
  'auth.session-ended': 401,
  /** A mailed link that is unknown, used or too old. */
  'auth.link-invalid': 410,
  'auth.link-needs-password': 401,
  'auth.password-refused': 422,
  'auth.password-wrong': 422,
  'auth.address-taken': 409,
  'account.not-found': 404,
  'account.second-factor-absent': 409,
  'account.second-factor-present': 409,
  'account.session-not-found': 404,
  /** An editor's preview whose hour is over, or that never began. */
  'preview.ended': 401,
  'function.unknown': 404,
  'not-found': 404,
  'rate.limited': 429,
  /** A request that two servers could read in two ways, or that no server can read. */
  'request.malformed': 400,
  'request.too-slow': 408,
  'request.headers-too-large': 431,
  'server.failed': 500,
  'server.unavailable': 503,
  'app-check.failed': 401,
  'cart.foreign': 404,
  'cart.product-missing': 404,
  'cart.temporary-missing': 404,
  'cart.temporary-mismatch': 404,
  'cart.add-failed': 500,
  /** Data: `limit`. */
  'cart.full': 422,
  /** The same form was sent before with other content. */
  'contact.already-sent': 409,
  'contact.not-found': 404,
  /** The person is no customer and no guest. */
  'contact.person-not-found': 404,
  'contractor.not-found': 404,
  'invitation.not-found': 404,
  'contact.wrong-status': 409,
  /** The same declaration was sent before with other content. */
  'declaration.already-received': 409,
  'declaration.not-found': 404,
  /** The declaration was matched or closed before, or is no withdrawal. */
  'declaration.settled': 409,
  'assignment.date-past': 422,
  /** There is nothing to adjust. */
  'invoice.fits': 409,
  'invoice.adjust-first': 409,
  'amendment.not-found': 404,
  'amendment.wrong-status': 409,
  /** Another proposal waits for the customer's answer. */
  'amendment.open': 409,
  /** Data: `limit`. */
  'amendment.too-many': 422,
  /** The proposal changes nothing. */
  'amendment.unchanged': 422,
  'amendment.lines-repeated': 400,
  'amendment.negative': 422,
  /** Agreed prices change: a lead proposes that. */
  'amendment.needs-lead': 403,
  'amendment.expired': 409,
  /** The order ended or was changed otherwise since the proposal. */
  'amendment.outdated': 409,
  /** Another name is no spelling. */
  'order.other-buyer': 422,
  'order.own-address': 409,
  'mail.not-found': 404,
  /** Only failed mails are sent again. */
  'mail.wrong-status': 409,
  /** A request was made from this contact message before. Data: `number`. */
  'contact.has-request': 409,
  'quote.product-unknown': 422,
  'quote.product-unavailable': 422,
  'quote.addon-unknown': 422,
  'quote.addon-conflict': 422,
  'quote.quantity-invalid': 422,
  'quote.quantity-below-minimum': 422,
  'quote.price-changed': 409,
  'quote.already-submitted': 409,
  'quote.file-unknown': 422,
  'quote.file-unfinished': 409,
  /** The check of the file found something. */
  'quote.file-blocked': 422,
  'quote.not-found': 404,
  /** The guest link of a quote that has joined an account. */
  'quote.joined-account': 403,
  /** Somebody else changed the document since the sender looked at it. */
  stale: 409,
  /** The transition is not possible in this status, or not for this person. */
  'quote.wrong-status': 409,
  'quote.line-unpriced': 409,
  'quote.tax-case-open': 409,
  /** Reverse charge for a consumer. */
  'quote.tax-case-consumer': 409,
  'quote.tax-case-business': 409,
  'quote.validity-past': 409,
  /** The discount is larger than staff may give without a super admin. */
  'quote.discount-needs-lead': 409,
  /** A group of alternatives of the draft is incomplete, or two of its lines have one key. */
  'quote.choice-incomplete': 409,
  'quote.choice-nothing': 409,
  'quote.choice-keys': 409,
  'quote.choice-unknown': 422,
  'quote.choice-required': 422,
  'quote.choice-group': 422,
  'quote.choice-empty': 422,
  /** The total that was shown is not that of the chosen lines. */
  'quote.total-differs': 409,
  'quote.version-superseded': 409,
  'quote.written-by-business': 409,
  /** The terms have changed since the customer opened them. */
  'quote.terms-changed': 409,
  'quote.express-moved': 409,
  'quote.expired': 409,
  'quote.vat-id-needed': 422,
  /** The offer's tax case is not for customers in the billing address's country. */
  'quote.billing-country-unfit': 422,
  /** A guest link that a later offer replaced. */
  'quote.link-superseded': 410,
  'order.not-found': 404,
  'order.wrong-status': 409,
  /** The consumer may still withdraw and did not ask for an early start. */
  'order.withdrawal-open': 409,
  'order.results-missing': 409,
  'order.review-open': 409,
  'order.withdrawal-over': 409,
  'assignment.not-found': 404,
  'assignment.wrong-status': 409,
  /** The request or order of the work has ended. */
  'assignment.work-ended': 409,
  /** There is no order yet, or its work has not begun. */
  'assignment.order-not-started': 409,
  /** There is no account of a contractor who can sign in. */
  'assignment.contractor-unknown': 422,
  /** The contractor was blocked or deleted since they were asked. */
  'assignment.contractor-gone': 409,
  /** The contractor already has an open assignment here. */
  'assignment.already-open': 409,
  'assignment.price-missing': 422,
  'assignment.files-missing': 422,
  /** The contractor does not have the sheet of a mark, and nobody has looked at its title block. */
  'assignment.sheet-missing': 422,
  'assignment.answer-past': 422,
  /** A text for a contractor holds the customer's name or address. */
  'assignment.names-customer': 422,
  'approval.not-found': 404,
  'approval.wrong-status': 409,
  /** Somebody has asked for the same and nobody has decided yet. */
  'approval.already-asked': 409,
  /** What was asked for has changed since. */
  'approval.outdated': 409,
  /** The thing needs no approval, or the caller could do it themselves. */
  'approval.not-needed': 409,
  /** Only whoever asked may withdraw. */
  'approval.not-own': 403,
  /** Facts about the operator that every document must carry are missing. */
  'company.incomplete': 409,
  'document.not-found': 404,
  /** The list has more rows than a file may hold. */
  'export.too-long': 422,
  'invoice.not-found': 404,
  /** The transition is not possible for a draft, an issued, a cancelled invoice or a cancellation. */
  'invoice.wrong-status': 409,
  /** The order has an invoice over all of it, or a final one. */
  'invoice.order-billed': 409,
  /** After the withdrawal nothing, or only a part, is owed. */
  'invoice.order-withdrawn': 409,
  'invoice.above-order': 409,
  /** Since the draft was made, the order was billed otherwise. */
  'invoice.outdated': 409,
  /** A final invoice deducts this partial one. */
  'invoice.deducted': 409,
  'invoice.supplemented': 409,
  /** A correction takes back more than a line still says. */
  'invoice.correction-above': 409,
  /** Corrections have left nothing to cancel. */
  'invoice.corrected': 409,
  'invoice.incomplete': 409,
  'invoice.negative': 409,
  /** Violations of EN 16931; each names what is to be corrected on the order. */
  'invoice.country-unknown': 409,
  'invoice.vat-id-wrong': 409,
  'invoice.controls': 409,
  'invoice.empty': 409,
  'invoice.line-unnamed': 409,
  'invoice.line-sum-wrong': 409,
  'invoice.rate-unfit': 409,
  'invoice.period-reversed': 409,
  /** More would be paid back than was paid. */
  'payment.below-zero': 409,
  'payment.above-overpaid': 409,
  'invoice.not-overdue': 409,
  'invoice.reminders-sent': 409,
  'payment.file-unreadable': 422,
  'payment.file-too-long': 413,
  'cart-list.not-found': 404,
  /** Data: `limit`. */
  'cart-list.too-many': 409,
  'saved-view.not-found': 404,
  /** The limit keeps the menu of views usable. */
  'saved-view.too-many': 409,
  'upload.failed': 502,
  /** The problems shown for a failed upload when the answer has no better code: 413, 403, or any of 5xx. */
  'upload.size-refused': 413,
  'upload.access-refused': 403,
  'upload.server-failed': 500,
  /** There was no answer at all; only browsers use this code. */
  'upload.offline': 503,
  'upload.type-refused': 415,
  'upload.signature-refused': 415,
  'upload.empty': 400,
  'upload.too-large': 413,
  'upload.too-many': 409,
  'storage.unauthenticated': 401,
  'storage.unauthorized': 403,
  'storage.object-not-found': 404,
  /** The file has not been checked yet. */
  'storage.file-waiting': 409,
  /** The check of the file found something, or staff have not released what it could not look into. */
  'storage.file-blocked': 403,
  /** The check of the file found something, or the file belongs to nothing yet. */
  'storage.not-releasable': 409,
  /** No copy without what the file says of itself can be made. */
  'storage.not-cleanable': 422,
  'storage.quota-exceeded': 413,
  'storage.canceled': 499,
  'storage.retry-limit-exceeded': 504,
  'storage.invalid-checksum': 400,
  'storage.unknown': 500,
} as const;

export type ProblemCode = keyof typeof problems;

export const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(problems, code);

export const problemCodes = Object.keys(problems) as ProblemCode[];

/** Returns the HTTP status of a problem. */
export const statusOf = ({ code }: { code: ProblemCode }): number => problems[code];
