import type { Core } from '@strapi/strapi';
import type { AuditField } from '../../contract/people/audit';
import type { VersionRow } from './restore-version';

/** Reads what was changed by events of the log, by their number, as the history of the entries has it. */
export async function findPublishedFields(strapi: Core.Strapi, seqs: readonly number[]): Promise<Map<number, AuditField[]>> {
  const found = new Map<number, AuditField[]>();
  if (seqs.length === 0) return found;
  const rows: Pick<VersionRow, 'eventSeq' | 'locale' | 'changes'>[] = await strapi.db
    .query('api::content-version.content-version')
    .findMany({ where: { eventSeq: { $in: [...seqs] } }, select: ['eventSeq', 'locale', 'changes'], orderBy: { id: 'asc' } });
  for (const { eventSeq, locale, changes } of rows) {
    const fields = changes.map(({ field, from, to }): AuditField => ({ label: field, locale, from, to }));
    found.set(Number(eventSeq), [...(found.get(Number(eventSeq)) ?? []), ...fields]);
  }
  return found;
}
