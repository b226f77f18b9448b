import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { isPostgres, sqlNow } from '../database/dialect';
import type { OutboxRow } from './outbox-row';

/** Time for which a mail is one worker's, by the database's clock; longer than the mail server may be silent (`mail-transport`). */
const LEASE_S = 180;
const RENEW_MS = (LEASE_S / 3) * 1000;

const leaseEnd = (strapi: Core.Strapi): string =>
  isPostgres(strapi) ? `${sqlNow(strapi)} + interval '${LEASE_S} seconds'` : `${sqlNow(strapi)} + ${LEASE_S * 1000}`;

/**
 * Takes the next mail that is due for one worker: the most urgent, then the oldest. Workers pass over what others are taking,
 * and over mails to somebody whom another one is just leaving for, so that they arrive in their order. The number of attempts names the lease: only who took the last one may renew it or store a result.
 * @returns null when nothing is due
 */
export async function takeMail(strapi: Core.Strapi): Promise<OutboxRow | null> {
  const id = await strapi.db.transaction(async ({ trx }) => {
    const due = dueMails(strapi, trx);
    const row: { id: number } | undefined = await (isPostgres(strapi) ? due.forUpdate().skipLocked() : due).first('id');
    if (!row) return null;
    await trx('outbox')
      .where({ id: row.id })
      .update({ lease_until: trx.raw(leaseEnd(strapi)), attempts: trx.raw('attempts + 1') });
    return row.id;
  });
  return id === null ? null : ((await strapi.db.query('api::outbox.outbox').findOne({ where: { id } })) as OutboxRow | null);
}

/** Checks whether any mail is due, without a lock. */
export const isMailDue = async (strapi: Core.Strapi): Promise<boolean> =>
  (await dueMails(strapi, strapi.db.connection).first('id')) !== undefined;

const dueMails = (strapi: Core.Strapi, db: Knex) =>
  db('outbox')
    .where({ status: 'waiting' })
    .whereRaw(`run_after <= ${sqlNow(strapi)}`)
    .whereRaw(`(lease_until is null or lease_until < ${sqlNow(strapi)})`)
    .whereNotIn(
      'to',
      db('outbox')
        .where('lease_until', '>=', db.raw(sqlNow(strapi)))
        .select('to'),
    )
    .orderBy(['priority', 'id']);

/** Keeps a mail with its worker for as long as it takes. @returns ends that */
export function holdLease(strapi: Core.Strapi, { id, attempts }: OutboxRow): () => void {
  const renew = () =>
    (strapi.db.connection as Knex)('outbox')
      .where({ id, attempts, status: 'waiting' })
      .update({ lease_until: strapi.db.connection.raw(leaseEnd(strapi)) })
      .catch((error: unknown) => strapi.log.warn(`The lease of mail ${id} could not be renewed`, error));
  const timer = setInterval(() => void renew(), RENEW_MS);
  return () => clearInterval(timer);
}
