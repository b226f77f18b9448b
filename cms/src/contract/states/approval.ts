import type { Flow, Tone } from './transition';

export const approvalStatuses = ['asked', 'approved', 'refused', 'withdrawn'] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];

export const approvalEvents = ['approve', 'refuse', 'withdraw'] as const;
export type ApprovalEvent = (typeof approvalEvents)[number];

export type ApprovalGuard =
  /** What would be done now is exactly what was asked for. */
  | 'still-as-asked'
  /** The transition is for whoever asked. */
  | 'own-request';

/** The transitions of an approval by status: who may perform each, and the status it leads to. */
export const approvalFlow: Flow<ApprovalStatus, ApprovalEvent, ApprovalGuard> = {
  asked: {
    approve: { to: 'approved', by: { superAdmin: ['still-as-asked'] }, text: 'optional' },
    refuse: { to: 'refused', by: { superAdmin: [] }, text: 'required' },
    withdraw: { to: 'withdrawn', by: { admin: ['own-request'], superAdmin: ['own-request'] } },
  },
  approved: {},
  refused: {},
  withdrawn: {},
};

export const approvalStatusTone: Record<ApprovalStatus, Tone> = { asked: 'wait', approved: 'ok', refused: 'bad', withdrawn: 'off' };
