import type { Core } from '@strapi/strapi';
import type { MailStatus } from '../../contract/mailbox';
import { orderFacts } from '../../contract/states/facts';
import { stepMailKey } from '../../platform/mail/enqueue-mail';

/** The mail that asks a customer to look at a delivery, and sets the period for it. */
export const DELIVERY_MAIL = 'order-delivered';

/** What has become of the mail about an order's latest delivery; null where there is none. */
export async function deliveryMailStatus(strapi: Core.Strapi, orderId: string): Promise<MailStatus | null> {
  const delivery: { seq: number | string } | null = await strapi.db
    .query('api::event.event')
    .findOne({ where: { subject: orderId, name: orderFacts.release }, orderBy: { seq: 'desc' }, select: ['seq'] });
  if (!delivery) return null;
  const key = stepMailKey(delivery.seq, DELIVERY_MAIL);
  const mail: { status: MailStatus } | null = await strapi.db.query('api::outbox.outbox').findOne({ where: { key }, select: ['status'] });
  return mail?.status ?? null;
}
