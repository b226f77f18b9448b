import type { Core } from '@strapi/strapi';
import { findAccount } from '../people/account-row';
import { findOrders, type OrderRow } from '../production/orders/order-row';
import { ownedBy, type Owner, type PersonRow } from '../people/person-row';
import { presentPerson } from './find-people';
import type { BillingAddress } from '../../contract/people/account';
import type { ErasureScope, PersonDetail } from '../../contract/people/person';

/** An accepted offer is a commercial letter (§ 257 HGB, § 147 AO): it stays as long as the law says. */
export const keptStatuses = ['accepted'] as const;

/** All that leads see of a person but the history. */
export async function showPerson(strapi: Core.Strapi, row: PersonRow): Promise<PersonDetail> {
  const { accountId, email } = row;
  const [account, [latest], scope, requests] = await Promise.all([
    accountId === null ? null : findAccount(strapi, { documentId: accountId }),
    findOrders(strapi, { where: ownedBy(row), orderBy: { id: 'desc' }, limit: 1 }),
    erasureScope(strapi, row),
    strapi.db.query('api::quote.quote').count({ where: ownedBy({ accountId, email }) }),
  ]);
  return {
    ...presentPerson(row, { requests, orders: scope.stays.orders }),
    phone: row.phone ?? '',
    vatId: account?.vatId || latest?.buyer.vatId || '',
    language: account?.language ?? latest?.language ?? null,
    billing: account?.billingAddress ?? billingOf(latest),
    erasedAt: row.erasedAt && new Date(row.erasedAt).toISOString(),
    erasure: scope,
  };
}

function billingOf(order: OrderRow | undefined): BillingAddress | null {
  if (!order) return null;
  const { name, company, street, postcode, city, country } = order.buyer;
  return { name: company || name, street, postcode, city, country };
}

/** What goes and what stays when a person is erased. */
async function erasureScope(strapi: Core.Strapi, owner: Owner): Promise<ErasureScope> {
  const count = (uid: 'api::quote.quote' | 'api::contact.contact' | 'api::declaration.declaration', where: object): Promise<number> =>
    strapi.db.query(uid).count({ where });
  const orders: { documentId: string }[] = await strapi.db
    .query('api::order.order')
    .findMany({ where: ownedBy(owner), select: ['documentId'] });
  const orderIds = orders.map(({ documentId }) => documentId);
  const [requests, enquiries, declarations, invoices] = await Promise.all([
    count('api::quote.quote', { $and: [ownedBy(owner), { status: { $notIn: keptStatuses } }] }),
    count('api::contact.contact', { email: owner.email }),
    count('api::declaration.declaration', { email: owner.email }),
    strapi.db.query('api::invoice.invoice').count({ where: { orderId: { $in: orderIds }, state: 'issued' } }),
  ]);
  return { goes: { requests, enquiries }, stays: { orders: orders.length, invoices, declarations } };
}
