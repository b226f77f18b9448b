import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type {
  DeclarationRequest,
  DeclarationMatch,
  DeclarationListQuery,
  DeclarationReceipt,
  StaffDeclaration,
} from '../../contract/people/declaration';
import { Problem } from '../../contract/problem';
import { documentNumber } from '../../contract/quoting/quote';
import { LETTER_YEARS } from '../../contract/people/personal-data';
import { currentTime, berlinYear, keptUntil } from '../../platform/time/time';
import { appendEvent } from '../../platform/events/append-event';
import { nextNumber } from '../../platform/database/sequences';
import { hashSecret } from '../../platform/http/hash';
import { isWithinLimit } from '../../platform/http/rate-limit';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import { staffAddress } from '../people/find-contacts';
import { insertOnce } from '../../platform/database/start-lock';
import { type Actor, performTransition } from '../../platform/events/transition-document';
import { findOrder, type OrderRow } from '../production/orders/order-row';
import { transitionOrder } from '../production/orders/transition-order';
import { type AccountRow, accounts } from '../people/account-row';
import { LIST_LIMIT_DEFAULT, type Page } from '../../contract/list';
import { cents } from '../../contract/pricing/money';
import { cursorOf, rowIdOf } from '../../platform/http/keyset';

const prefixes = { withdrawal: 'WR', cancellation: 'KG' } as const;
const QUOTE_NUMBER = /\bAN-\d{4}-\d{5,}\b/i;
const ORDER_NUMBER = /\bBE-\d{4}-\d{5,}\b/i;

/**
 * Stores a withdrawal or cancellation and sends its receipt at once (§ 356a, § 312k BGB), whatever it refers to: number,
 * declaration, mails and event are one transaction, once per key. The address is not proven to be the declarant's, so
 * beyond the limit of mails to it the declaration still counts, and only the answer is its receipt.
 * @throws Problem declaration.already-received
 */
export async function declare(strapi: Core.Strapi, request: DeclarationRequest): Promise<{ row: DeclarationRow; created: boolean }> {
  const hashes = { keyHash: hashSecret(request.key), requestHash: hashSecret(JSON.stringify(request)) };
  const isMailed = await isWithinLimit(strapi, 'receipt-to', request.email);
  return insertOnce<DeclarationRow>(strapi, 'api::declaration.declaration', {
    ...hashes,
    insert: (trx) => insert(strapi, trx, { request, isMailed, ...hashes }),
    refuse: ({ number }) => new Problem('declaration.already-received', { number }),
  });
}

type NewDeclaration = { request: DeclarationRequest; isMailed: boolean; keyHash: string; requestHash: string };

async function insert(strapi: Core.Strapi, trx: Knex, { request, isMailed, ...hashes }: NewDeclaration): Promise<DeclarationRow> {
  const { key: _key, locale, extraordinary = false, wantedDate = '', reason = '', ...declared } = request;
  const isCancellation = request.kind === 'cancellation';
  const receivedAt = currentTime();
  const year = berlinYear(receivedAt);
  const number = documentNumber(prefixes[request.kind], year, await nextNumber(strapi, trx, `${request.kind}:${year}`));
  const row: DeclarationRow = await strapi.db.query('api::declaration.declaration').create({
    data: {
      ...declared,
      ...hashes,
      number,
      receivedAt,
      language: locale,
      extraordinary: isCancellation && extraordinary,
      wantedDate: isCancellation ? wantedDate : '',
      reason,
      quoteId: await quoteNamedIn(strapi, request.reference),
      keptUntil: keptUntil(LETTER_YEARS, receivedAt),
    },
  });
  const { documentId: declarationId } = row;
  const mail = (template: string, to: string, language: typeof locale) =>
    enqueueMail(strapi, { template, to, language, payload: { declarationId } }, `${template}:${declarationId}`);
  if (isMailed) await mail(`${request.kind}-received`, row.email, locale);
  const staff = await staffAddress(strapi);
  if (staff) await mail('declaration-notice', staff, 'de');
  await appendEvent(strapi, trx, { topic: 'declaration', name: `${request.kind}.received`, subject: declarationId, actor: 'visitor' });
  return row;
}

