import type { Knex } from 'knex';
import { positionsOf } from '../events/event-positions';

/** A row as Strapi reads it. */
export type NumberedRow = Record<string, unknown> & { documentId: string };

/** A condition in SQL on a row, given the name that it has there. */
export type RowCondition = (row: string) => string;

/** Rows of a table that the ledger keeps hashes of. */
export type ChainedRows = {
  table: string;
  /** The rows that are chained, from when it becomes true; all of them without it. */
  when?: RowCondition;
  /** The attributes that never change; all of them without it. */
  columns?: readonly string[];
  /** Reads the numbers of rows, by documentId, in a sequence without gaps; rows of other tables have none. */
  numbersOf?: (db: Knex, rows: readonly NumberedRow[]) => Promise<Map<string, number>>;
  /** The rows that may be deleted before their `kept_until`; none without it. */
  removable?: RowCondition;
  /** True for rows that have no `kept_until`. */
  isForGood?: boolean;
};

/** The platform's own rows that are final and chained. */
export const ownFinalRows: readonly ChainedRows[] = [{ table: 'events', numbersOf: positionsOf }];

let registered: readonly ChainedRows[] | null = null;

/** Says once, at the start, which rows of the areas are chained. */
export const registerChainedRows = (rows: readonly ChainedRows[]): void => void (registered = rows);

/** @throws Error before `registerChainedRows` was called */
export function chainedRows(): readonly ChainedRows[] {
  if (!registered) throw new Error('no rows of the ledger are registered');
  return [...ownFinalRows, ...registered];
}
