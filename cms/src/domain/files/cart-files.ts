import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { Problem } from '../../contract/problem';
import { currentTime } from '../../platform/time/time';
import { unclaimed } from './file-row';

/** The document that uploaded files are handed to. */
type Claim =
  | { quote_id: string; message_id?: string }
  | { contact_id: string }
  | { order_id: string; version: number }
  | { assignment_id: string; submission: number };

export type CartFileRow = { fileName: string; originalName: string; fileSize: number };

/**
 * Finds the named finished uploads of one cart.
 * @throws Problem quote.file-unknown for a name that is not this cart's, quote.file-unfinished while bytes are missing
 */
export async function findCartFiles(strapi: Core.Strapi, cartIdHash: string, fileNames: readonly string[]): Promise<CartFileRow[]> {
  const names = [...new Set(fileNames)];
  if (names.length === 0) return [];
  const rows: { fileName: string; originalName: string; size: number | string; complete: boolean }[] = await strapi.db
    .query('api::file.file')
    .findMany({ where: { cartIdHash, fileName: { $in: names }, ...unclaimed } });
  if (rows.length < names.length) throw new Problem('quote.file-unknown');
  const unfinished = rows.find((row) => !row.complete);
  if (unfinished) throw new Problem('quote.file-unfinished', { file: unfinished.originalName });
  return rows.map(({ fileName, originalName, size }) => ({ fileName, originalName, fileSize: Number(size) }));
}

/**
 * Hands the files over to the quote, message, order or assignment, inside its transaction.
 * @throws Problem quote.file-unknown when one was claimed or removed since
 */
export async function claimFiles(
  trx: Knex,
  { cartIdHash, claim, fileNames }: { cartIdHash: string; claim: Claim; fileNames: readonly string[] },
): Promise<void> {
  const names = [...new Set(fileNames)];
  if (names.length === 0) return;
  const claimed = await trx('customer_files')
    .whereIn('file_name', names)
    .where({ cart_id_hash: cartIdHash, complete: true })
    .whereNull('quote_id')
    .whereNull('contact_id')
    .whereNull('order_id')
    .whereNull('assignment_id')
    .update({ ...claim, claimed_at: currentTime() });
  if (claimed !== names.length) throw new Problem('quote.file-unknown');
}
