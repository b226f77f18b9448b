import { staff, type Flow, type Tone } from './transition';

export const amendmentStatuses = ['proposed', 'accepted', 'refused', 'withdrawn', 'expired'] as const;
export type AmendmentStatus = (typeof amendmentStatuses)[number];

export const amendmentEvents = ['accept', 'refuse', 'withdraw', 'expire'] as const;
export type AmendmentEvent = (typeof amendmentEvents)[number];

export type AmendmentGuard =
  /** The document is the one that was read, by its checksum. */
  | 'document-read'
  | 'not-expired'
  /** The order was neither cancelled nor withdrawn from, and no other amendment was accepted since the proposal. */
  | 'order-unchanged'
  | 'validity-over';

/** The transitions of a proposed amendment of an order (PRODUCT §8). A proposal is made complete: there is no draft of it. */
export const amendmentFlow: Flow<AmendmentStatus, AmendmentEvent, AmendmentGuard> = {
  proposed: {
    accept: { to: 'accepted', by: { customer: ['document-read', 'not-expired', 'order-unchanged'] } },
    refuse: { to: 'refused', by: { customer: [] }, text: 'optional' },
    withdraw: { to: 'withdrawn', by: staff, text: 'optional' },
    expire: { to: 'expired', by: { timer: ['validity-over'] } },
  },
  accepted: {},
  refused: {},
  withdrawn: {},
  expired: {},
};

export const amendmentStatusTone: Record<AmendmentStatus, Tone> = {
  proposed: 'wait',
  accepted: 'ok',
  refused: 'bad',
  withdrawn: 'off',
  expired: 'off',
};

/** The transitions that a customer performs. */
export const customerAmendmentTransitions = ['accept', 'refuse'] as const satisfies AmendmentEvent[];
