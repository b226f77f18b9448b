import type { Core } from '@strapi/strapi';

export type OutboxState = {
  waiting: number;
  failed: number;
  /** How long the oldest that is due has waited, in seconds; 0 without one. */ oldestS: number;
};

/** Reads how many mails wait or were given up, and since when the oldest is due. */
export async function readOutboxState(strapi: Core.Strapi, now = new Date()): Promise<OutboxState> {
  const outbox = strapi.db.query('api::outbox.outbox');
  const [waiting, failed, oldest] = await Promise.all([
    outbox.count({ where: { status: 'waiting' } }),
    outbox.count({ where: { status: 'failed' } }),
    outbox.findOne({ where: { status: 'waiting', runAfter: { $lte: now } }, orderBy: { createdAt: 'asc' }, select: ['createdAt'] }),
  ]);
  // Summaries are written ahead of their time, and wait only from then on; a retry has waited since it was written.
  const since = oldest ? new Date(oldest.createdAt as string | Date).getTime() : now.getTime();
  return { waiting, failed, oldestS: Math.max(0, (now.getTime() - since) / 1_000) };
}
