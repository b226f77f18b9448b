import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { approvalFacts } from '../../../contract/states/facts';
import { type ApprovalEvent, approvalFlow, type ApprovalGuard } from '../../../contract/states/approval';
import { guardsOf, nextState, type TransitionCommand } from '../../../contract/states/transition';
import { Problem } from '../../../contract/problem';
import { appendEvent } from '../../../platform/events/append-event';
import { type Actor, transitionDocument } from '../../../platform/events/transition-document';
import { hashDocument } from '../../../platform/documents/stored-document';
import { currentTime } from '../../../platform/time/time';
import type { ApprovalRow } from '../../people/approval-rules';
import { approvalRules } from './approval-kinds';

type Decision = { documentId: string; event: ApprovalEvent; by: Actor; command: TransitionCommand };

/**
 * Approves, refuses or withdraws. Approving does at once what was asked for, in the same transaction and in the super admin's
 * name.
 * @throws Problem stale, approval.wrong-status, approval.outdated, approval.not-own, input.invalid without the reason of a refusal,
 *   and what keeps the thing from being done
 */
export function decideApproval(strapi: Core.Strapi, { documentId, event, by, command }: Decision): Promise<ApprovalRow> {
  return transitionDocument<ApprovalRow>(strapi, {
    uid: 'api::approval.approval',
    table: 'approvals',
    topic: 'approval',
    documentId,
    by,
    command,
    async step(row, trx) {
      const to = nextState(approvalFlow, row.status, event, by.kind);
      if (!to) throw new Problem('approval.wrong-status');
      if (approvalFlow[row.status][event]?.text === 'required' && !command.text)
        throw new Problem('input.invalid', {}, { text: 'field.too-small' });
      const current = await approvalRules[row.kind].current(strapi, row);
      const facts = { row, by, isAsAsked: current !== null && hashDocument(current.content) === row.sha256 };
      for (const guard of guardsOf(approvalFlow, row.status, event, by.kind)) approvalGuards[guard](facts);
      if (event === 'approve' && current) await perform(strapi, { row, by, command, revision: current.revision });
      else await tellSubject(strapi, trx, { row, by });
      const change = { decidedBy: by.accountId, decidedAt: currentTime(), reason: command.text ?? null, openKey: null };
      return { to, fact: approvalFacts[event], change, data: { askedBy: row.askedBy } };
    },
  });
}

type Facts = { row: Pick<ApprovalRow, 'askedBy'>; by: Actor; isAsAsked: boolean };

/** The conditions of the approval's table. Each throws a Problem when it does not hold. */
const approvalGuards: Record<ApprovalGuard, (facts: Facts) => void> = {
  'still-as-asked': ({ isAsAsked }) => {
    if (!isAsAsked) throw new Problem('approval.outdated');
  },
  'own-request': ({ row, by }) => {
    if (row.askedBy !== by.accountId) throw new Problem('approval.not-own');
  },
};

type Approved = { row: ApprovalRow; by: Actor; command: TransitionCommand; revision: number };

/** Does what was asked for; its own event names the approval, and whoever asked. */
async function perform(strapi: Core.Strapi, { row, by, command: { key }, revision }: Approved): Promise<void> {
  const { documentId: approvalId, kind, subjectId, content, note, askedBy } = row;
  await approvalRules[kind].perform(strapi, { subjectId, content, note, by, command: { revision, key }, data: { approvalId, askedBy } });
}

/** Tells those who look at the subject that nothing comes of the request. */
async function tellSubject(strapi: Core.Strapi, trx: Knex, { row, by }: { row: ApprovalRow; by: Actor }): Promise<void> {
  const { topic } = approvalRules[row.kind];
  const about = { topic, name: `${topic}.approval-ended`, subject: row.subjectId, actor: by.kind, accountId: by.accountId } as const;
  await appendEvent(strapi, trx, { ...about, data: { approvalId: row.documentId, askedBy: row.askedBy } });
}
