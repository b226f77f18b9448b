import type { Core } from '@strapi/strapi';
import { accounts, type AccountRow } from '../people/account-row';
import type { DeclarationRow } from './declaration-row';
import { presentReceipt } from './present-declaration';
import type { OrderRow } from '../production/order-row';
import type { DeclarationListQuery, StaffDeclaration } from '../../contract/people/declaration';
import { LIST_LIMIT_DEFAULT, type Page } from '../../contract/list';
import { cents } from '../../contract/pricing/money';
import { cursorOf, rowIdOf } from '../../platform/http/keyset';

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
    strapi.db
      .query('api::order.order')
      .findMany({ where: { $or: [{ quoteId: { $in: quoteIds } }, { documentId: { $in: orderIds } }] } }) as Promise<OrderRow[]>,
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

const presentOrder = ({ documentId, number, status, gross, earlyStart }: OrderRow) => ({
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
