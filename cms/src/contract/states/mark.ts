import { staff, type Flow } from './transition';

/** The states of a mark: `ready` once its contractor has ticked it, `done` once the customer or staff did. */
export const markStatuses = ['open', 'ready', 'done'] as const;
export type MarkStatus = (typeof markStatuses)[number];

export const markEvents = ['tick', 'settle', 'reopen'] as const;
export type MarkEvent = (typeof markEvents)[number];

const settle = { to: 'done', by: { customer: [], ...staff } } as const;

/** The transitions of a mark by status. What a contractor ticks is checked by staff, or settled with the approval of the work. */
export const markFlow: Flow<MarkStatus, MarkEvent, never> = {
  open: { tick: { to: 'ready', by: { contractor: [] } }, settle },
  ready: { settle, reopen: { to: 'open', by: { contractor: [], ...staff } } },
  done: { reopen: { to: 'open', by: { customer: [], ...staff } } },
};

/** The transitions of a mark that each side performs. */
export const markTransitions = {
  customer: ['settle', 'reopen'],
  staff: ['settle', 'reopen'],
  contractor: ['tick', 'reopen'],
} as const satisfies Record<string, MarkEvent[]>;
