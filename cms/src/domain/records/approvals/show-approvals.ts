import type { Core } from '@strapi/strapi';
import type { Approval, ApprovalListQuery } from '../../../contract/people/approval';
import { LIST_LIMIT_DEFAULT, type Page } from '../../../contract/list';
import { Problem } from '../../../contract/problem';
import { cursorOf, rowIdOf } from '../../../platform/http/keyset';
import { hashDocument } from '../../../platform/documents/stored-document';
import { accounts, type AccountRow } from '../../people/account-row';
import type { ApprovalRow } from '../../people/approval-rules';
import { approvalRules } from './approval-kinds';

const approvals = (strapi: Core.Strapi) => strapi.db.query('api::approval.approval');

/** Reads one page, newest first. @throws Problem input.invalid for a foreign cursor */
export async function listApprovals(
  strapi: Core.Strapi,
  { status, subject, cursor, limit = LIST_LIMIT_DEFAULT }: ApprovalListQuery,
  readerId: string,
): Promise<Page<Approval>> {
  const after = cursor === undefined ? {} : { id: { $lt: rowIdOf(cursor) } };
  const rows: ApprovalRow[] = await approvals(strapi).findMany({
    where: { ...after, ...(status && { status }), ...(subject && { subjectId: subject }) },
    orderBy: { id: 'desc' },
    limit: limit + 1,
  });
  const page = cursorOf(rows, limit);
  const names = await namesOf(strapi, page.rows);
  return { items: await Promise.all(page.rows.map((row) => present(strapi, row, { names, readerId }))), next: page.next };
}

/** @throws Problem approval.not-found */
export async function findApproval(strapi: Core.Strapi, documentId: string): Promise<ApprovalRow> {
  const row: ApprovalRow | null = await approvals(strapi).findOne({ where: { documentId } });
  if (!row) throw new Problem('approval.not-found');
  return row;
}

export const showApproval = async (strapi: Core.Strapi, row: ApprovalRow, readerId: string): Promise<Approval> =>
  present(strapi, row, { names: await namesOf(strapi, [row]), readerId });

type Names = ReadonlyMap<string, string>;

async function namesOf(strapi: Core.Strapi, rows: readonly ApprovalRow[]): Promise<Names> {
  const ids = rows.flatMap(({ askedBy, decidedBy }) => [askedBy, ...(decidedBy ? [decidedBy] : [])]);
  const people: Pick<AccountRow, 'documentId' | 'name' | 'email'>[] = await accounts(strapi).findMany({
    where: { documentId: { $in: [...new Set(ids)] } },
    select: ['documentId', 'name', 'email'],
  });
  return new Map(people.map(({ documentId, name, email }) => [documentId, name || email]));
}

const time = (at: string): string => new Date(at).toISOString();

async function present(strapi: Core.Strapi, row: ApprovalRow, { names, readerId }: { names: Names; readerId: string }): Promise<Approval> {
  const { documentId: id, kind, status, revision, subjectId, label, facts, sha256, note, askedBy, decidedBy, decidedAt } = row;
  return {
    id,
    kind,
    status,
    revision,
    facts,
    sha256,
    note,
    reason: row.reason ?? '',
    subject: { page: approvalRules[kind].page, id: subjectId, label },
    askedBy: names.get(askedBy) ?? '',
    askedAt: time(row.askedAt),
    own: askedBy === readerId,
    decidedBy: names.get(decidedBy ?? '') ?? '',
    decidedAt: decidedAt && time(decidedAt),
    outdated: status === 'asked' && !(await isAsAsked(strapi, row)),
  };
}

async function isAsAsked(strapi: Core.Strapi, row: ApprovalRow): Promise<boolean> {
  const current = await approvalRules[row.kind].current(strapi, row);
  return current !== null && hashDocument(current.content) === row.sha256;
}
