import type { Core } from '@strapi/strapi';
import { openAssignmentStatuses } from '../../contract/states/assignment';
import { fileFactsOf } from '../files/announce-verdict';
import type { Area } from '../../platform/area';
import type { FollowedEvent } from '../../platform/events/topics';

/** What happens at marks between staff and their contractors, and what their customer sees of it. */
const workedMarkFacts = ['order.mark-noted', 'order.mark-released', 'order.mark-held-back', 'order.mark-ticked', 'order.mark-unticked'];
const sharedMarkFacts = ['order.mark-answered', 'order.mark-settled', 'order.mark-reopened'];

/** What only the team does with an order, and only the team sees. */
const teamFacts = [
  'order.corrected',
  'order.invoices-adjusted',
  'order.approval-asked',
  'order.approval-ended',
  'order.results-added',
  'order.result-removed',
  'order.responsible-changed',
  ...workedMarkFacts,
];

export const productionArea = {
  types: [
    'api::order.order',
    'api::amendment.amendment',
    'api::mark.mark',
    'api::mark-reply.mark-reply',
    'api::assignment.assignment',
    'api::assignment-message.assignment-message',
    'api::file-release.file-release',
    'api::contractor.contractor',
    'api::invitation.invitation',
  ],
  numbered: ['order', 'assignment'],
  // What was decided stays as it was proposed; a proposal that is open changes with its decision.
  final: [{ table: 'amendments', when: (row) => `${row}.status <> 'proposed'` }],
  indexes: {
    amendments: { amendments_order_index: ['order_id', 'id'] },
    assignment_messages: { assignment_messages_assignment_index: ['assignment_id', 'id'] },
    assignments: {
      assignments_quote_index: ['quote_id', 'id'],
      assignments_contractor_index: ['contractor_id', 'id'],
    },
    mark_replies: { mark_replies_order_index: ['order_id', 'id'] },
    orders: {
      orders_status_index: ['status', 'id'],
      orders_owner_index: ['owner_id', 'id'],
      orders_due_index: ['due_at', 'id'],
      orders_stage_index: ['status', 'due_at', 'id'],
      orders_files_index: ['files_removed_at', 'ended_at'],
      orders_net_index: ['net', 'id'],
      orders_name_index: ['name', 'id'],
    },
  },
  topics: {
    order: {
      ownersOf: (strapi, subjects) =>
        strapi.db.connection('orders').whereIn('document_id', subjects).select({ subject: 'document_id', ownerId: 'owner_id' }),
      internal: teamFacts,
      untold: [...teamFacts, ...sharedMarkFacts, ...fileFactsOf('order')],
    },
    assignment: {
      ownersOf: (strapi, subjects) =>
        strapi.db.connection('assignments').whereIn('document_id', subjects).select({ subject: 'document_id', ownerId: 'contractor_id' }),
      changedBy: pausedAssignments,
      untold: ['assignment.message-written', 'assignment.mark-changed', ...fileFactsOf('assignment')],
    },
  },
} satisfies Area;

/** All that contractors learn of an order. */
const pausing = new Set(['order.held', 'order.resumed']);

/** Open assignments of orders that were put on hold or went on: to their contractors these changed, not the order. */
async function pausedAssignments(strapi: Core.Strapi, events: readonly FollowedEvent[]): Promise<FollowedEvent[]> {
  const orders = events.filter(({ name }) => pausing.has(name)).map(({ subject }) => subject);
  if (orders.length === 0) return [];
  const work: { subject: string; ownerId: string }[] = await strapi.db
    .connection('orders as own')
    .join('assignments as work', (join) => join.on('work.quote_id', 'own.quote_id').andOn('work.order_id', 'own.document_id'))
    .whereIn('own.document_id', orders)
    .whereIn('work.status', openAssignmentStatuses)
    .select({ subject: 'work.document_id', ownerId: 'work.contractor_id' });
  return work.map((one) => ({ ...one, topic: 'assignment', name: 'assignment.paused' }));
}
