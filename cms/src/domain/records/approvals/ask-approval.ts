import type { Core } from '@strapi/strapi';
import type { NewApproval } from '../../../contract/people/approval';
import { Problem } from '../../../contract/problem';
import { appendEvents } from '../../../platform/events/append-event';
import { lockKey } from '../../../platform/events/counter';
import type { Actor } from '../../../platform/events/transition-document';
import { hashDocument } from '../../../platform/documents/stored-document';
import { currentTime } from '../../../platform/time/time';
import type { ApprovalRow } from '../../people/approval-rules';
import { approvalRules } from './approval-kinds';

type Asked = { row: ApprovalRow; created: boolean };

/**
 * Asks the super admins for something, once per key, and for the same thing once at a time.
 * @throws Problem approval.not-needed, approval.already-asked, stale, and what keeps a super admin from doing it
 */
export async function askApproval(strapi: Core.Strapi, asked: NewApproval, by: Actor & { accountId: string }): Promise<Asked> {
  const { kind, subjectId, key } = asked;
  const openKey = `${kind}:${subjectId}`;
  const approvals = strapi.db.query('api::approval.approval');
  return await strapi.db.transaction(async ({ trx }) => {
    await lockKey(strapi, trx, `approval:${openKey}`);
    const before: ApprovalRow | null = await approvals.findOne({ where: { key } });
    if (before) return { row: ownOf(before, asked, by), created: false };
    // A super admin needs no approval, and nobody's request is repeated while it waits.
    if (by.kind === 'superAdmin') throw new Problem('approval.not-needed');
    if (await approvals.findOne({ where: { openKey } })) throw new Problem('approval.already-asked');
    const rules = approvalRules[kind];
    const { quoteId, label, revision, content, facts } = await rules.ask(strapi, subjectId, asked.typed ?? {});
    if (revision !== asked.revision) throw new Problem('stale');
    const row: ApprovalRow = await approvals.create({
      data: {
        kind,
        status: 'asked',
        revision: 1,
        subjectId,
        quoteId,
        label,
        content,
        sha256: hashDocument(content),
        facts,
        note: asked.note,
        askedBy: by.accountId,
        askedAt: currentTime(),
        openKey,
        key,
      },
    });
    const about = { actor: by.kind, accountId: by.accountId };
    await appendEvents(strapi, trx, [
      { topic: 'approval', name: 'approval.asked', subject: row.documentId, to: 'asked', ...about },
      { topic: rules.topic, name: `${rules.topic}.approval-asked`, subject: subjectId, ...about, data: { approvalId: row.documentId } },
    ]);
    return { row, created: true };
  });
}

/** Returns the row of a repeated key, but only to its sender. @throws Problem input.invalid */
function ownOf(row: ApprovalRow, { kind, subjectId }: NewApproval, by: Actor): ApprovalRow {
  if (row.askedBy !== by.accountId || row.kind !== kind || row.subjectId !== subjectId)
    throw new Problem('input.invalid', {}, { key: 'field.invalid-value' });
  return row;
}
