import type { Core } from '@strapi/strapi';
import { type AccountRow, accounts } from '../people/account-row';
import type { OrderRow } from '../production/orders/order-row';
import type { DeclarationListQuery, DeclarationReceipt, StaffDeclaration } from '../../contract/people/declaration';
import { LIST_LIMIT_DEFAULT, type Page } from '../../contract/list';
import { cents } from '../../contract/pricing/money';
import { cursorOf, rowIdOf } from '../../platform/http/keyset';

/** A declaration as stored. */
export type DeclarationRow = Omit<DeclarationReceipt, 'locale' | 'wantedDate' | 'reason'> & {
  id: number;
  documentId: string;
  language: DeclarationReceipt['locale'];
  wantedDate: string | null;
  reason: string | null;
  quoteId: string | null;
  /** The order that staff matched it to. */
  orderId: string | null;
  settledAt: string | null;
  /** The account that closed it. */
  settledBy: string | null;
  /** Why it was closed without an order. */
  settlement: string | null;
  requestHash: string;
};

type NamedQuote = { documentId: string; number: string; email: string };

/** Declarations with the quotes and orders they name, newest first. @throws Problem input.invalid for a foreign cursor */
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

/** Declarations as staff see them. */
export async function showDeclarations(strapi: Core.Strapi, rows: readonly DeclarationRow[]): Promise<StaffDeclaration[]> {
  const quoteIds = rows.flatMap(({ quoteId }) => quoteId ?? []);
  const orderIds = rows.flatMap(({ orderId }) => orderId ?? []);
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
      rows.flatMap(({ settledBy }) => settledBy ?? []),
    ),
  ]);
  return rows.map((row) => {
    const quote = quotes.find(({ documentId }) => documentId === row.quoteId);
    const order = orders.find(({ documentId }) => documentId === row.orderId) ?? orders.find(({ quoteId }) => quoteId === row.quoteId);
    return {
      ...presentReceipt(row),
      id: row.documentId,
      quote: quote ? { id: quote.documentId, number: quote.number, emailMatches: quote.email === row.email } : null,
      order: order ? presentOrder(order) : null,
      matched: row.orderId !== null,
      settled: row.settledAt
        ? { at: new Date(row.settledAt).toISOString(), by: names.get(row.settledBy ?? '') ?? '', reason: row.settlement ?? '' }
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

/** Who somebody is, by account; whose account is gone is missing. */
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
