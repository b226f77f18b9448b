import type { BalanceRow, InvoiceRow } from '../../domain/billing/invoice-row';
import { findOrder, type OrderRow } from '../../domain/production/orders/order-row';
import { AMENDMENT_DAYS } from '../../contract/production/amendment';
import type { InvoicePart } from '../../contract/billing/invoice';
import { cents, share } from '../../contract/pricing/money';
import type { OrderEvent } from '../../contract/states/order';
import { currentTime, berlinDay, dayAfter } from '../../platform/time/time';
import { files, type FileRow } from '../../domain/files/file-row';
import { addResults } from '../../domain/production/orders/next-delivery';
import { transitionOrder } from '../../domain/production/orders/transition-order';
import { proposeAmendment } from '../../domain/production/amendments/propose-amendment';
import { cancelInvoice } from '../../domain/billing/cancel-invoice';
import { correctInvoice } from '../../domain/billing/changes/correct-invoice';
import { declare, matchDeclaration } from '../../domain/records/declarations';
import { draftInvoice } from '../../domain/billing/draft-invoice';
import { issueInvoice } from '../../domain/billing/issue-invoice';
import { balances } from '../../domain/billing/lock-invoice';
import { recordPayment } from '../../domain/billing/payments/record-payment';
import type { DemoFile } from './plan-files';
import { customerOf, quoteOf } from './quote-steps';
import { type Step, cartIdOf, handOver, keyOf, type Scene } from './scenario';

async function orderOf(scene: Scene): Promise<OrderRow> {
  const { documentId: quoteId } = await quoteOf(scene);
  const order = await findOrder(scene.strapi, { quoteId });
  if (!order) throw new Error(`the scenario "${scene.scenario}" has no order yet`);
  return order;
}

/** Performs a transition of the scenario's order as staff, super admin or customer. */
const performs =
  (event: OrderEvent, actor: 'staff' | 'superAdmin' | 'customer', text?: string): Step =>
  async (scene) => {
    const order = await orderOf(scene);
    const by = actor === 'customer' ? customerOf(scene, await quoteOf(scene)) : scene.cast[actor];
    await transitionOrder(scene.strapi, order.documentId, event, { by, command: { revision: order.revision, key: scene.key, text } });
  };

export const startsOrder = (): Step => performs('start', 'staff');
export const putsToReview = (): Step => performs('submit', 'staff');
export const releases = (): Step => performs('release', 'staff');
export const completes = (): Step => performs('complete', 'customer');
export const holds = (text: string): Step => performs('hold', 'customer', text);
export const cancelsOrder = (text: string): Step => performs('cancel', 'superAdmin', text);

/** Puts finished files into the next delivery. */
export const addsResults =
  (...results: DemoFile[]): Step =>
  async (scene) => {
    const order = await orderOf(scene);
    const handed = await handOver(scene, 'results', results);
    if (handed) await addResults(scene.strapi, order, { key: scene.key, files: handed }, scene.cast.staff);
  };

type Wrong = { /** Of the delivered file. */ name: string; x: number; y: number; text: string };

/** Requests a revision of the last delivery, with places on its first page. */
export const revises =
  (text: string, wrong: readonly Wrong[]): Step =>
  async (scene) => {
    const { strapi, key } = scene;
    const order = await orderOf(scene);
    const delivered: FileRow[] = await files(strapi).findMany({ where: { orderId: order.documentId } });
    const marks = wrong.flatMap(({ name, ...mark }) =>
      delivered.filter((file) => file.originalName === name).map(({ fileName }) => ({ ...mark, fileName, page: 1 })),
    );
    const by = customerOf(scene, await quoteOf(scene));
    await transitionOrder(strapi, order.documentId, 'revise', { by, command: { revision: order.revision, key, text }, marks });
  };