/** Finds the quote whose number, or whose order's, stands in the typed reference. */
async function quoteNamedIn(strapi: Core.Strapi, reference: string): Promise<string | null> {
  const [quoteNumber] = QUOTE_NUMBER.exec(reference) ?? [];
  const [orderNumber] = ORDER_NUMBER.exec(reference) ?? [];
  const find = (uid: 'api::quote.quote' | 'api::order.order', number: string) =>
    strapi.db.query(uid).findOne({ where: { number: number.toUpperCase() } });
  const quote = quoteNumber && (await find('api::quote.quote', quoteNumber));
  const order = !quote && orderNumber && (await find('api::order.order', orderNumber));
  return (quote && quote.documentId) || (order && order.quoteId) || null;
}

type Settling = {
  declarationId: string;
  /** The sender's key: the same key settles once. */
  key: string;
  by: Actor;
  name: 'declaration.matched' | 'declaration.settled';
  /** Does what belongs to it in other tables, and returns what the settlement says. @throws Problem */
  act: (declaration: DeclarationRow) => Promise<Partial<SettlementRow>>;
};

/**
 * Closes a declaration by a row beside it, with person and time; what was declared never changes. Of two people at the same
 * time the second gets a Problem.
 * @throws Problem declaration.not-found, declaration.settled, and what `act` throws
 */
export async function settleDeclaration(strapi: Core.Strapi, { declarationId, key, by, name, act }: Settling): Promise<DeclarationRow> {
  return performTransition<DeclarationRow, DeclarationRow>(strapi, {
    topic: 'declaration',
    documentId: declarationId,
    by,
    key,
    async lock(trx) {
      // SQLite has one connection, which this transaction holds.
      await trx('declarations').where({ document_id: declarationId }).forUpdate().select('id');
      const row: DeclarationRow | null = await strapi.db
        .query('api::declaration.declaration')
        .findOne({ where: { documentId: declarationId } });
      if (!row) throw new Problem('declaration.not-found');
      return row;
    },
    async step(declaration) {
      const settlements = await findSettlements(strapi, [declarationId]);
      if (settlements.size > 0) throw new Problem('declaration.settled');
      const now = currentTime();
      const settled = { settledAt: now, settledBy: by.accountId, keptUntil: keptUntil(LETTER_YEARS, now) };
      const data = { ...(await act(declaration)), ...settled, declarationId };
      await strapi.db.query('api::declaration-settlement.declaration-settlement').create({ data });
      return { fact: name, result: declaration };
    },
    unchanged: (declaration) => declaration,
  });
}

/**
 * Ends the order that a withdrawal refers to, in the name of whoever declared it. The time that counts is that of the
 * declaration's arrival, not that of this call.
 * @throws Problem declaration.not-found, declaration.settled, order.not-found, order.wrong-status, order.withdrawal-over,
 *   stale
 */
export function matchDeclaration(
  strapi: Core.Strapi,
  { declarationId, match, by }: { declarationId: string; match: DeclarationMatch; by: Actor },
): Promise<DeclarationRow> {
  const { key, orderNumber } = match;
  return settleDeclaration(strapi, {
    declarationId,
    key,
    by,
    name: 'declaration.matched',
    async act({ kind, name, receivedAt }) {
      if (kind !== 'withdrawal') throw new Problem('declaration.settled');
      const order = await findOrder(strapi, { number: orderNumber });
      if (!order) throw new Problem('order.not-found');
      await transitionOrder(strapi, order.documentId, 'withdraw', {
        by: { kind: 'customer', accountId: null, name },
        command: { revision: order.revision, key },
        now: new Date(receivedAt),
      });
      return { orderId: order.documentId, quoteId: order.quoteId };
    },
  });
}

/** A declaration as stored. */
export type DeclarationRow = Omit<DeclarationReceipt, 'locale' | 'wantedDate' | 'reason'> & {
  id: number;
  documentId: string;
  language: DeclarationReceipt['locale'];
  wantedDate: string | null;
  reason: string | null;
  quoteId: string | null;
  requestHash: string;
};

/** How a declaration was closed, a row beside it. */
export type SettlementRow = {
  declarationId: string;
  /** Null where an earlier edition matched it without a note of when. */
  settledAt: string | null;
  /** The account that closed it. */
  settledBy: string | null;
  /** The reason for which it was closed without an order. */
  settlement: string | null;
  /** The order that staff matched it to, with its quote. */
  orderId: string | null;
  quoteId: string | null;
};

