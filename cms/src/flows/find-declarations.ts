import type { Core } from '@strapi/strapi';
import type { DeclarationRow } from '../api/declaration/declaration-row';
import { presentReceipt } from '../api/declaration/present';
import type { DeclarationListQuery, StaffDeclaration } from '../contract/declaration';
import { LIST_LIMIT_DEFAULT, type Page } from '../contract/list';
import { cursorOf, rowIdOf } from '../http/keyset';

type NamedQuote = { documentId: string; number: string; email: string };

/** Declarations with the quotes they name, newest first. @throws Problem input.invalid for a foreign cursor */
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
  const ids = page.rows.flatMap(({ quoteId }) => quoteId ?? []);
  const quotes: NamedQuote[] = await strapi.db
    .query('api::quote.quote')
    .findMany({ where: { documentId: { $in: ids } }, select: ['documentId', 'number', 'email'] });
  const byId = new Map(quotes.map((quote) => [quote.documentId, quote]));
  return { items: page.rows.map((row) => presentForStaff(row, byId.get(row.quoteId ?? ''))), next: page.next };
}

const presentForStaff = (row: DeclarationRow, quote: NamedQuote | undefined): StaffDeclaration => ({
  ...presentReceipt(row),
  id: row.documentId,
  quote: quote ? { id: quote.documentId, number: quote.number, emailMatches: quote.email === row.email } : null,
});
