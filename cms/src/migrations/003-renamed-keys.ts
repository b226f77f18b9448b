import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

/** The renamed keys of interface texts: whole keys and the beginnings of keys, before and since. */
const renamed: readonly [before: string, since: string][] = [
  ['move.', 'transition.'],
  ['messages.move.', 'messages.transition.'],
  ['assignment.move.', 'assignment.transition.'],
  ['crew.', 'contractors.'],
  ['work.crew.', 'work.contractors.'],
  ['work.words', 'work.note'],
  ['audit.actor.staff', 'audit.actor.admin'],
  ['audit.actor.lead', 'audit.actor.superAdmin'],
];

/** Moves translators' replacements to the new keys of their texts, and renames the field of waiting mails that names their note. */
export async function renamedKeys(strapi: Core.Strapi, trx: Knex): Promise<void> {
  const rows: { id: number; key: string }[] = await trx('translations').select('id', 'key');
  for (const { id, key } of rows) {
    const [before, since] = renamed.find(([name]) => (name.endsWith('.') ? key.startsWith(name) : key === name)) ?? [];
    if (before && since)
      await trx('translations')
        .where({ id })
        .update({ key: since + key.slice(before.length) });
  }
  const mails = strapi.db.query('api::outbox.outbox');
  const waiting: { id: number; payload: Record<string, string> }[] = await mails.findMany({
    where: { status: 'waiting', payload: { $notNull: true } },
    select: ['id', 'payload'],
  });
  for (const { id, payload } of waiting) {
    const { wordsKey, ...rest } = payload;
    if (wordsKey) await mails.update({ where: { id }, data: { payload: { ...rest, noteKey: wordsKey } } });
  }
}
