import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { columnTime } from '../../platform/database/dialect';
import { asOrdered } from '../../platform/events/follow-content';
import { databaseTime } from '../../platform/time/database-time';
import type { FieldLabel } from './keep-versions';
import { changesIn, digestOf, type Wanted } from './preview-prices';
import { findProducts, sameTerms, type Terms, termsOf, writeTerms } from './product-terms';

type ChangedRow = { id: string; name: string; before: Terms; after: Terms };

/** Prices that were changed together, as stored. */
export type PriceChangeRow = {
  id: number;
  documentId: string;
  key: string;
  title: string;
  rows: ChangedRow[];
  editorId: string | null;
  at: string;
  undoneAt: string | null;
  kept: { name: string; reason: string }[] | null;
};

const changes = (strapi: Core.Strapi) => strapi.db.query('api::price-change.price-change');

type Applied = {
  key: string;
  digest: string;
  origin: 'bulk' | 'import';
  title: string;
  editorId: string;
  labelOf: FieldLabel;
  /** Reads again what is wanted, in the transaction. */
  want: () => Promise<Wanted[]>;
};

/**
 * Changes prices in one transaction, once per key: all of what the preview showed, or nothing.
 * @throws ValidationError when a price has changed since the preview, or a row is refused
 */
export async function applyPrices(strapi: Core.Strapi, applied: Applied): Promise<PriceChangeRow> {
  const { key, digest, origin, title, editorId, labelOf, want } = applied;
  const known = await byKey(strapi, key);
  if (known) return known;
  const work = () =>
    strapi.db.transaction(async ({ trx }) => {
      const row = await changes(strapi).create({ data: { key, origin, title, editorId, rows: [], at: databaseTime() } });
      // Whoever changes prices at the same moment waits here, and then finds another digest.
      await trx('products').orderBy('id').forUpdate().select('id');
      const wanted = await want();
      if (digestOf(wanted) !== digest)
        throw new errors.ValidationError('Preise haben sich seit der Vorschau geändert. Bitte sehen Sie sie neu an.');
      if (wanted.some((one) => 'reason' in one))
        throw new errors.ValidationError('Nicht alle Zeilen sind gültig. Es wurde nichts geändert.');
      const changed = changesIn(wanted);
      if (changed.length === 0) throw new errors.ValidationError('Kein Preis ändert sich.');
      for (const { product, after } of changed) await writeTerms(strapi, trx, { documentId: product.documentId, after, labelOf });
      const rows = changed.map(({ product, before, after }): ChangedRow => ({ id: product.documentId, name: product.name, before, after }));
      return changes(strapi).update({ where: { id: row.id }, data: { rows } });
    });
  return asOrdered({ editorId, origin: 'bulk' }, work).catch(async (error: unknown) => {
    // The same click, sent at the same time, came first.
    const first = await byKey(strapi, key);
    if (!first) throw error;
    return first;
  });
}

const byKey = (strapi: Core.Strapi, key: string): Promise<PriceChangeRow | null> => changes(strapi).findOne({ where: { key } });

type Undone = { documentId: string; editorId: string; labelOf: FieldLabel };

/**
 * Takes prices back that were changed together, once. A service whose terms were changed in between keeps them, and is named.
 * @throws NotFoundError
 */
export async function undoPrices(strapi: Core.Strapi, { documentId, editorId, labelOf }: Undone): Promise<PriceChangeRow> {
  const work = () =>
    strapi.db.transaction(async ({ trx }) => {
      const now = columnTime(strapi, databaseTime());
      const first = await trx('price_changes')
        .where({ document_id: documentId })
        .whereNull('undone_at')
        .update({ undone_at: now, undone_by: editorId });
      const row: PriceChangeRow | null = await changes(strapi).findOne({ where: { documentId } });
      if (!row) throw new errors.NotFoundError('Diese Preisänderung gibt es nicht.');
      if (first === 0) return row;
      await trx('products').orderBy('id').forUpdate().select('id');
      const present = new Map(
        (await findProducts(strapi, { documentId: { $in: row.rows.map(({ id }) => id) } })).map((one) => [one.documentId, one]),
      );
      const kept: { name: string; reason: string }[] = [];
      for (const { id, name, before, after } of row.rows) {
        const product = present.get(id);
        if (!product) kept.push({ name, reason: 'ist nicht mehr veröffentlicht' });
        else if (!sameTerms(termsOf(product), after)) kept.push({ name, reason: 'wurde inzwischen geändert und bleibt so' });
        else await writeTerms(strapi, trx, { documentId: id, after: before, labelOf });
      }
      return changes(strapi).update({ where: { id: row.id }, data: { kept } });
    });
  return asOrdered({ editorId, origin: 'bulk' }, work);
}

const SHOWN = 20;

/** Lists the latest changes. */
export const findPriceChanges = (strapi: Core.Strapi): Promise<PriceChangeRow[]> =>
  changes(strapi).findMany({ orderBy: { id: 'desc' }, limit: SHOWN });
