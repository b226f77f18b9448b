import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { randomUUID } from 'node:crypto';
import { totalsOf } from '../../../contract/billing/document';
import { storedOrders } from '../../../contract/billing/stored-document';
import type { AmendmentAnswer } from '../../../contract/production/amendment';
import { Problem } from '../../../contract/problem';
import { type AmendmentEvent, amendmentFlow, type AmendmentGuard } from '../../../contract/states/amendment';
import { amendmentFacts } from '../../../contract/states/facts';
import { guardsOf, nextState } from '../../../contract/states/transition';
import { appendEvent } from '../../../platform/events/append-event';
import { type Actor, performTransition, timer } from '../../../platform/events/transition-document';
import { berlinDay, currentTime } from '../../../platform/time/time';
import { ignoreStale } from '../../quoting/offer-deadlines';
import { keepTransitionNote, noteKey } from '../../quoting/thread';
import { endOfWithdrawal } from '../orders/accept-offer';
import { lockOrder, orderSearchText, type OrderRow } from '../orders/order-row';
import { amendments, type AmendmentRow, findAmendment } from './amendment-row';
import { dueAfter, isEnded } from './propose-amendment';

type Answering = { orderId: string; amendmentId: string; event: AmendmentEvent; command: AmendmentAnswer; by: Actor; now?: Date };
type Locked = { order: OrderRow; amendment: AmendmentRow };

/**
 * Performs a transition of an amendment, in one transaction with what it does to the order: an accepted one becomes the order.
 * @returns the order
 * @throws Problem order.not-found, amendment.not-found, stale, amendment.wrong-status, and what a guard throws
 */
export function answerAmendment(strapi: Core.Strapi, answering: Answering): Promise<OrderRow> {
  const { orderId, amendmentId, event, command, by, now = currentTime() } = answering;
  return performTransition<Locked, OrderRow>(strapi, {
    topic: 'order',
    documentId: orderId,
    by,
    key: command.key,
    revision: { sent: command.revision, of: ({ amendment }) => amendment.revision },
    async lock(trx) {
      const order = await lockOrder(strapi, trx, orderId);
      return { order, amendment: await findAmendment(strapi, { documentId: amendmentId, orderId }) };
    },
    async step({ order, amendment }, trx) {
      const to = nextState(amendmentFlow, amendment.status, event, by.kind);
      if (!to) throw new Problem('amendment.wrong-status');
      const today = berlinDay(now);
      for (const guard of guardsOf(amendmentFlow, amendment.status, event, by.kind))
        amendmentGuards[guard]({ order, amendment, today, read: command.sha256 ?? '' });
      const agreed = event === 'accept' ? agreement(amendment, command, now) : {};
      await amendments(strapi).update({
        where: { id: amendment.id },
        data: { ...agreed, status: to, decidedAt: now, revision: amendment.revision + 1 },
      });
      const changed = event === 'accept' ? await applyAmendment(strapi, order, amendment) : order;
      await keepNote(strapi, trx, { order, by, event, command });
      const data = { quoteId: order.quoteId, amendmentId };
      return { fact: amendmentFacts[event], from: amendment.status, to, data, result: changed };
    },
    unchanged: ({ order }) => order,
  });
}

/** What a consumer agrees to beside the change itself: their right to withdraw from what is added, and when that begins. */
function agreement({ document }: AmendmentRow, { earlyStart = false }: AmendmentAnswer, now: Date) {
  if (document.withdrawalNotice === null) return {};
  return { earlyStart, withdrawUntil: endOfWithdrawal(now) };
}

/** Makes the order what was agreed. Terms and privacy text stay those of its acceptance. */
async function applyAmendment(strapi: Core.Strapi, order: OrderRow, { sequence, document }: AmendmentRow): Promise<OrderRow> {
  const { buyer, lines, discount, taxCase, leadTimeDays, express } = document;
  const { net, vat, gross } = totalsOf(document);
  const content = { ...order, buyer, company: buyer.company };
  const dropsExpress = order.express !== null && express === null;
  const { schemaVersion, ...stored } = storedOrders.write({
    buyer,
    subject: order.subject,
    lines: [...lines],
    express,
    pauses: order.pauses,
  });
  const data = {
    ...stored,
    schemaVersion,
    amended: sequence,
    revision: order.revision + 1,
    company: buyer.company,
    searchText: orderSearchText(content),
    discount,
    taxCase,
    net,
    vat,
    gross,
    leadTimeDays,
    dueAt: await dueAfter(strapi, order, { leadTimeDays, express }),
    ...(dropsExpress && { expressDay: null, expressUnits: null }),
  };
  await strapi.db.query('api::order.order').update({ where: { id: order.id }, data });
  return { ...order, ...data, ...stored };
}

type Noted = { order: OrderRow; by: Actor; event: AmendmentEvent; command: AmendmentAnswer };

const keepNote = (strapi: Core.Strapi, trx: Knex, { order: { documentId, quoteId }, by, event, command: { text, key } }: Noted) =>
  keepTransitionNote(strapi, trx, { quoteId, by, text, move: `amendment.${event}`, key: noteKey(documentId, key) });

type GuardFacts = Locked & {
  /** Today in Germany, YYYY-MM-DD. */
  today: string;
  /** The checksum of the document that was read. */
  read: string;
};

/** The conditions of the amendment's table. Each throws a Problem when it does not hold. */
const amendmentGuards: Record<AmendmentGuard, (facts: GuardFacts) => void> = {
  'document-read': ({ amendment, read }) => {
    if (amendment.sha256 !== read) throw new Problem('stale');
  },
  'not-expired': ({ amendment, today }) => {
    if (amendment.validUntil < today) throw new Problem('amendment.expired');
  },
  'order-unchanged': ({ order, amendment }) => {
    if (isEnded(order) || order.amended !== amendment.document.base) throw new Problem('amendment.outdated');
  },
  'validity-over': ({ amendment, today }) => {
    if (amendment.validUntil >= today) throw new Problem('amendment.wrong-status');
  },
};

/** Withdraws what is proposed for an order that ends. Part of the caller's transaction, which holds the order's lock. */
export async function withdrawProposals(
  strapi: Core.Strapi,
  trx: Knex,
  { documentId: orderId, quoteId }: OrderRow,
  now: Date,
): Promise<void> {
  const open: AmendmentRow[] = await amendments(strapi).findMany({ where: { orderId, status: 'proposed' } });
  for (const { id, documentId: amendmentId, revision } of open) {
    await amendments(strapi).update({ where: { id }, data: { status: 'withdrawn', decidedAt: now, revision: revision + 1 } });
    const event = { topic: 'order', name: amendmentFacts.withdraw, subject: orderId, actor: timer.kind, to: 'withdrawn' } as const;
    await appendEvent(strapi, trx, { ...event, from: 'proposed', data: { quoteId, amendmentId } });
  }
}

const BATCH = 50;

/** Ends proposals whose last day is over. Of two processes at the same one the first wins; the other finds it changed. */
export async function expireAmendments(strapi: Core.Strapi, now = currentTime()): Promise<void> {
  const due: AmendmentRow[] = await amendments(strapi).findMany({
    where: { status: 'proposed', validUntil: { $lt: berlinDay(now) } },
    orderBy: { validUntil: 'asc' },
    limit: BATCH,
  });
  for (const { documentId: amendmentId, orderId, revision } of due) {
    const command = { revision, key: randomUUID() };
    await answerAmendment(strapi, { orderId, amendmentId, event: 'expire', command, by: timer, now }).catch(ignoreStale);
  }
}
