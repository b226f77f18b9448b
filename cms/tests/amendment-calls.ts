import { randomUUID } from 'node:crypto';
import type { Amendment, AmendmentProposal } from '../src/contract/production/amendment';
import type { Order, StaffOrder } from '../src/contract/production/order';
import type { SignedIn } from './accounts';
import { body, staffOrder } from './offer-calls';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The proposal that leaves an order as it is, with some changes. */
export function proposalOf(order: Order, change: Partial<AmendmentProposal> = {}): AmendmentProposal {
  const { revision, lines, discount, taxCase, buyer, leadTimeDays, express } = order;
  const { customerType, company, name, street, postcode, city, country, vatId, reference } = buyer;
  return {
    revision,
    key: randomUUID(),
    lines: lines.map(({ key, name: called, description, unit, quantity, price, addons }) => ({
      key,
      name: called,
      description,
      unit,
      quantity,
      price,
      addons: [...addons],
    })),
    discount,
    taxCase,
    buyer: { customerType, company, name, street, postcode, city, country, vatId, reference },
    leadTimeDays,
    keepsExpress: express !== null,
    validUntil: new Date(Date.now() + 14 * DAY_MS).toISOString().slice(0, 10),
    reason: '',
    ...change,
  };
}

/** A line on top of what was ordered. */
export const storey = {
  key: 'dg',
  name: 'Dachgeschoss',
  description: '',
  unit: 'plan',
  quantity: 1,
  price: 4_900,
  addons: [],
} as unknown as AmendmentProposal['lines'][number];

export const propose = async (staff: SignedIn, order: Order, change: Partial<AmendmentProposal>): Promise<StaffOrder> =>
  body<StaffOrder>(staff.call('POST', `/api/staff/orders/${order.id}/amendments`, proposalOf(await staffOrder(staff, order.id), change)));

/** The amendment that waits for the customer's answer. */
export function proposed({ amendments }: Pick<Order, 'amendments'>): Amendment {
  const open = amendments.find(({ status }) => status === 'proposed');
  if (!open) throw new Error('nothing is proposed');
  return open;
}

export const answerOf = ({ revision, sha256 }: Amendment, change: object = {}) => ({ revision, sha256, key: randomUUID(), ...change });

type Answer = 'accept' | 'refuse';

/** Answers an amendment of an order as its customer. */
export const answer = (customer: SignedIn, [orderId, amendment]: [string, Amendment], event: Answer, change: object = {}) =>
  customer.call('POST', `/api/orders/${orderId}/amendments/${amendment.id}/${event}`, answerOf(amendment, change));

/** Fills in the correction of the street of an order's recipient, as staff may without consent. */
export function streetCorrection({ revision, buyer }: StaffOrder, street: string) {
  const { company, name, postcode, city, reference } = buyer;
  return { revision, key: randomUUID(), text: 'Verschrieben', buyer: { company, name, street, postcode, city, reference } };
}

/** Sets the street of an order's recipient right. */
export const correctAddress = async (staff: SignedIn, id: string, street: string): Promise<StaffOrder> =>
  body(staff.call('POST', `/api/staff/orders/${id}/corrections`, streetCorrection(await staffOrder(staff, id), street)));
