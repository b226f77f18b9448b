import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { useCompany } from './offer-calls';
import { placeOrder } from './order-rows';
import { compiled, useStrapi } from './strapi';

const shop = useStrapi();
useCompany(shop);

/** Number of invoices at once; few on SQLite, which writes one after the other anyway. */
const INVOICES = inject('postgresUrl') === undefined ? 60 : 500;
const by = { kind: 'admin', accountId: 'staff', name: 'Staff' };

type Draft = { documentId: string };
const draftInvoice = (orderId: string) =>
  compiled<{ draftInvoice: (strapi: unknown, drafting: object) => Promise<Draft> }>('domain/billing/draft-invoice').draftInvoice(
    shop.strapi,
    {
      orderId,
      requested: { key: randomUUID(), part: null },
      by,
    },
  );
const issueInvoice = ({ documentId: invoiceId }: Draft) =>
  compiled<{ issueInvoice: (strapi: unknown, issuing: object) => Promise<void> }>('domain/billing/issue-invoice').issueInvoice(
    shop.strapi,
    {
      invoiceId,
      command: { key: randomUUID(), revision: 1 },
      by,
    },
  );

/** Aborts after the number was taken, as when the process or the database dies. */
const abortAfterIssuing = (draft: Draft) =>
  shop.strapi.db.transaction(async () => {
    await issueInvoice(draft);
    throw new Error('aborted');
  });

/** Asks again as callers do, who are told to come again while all connections are taken. */
async function untilConnected(work: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      return void (await work());
    } catch (error) {
      if ((error as Error).name !== 'KnexTimeoutError') throw error;
    }
  }
}

test('numbers stay without gap and double when many are issued at once and every tenth fails', async () => {
  const drafts: Draft[] = [];
  for (let count = 0; count < INVOICES; count++) drafts.push(await draftInvoice((await placeOrder(shop)).orderId));
  const results = await Promise.allSettled(
    drafts.map((draft, index) => untilConnected(() => (index % 10 === 0 ? abortAfterIssuing(draft) : issueInvoice(draft)))),
  );
  const failed = results.filter(({ status }) => status === 'rejected');
  expect(failed.map((result) => String((result as PromiseRejectedResult).reason))).toEqual(Array(INVOICES / 10).fill('Error: aborted'));

  const issued: { number: string }[] = await shop.strapi.db.query('api::invoice.invoice').findMany({ where: { state: 'issued' } });
  const numbers = issued.map(({ number }) => Number(number.split('-')[2])).sort((one, other) => one - other);
  expect(numbers).toEqual(Array.from({ length: INVOICES * 0.9 }, (_, index) => index + 1));
  const { verifyLedger } = compiled<{ verifyLedger: (strapi: unknown) => Promise<string[]> }>('domain/records/ledger/verify-ledger');
  expect((await verifyLedger(shop.strapi)).filter((finding) => !finding.includes('offer'))).toEqual([]);
}, 300_000);