/** Finds how declarations were closed, by their documentId; open ones are missing. */
async function findSettlements(strapi: Core.Strapi, declarationIds: readonly string[]): Promise<Map<string, SettlementRow>> {
  const rows: SettlementRow[] = await strapi.db
    .query('api::declaration-settlement.declaration-settlement')
    .findMany({ where: { declarationId: { $in: [...declarationIds] } } });
  return new Map(rows.map((row) => [row.declarationId, row]));
}

type NamedQuote = { documentId: string; number: string; email: string };

/** Reads declarations with the quotes and orders they name, newest first. @throws Problem input.invalid for a foreign cursor */
export async function findDeclarations(
  strapi: Core.Strapi,
  { kind, cursor, limit = LIST_LIMIT_DEFAULT }: DeclarationListQuery,
): Promise<Page<StaffDeclaration>> {
  const rows: DeclarationRow[] = await strapi.db.query('api::declaration.declaration').findMany({
    where: { ...(cursor !== undefined && { id: { $lt: rowIdOf(cursor) } }), ...(kind && { kind }) },
    orderBy: { id: 'desc' },
    limit: limit + 1,
  });
  const page = cursorOf(rows, limit);
  return { items: await showDeclarations(strapi, page.rows), next: page.next };
}

/** Presents declarations as staff see them. */
export async function showDeclarations(strapi: Core.Strapi, rows: readonly DeclarationRow[]): Promise<StaffDeclaration[]> {
  const settlements = await findSettlements(
    strapi,
    rows.map(({ documentId }) => documentId),
  );
  const closings = [...settlements.values()];
  const quoteIds = [...rows, ...closings].flatMap(({ quoteId }) => quoteId ?? []);
  const orderIds = closings.flatMap(({ orderId }) => orderId ?? []);
  const [quotes, orders, names] = await Promise.all([
    strapi.db
      .query('api::quote.quote')
      .findMany({ where: { documentId: { $in: quoteIds } }, select: ['documentId', 'number', 'email'] }) as Promise<NamedQuote[]>,
    strapi.db.query('api::order.order').findMany({
      where: { $or: [{ quoteId: { $in: quoteIds } }, { documentId: { $in: orderIds } }] },
      select: ['documentId', 'quoteId', 'number', 'status', 'gross', 'earlyStart'],
    }) as Promise<DeclaredOrder[]>,
    namesOf(
      strapi,
      closings.flatMap(({ settledBy }) => settledBy ?? []),
    ),
  ]);
  return rows.map((row) => {
    const closing = settlements.get(row.documentId);
    const quoteId = closing?.quoteId ?? row.quoteId;
    const quote = quotes.find(({ documentId }) => documentId === quoteId);
    const order = orders.find(({ documentId }) => documentId === closing?.orderId) ?? orders.find((one) => one.quoteId === quoteId);
    return {
      ...presentReceipt(row),
      id: row.documentId,
      quote: quote ? { id: quote.documentId, number: quote.number, emailMatches: quote.email === row.email } : null,
      order: order ? presentOrder(order) : null,
      matched: (closing?.orderId ?? null) !== null,
      settled: closing?.settledAt
        ? { at: new Date(closing.settledAt).toISOString(), by: names.get(closing.settledBy ?? '') ?? '', reason: closing.settlement ?? '' }
        : null,
    };
  });
}

type DeclaredOrder = Pick<OrderRow, 'documentId' | 'quoteId' | 'number' | 'status' | 'gross' | 'earlyStart'>;

const presentOrder = ({ documentId, number, status, gross, earlyStart }: DeclaredOrder) => ({
  id: documentId,
  number,
  status,
  gross: cents(Number(gross)),
  earlyStart,
});

/** Reads the names behind accounts, by documentId; accounts that are gone are missing. */
async function namesOf(strapi: Core.Strapi, accountIds: readonly string[]): Promise<Map<string, string>> {
  if (accountIds.length === 0) return new Map();
  const people: Pick<AccountRow, 'documentId' | 'name' | 'email'>[] = await accounts(strapi).findMany({
    where: { documentId: { $in: accountIds } },
    select: ['documentId', 'name', 'email'],
  });
  return new Map(people.map(({ documentId, name, email }) => [documentId, name || email]));
}

export const presentReceipt = (row: DeclarationRow): DeclarationReceipt => ({
  number: row.number,
  receivedAt: new Date(row.receivedAt).toISOString(),
  kind: row.kind,
  name: row.name,
  email: row.email,
  reference: row.reference,
  extraordinary: row.extraordinary,
  wantedDate: row.wantedDate ?? '',
  reason: row.reason ?? '',
  locale: row.language,
});