/** Proposes that the order's first line has another quantity, at its price. */
export const proposes =
  (quantity: number, reason: string): Step =>
  async (scene) => {
    const { strapi, cast, key } = scene;
    const { documentId: orderId, revision, lines, express, ...kept } = await orderOf(scene);
    const { discount, taxCase, leadTimeDays, buyer } = kept;
    const amended = lines.map((line, index) => ({ ...line, addons: [...line.addons], quantity: index === 0 ? quantity : line.quantity }));
    const terms = { discount, taxCase, leadTimeDays, buyer, keepsExpress: express !== null, reason };
    const proposal = { ...terms, revision, key, lines: amended, validUntil: dayAfter(berlinDay(currentTime()), AMENDMENT_DAYS) };
    await proposeAmendment(strapi, { orderId, proposal, by: cast.superAdmin });
  };

/** Prepares an invoice, over a part or all that is left. */
export const drafts =
  (part: InvoicePart | null = null): Step =>
  async (scene) => {
    const { documentId: orderId } = await orderOf(scene);
    await draftInvoice(scene.strapi, { orderId, requested: { key: scene.key, part }, by: scene.cast.staff });
  };

/** Finds the invoice that was written last. */
async function invoiceOf(scene: Scene) {
  const { documentId: orderId } = await orderOf(scene);
  const { documentId: invoiceId, number }: Pick<InvoiceRow, 'documentId' | 'number'> = await scene.strapi.db
    .query('api::invoice.invoice')
    .findOne({ where: { orderId, kind: 'invoice' }, select: ['documentId', 'number'], orderBy: { id: 'desc' } });
  const { revision, due }: BalanceRow = await balances(scene.strapi).findOne({ where: { invoiceId } });
  return { invoiceId, number: number ?? '', revision, due: cents(Number(due)) };
}

export const issues = (): Step => async (scene) => {
  const { invoiceId, revision } = await invoiceOf(scene);
  await issueInvoice(scene.strapi, { invoiceId, command: { revision, key: scene.key }, by: scene.cast.staff });
};

/** Records a payment: all of the invoice, or a part in basis points. */
export const pays =
  (part = 10_000): Step =>
  async (scene) => {
    const { invoiceId, number, revision, due } = await invoiceOf(scene);
    const paidOn = berlinDay(currentTime());
    const payment = { revision, key: scene.key, amount: share(due, part), paidOn, reference: number };
    await recordPayment(scene.strapi, { invoiceId, payment, by: scene.cast.staff });
  };

/** Corrects the first line of the invoice by a part of its quantity. */
export const correctsInvoice =
  (quantity: number, text: string): Step =>
  async (scene) => {
    const { invoiceId, revision } = await invoiceOf(scene);
    const [line] = (await orderOf(scene)).lines;
    const command = { revision, key: scene.key, text, lines: [{ key: line?.key ?? '', quantity }] };
    await correctInvoice(scene.strapi, { invoiceId, command, by: scene.cast.staff });
  };

export const takesInvoiceBack =
  (text: string): Step =>
  async (scene) => {
    const { invoiceId, revision } = await invoiceOf(scene);
    await cancelInvoice(scene.strapi, { invoiceId, command: { revision, key: scene.key, text }, by: scene.cast.staff });
  };

const withdrawal = async (scene: Scene) => {
  const { customer, scenario } = scene;
  const { number: reference } = await orderOf(scene);
  const { name, email } = customer.contact;
  const key = cartIdOf(`${scenario} withdrawal`);
  return declare(scene.strapi, { kind: 'withdrawal', key, name, email, reference, reason: '', locale: customer.locale });
};

/** Withdraws from the contract, as a consumer may by law. */
export const withdraws = (): Step => withdrawal;

/** Matches a withdrawal with its order as staff, which ends the order. */
export const endsWithdrawn = (): Step => async (scene) => {
  const { row } = await withdrawal(scene);
  const { number: orderNumber } = await orderOf(scene);
  const match = { key: keyOf(`${scene.scenario} match`), orderNumber };
  await matchDeclaration(scene.strapi, { declarationId: row.documentId, match, by: scene.cast.staff });
};
