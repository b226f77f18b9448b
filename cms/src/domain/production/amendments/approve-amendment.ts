import * as z from 'zod/mini';
import { totalsOf } from '../../../contract/billing/document';
import type { Approval } from '../../../contract/people/approval';
import { AmendmentProposal } from '../../../contract/production/amendment';
import { changesPrices } from '../../../contract/production/amendment-changes';
import { Problem } from '../../../contract/problem';
import { input } from '../../../platform/http/input';
import type { ApprovalRules } from '../../people/approval-rules';
import { findOrder, type OrderRow } from '../orders/order-row';
import { checkedAmendment, isEnded, proposeAmendment } from './propose-amendment';

/** What is typed: the proposal without what its sending adds. */
const Typed = z.omit(AmendmentProposal, { revision: true, key: true });
type Typed = z.infer<typeof Typed>;

/** An amendment that changes prices which were agreed: approving it proposes it to the customer. */
export const amendmentApproval: ApprovalRules = {
  topic: 'order',
  page: 'orders',

  async ask(strapi, subjectId, typed) {
    const order = await findOrder(strapi, { documentId: subjectId });
    if (!order) throw new Problem('order.not-found');
    const proposal = input(Typed, typed);
    const document = await checkedAmendment(strapi, order, sent(proposal, order), { kind: 'superAdmin' });
    if (!changesPrices(document)) throw new Problem('approval.not-needed');
    const facts: Approval['facts'] = [
      { name: 'customer', text: [document.buyer.company, document.buyer.name].filter(Boolean).join(', ') },
      { name: 'order-before', amount: totalsOf(document.before).net },
      { name: 'order-after', amount: totalsOf(document).net },
      { name: 'valid-until', day: document.validUntil },
    ];
    const { quoteId, number: label, revision } = order;
    return { quoteId, label, revision, content: contentOf(proposal, order), facts };
  },

  async current(strapi, { subjectId, content }) {
    const order = await findOrder(strapi, { documentId: subjectId });
    if (!order || isEnded(order)) return null;
    return { content: contentOf((content as { proposal: Typed }).proposal, order), revision: order.revision };
  },

  async perform(strapi, { subjectId: orderId, content, by, command, data: approved }) {
    const proposal = { ...(content as { proposal: Typed }).proposal, ...command };
    await proposeAmendment(strapi, { orderId, proposal, by, approved });
  },
};

const sent = (proposal: Typed, { revision }: OrderRow): AmendmentProposal => ({ ...proposal, revision, key: crypto.randomUUID() });

/** The proposal, and the state of the order that it starts from: another one makes it another change. */
const contentOf = (proposal: Typed, { revision }: Pick<OrderRow, 'revision'>) => ({ proposal, revision });
