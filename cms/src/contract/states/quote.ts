import { staff, type Flow, type Tone } from './transition';

export const quoteStatuses = [
  'submitted',
  'in_review',
  'needs_info',
  'offered',
  'accepted',
  'declined',
  'changes_requested',
  'expired',
  'withdrawn',
  'declined_by_us',
  'cancelled',
] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

export const quoteEvents = [
  'review',
  'ask',
  'answer',
  'offer',
  'accept',
  'decline',
  'request-changes',
  'withdraw',
  'expire',
  'decline-by-us',
  'cancel',
  'renew',
] as const;
export type QuoteEvent = (typeof quoteEvents)[number];

export type QuoteGuard =
  | 'lines-priced'
  | 'tax-case-confirmed'
  /** The tax case is not reverse charge for a consumer: consumers never owe our VAT. */
  | 'tax-case-fits-customer'
  | 'valid-until-ahead'
  /** The discount is at most 20 % below the list; larger ones are for super admins to send. */
  | 'discount-within-limit'
  /** Each group of alternatives has two lines or more, of which one is preset, and something is preset. */
  | 'choice-complete'
  | 'latest-version'
  | 'not-expired'
  | 'billing-address-given'
  /** The billing country fits the tax case; checked for reverse charge and third countries only. */
  | 'billing-country-fits'
  /** The VAT ID is given and confirmed; checked for reverse charge only. */
  | 'vat-id-confirmed'
  | 'terms-accepted'
  /** Consumers accept by themselves: their order needs the button (§ 312j BGB) and the instruction on withdrawal. */
  | 'customer-is-business'
  | 'validity-over';

const ask = { to: 'needs_info', by: staff, text: 'required' } as const;
const review = { to: 'in_review', by: staff } as const;
const declineByUs = { to: 'declined_by_us', by: staff, text: 'required' } as const;
const cancel = { to: 'cancelled', by: { customer: [] }, text: 'optional' } as const;
/** Freezes a version; a newer one supersedes the one before. */
const offer = {
  to: 'offered',
  by: {
    admin: [
      'lines-priced',
      'choice-complete',
      'tax-case-confirmed',
      'tax-case-fits-customer',
      'valid-until-ahead',
      'discount-within-limit',
    ],
    superAdmin: ['lines-priced', 'choice-complete', 'tax-case-confirmed', 'tax-case-fits-customer', 'valid-until-ahead'],
  },
} as const;

/** The transitions of a quote by status: who may perform each, and the status it leads to. */
export const quoteFlow: Flow<QuoteStatus, QuoteEvent, QuoteGuard> = {
  submitted: { review, ask, 'decline-by-us': declineByUs, cancel },
  in_review: { offer, ask, 'decline-by-us': declineByUs, cancel },
  needs_info: { answer: { to: 'submitted', by: { customer: [] }, text: 'optional' }, 'decline-by-us': declineByUs, cancel },
  offered: {
    accept: {
      to: 'accepted',
      by: {
        customer: ['latest-version', 'not-expired', 'billing-address-given', 'billing-country-fits', 'vat-id-confirmed', 'terms-accepted'],
        superAdmin: [
          'customer-is-business',
          'latest-version',
          'not-expired',
          'billing-address-given',
          'billing-country-fits',
          'vat-id-confirmed',
        ],
      },
    },
    'request-changes': { to: 'changes_requested', by: { customer: [] }, text: 'required' },
    decline: { to: 'declined', by: { customer: [] }, text: 'optional' },
    offer,
    withdraw: { to: 'withdrawn', by: staff, text: 'required' },
    expire: { to: 'expired', by: { timer: ['validity-over'] } },
  },
  changes_requested: { review, cancel },
  expired: { offer, renew: { to: 'in_review', by: { customer: [] }, text: 'optional' } },
  accepted: {},
  declined: {},
  withdrawn: {},
  declined_by_us: {},
  cancelled: {},
};

/** Statuses in which something is still to be done. */
export const openQuoteStatuses = ['submitted', 'in_review', 'needs_info', 'offered', 'changes_requested'] as const satisfies QuoteStatus[];

/** Statuses in which the next step is the customer's. */
export const customerTurnStatuses = ['needs_info', 'offered'] as const satisfies QuoteStatus[];

/** Checks whether an offer was declined by its customer or expired; it may still come back from the second. */
export const isLost = (status: QuoteStatus): boolean => status === 'declined' || status === 'expired';

export const quoteStatusTone: Record<QuoteStatus, Tone> = {
  submitted: 'new',
  in_review: 'work',
  needs_info: 'wait',
  offered: 'wait',
  accepted: 'ok',
  declined: 'bad',
  changes_requested: 'work',
  expired: 'off',
  withdrawn: 'off',
  declined_by_us: 'bad',
  cancelled: 'off',
};

/** The transitions that a customer performs with at most a note; acceptance carries more. */
export const customerTransitions = ['answer', 'decline', 'request-changes', 'cancel', 'renew'] as const satisfies QuoteEvent[];

/** The transitions whose note may bring files: questions, answers, requests for changes, and acceptances in writing. */
export const transitionsWithFiles: readonly QuoteEvent[] = ['ask', 'answer', 'request-changes', 'accept'];

/** The transitions that staff perform. */
export const staffTransitions = ['review', 'ask', 'offer', 'withdraw', 'decline-by-us'] as const satisfies QuoteEvent[];
