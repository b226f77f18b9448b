import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { accounts, type AccountRow } from '../../people/account-row';
import type { AssignmentRow } from './present-assignment';
import type { AssignmentStage, NewDirectAssignment, NewRequests, WorkLine } from '../../../contract/production/assignment';
import { Problem } from '../../../contract/problem';
import { documentNumber } from '../../../contract/quoting/quote';
import { openAssignmentStatuses } from '../../../contract/states/assignment';
import { currentTime, berlinYear } from '../../../platform/time/time';
import { appendEvent } from '../../../platform/events/append-event';
import { nextNumber } from '../../../platform/database/sequences';
import { englishNames, findWork, hasEnded, requireNeutral, workLines, type Work } from './find-work';
import { transitionAssignment } from './transition-assignment';
import type { Actor } from '../../../platform/events/transition-document';
import { withCopies } from './file-metadata';
import { keepReleases } from './release-files';

type Requested = Pick<NewRequests, 'key' | 'quoteId' | 'title' | 'brief' | 'words' | 'contractorIds'> & {
  /** The files that contractors get: copies in place of those that were to be cleaned. */
  fileNames: readonly string[];
  stage: AssignmentStage;
  answerBy: Date | null;
};

const assignments = (strapi: Core.Strapi) => strapi.db.query('api::assignment.assignment');

/**
 * Requests prices from contractors, once per key.
 * @throws Problem assignment.answer-past, quote.not-found, assignment.work-ended, assignment.names-customer,
 *   assignment.contractor-unknown, assignment.already-open, and as `keepReleases` and `withCopies`
 */
export async function askContractors(strapi: Core.Strapi, requests: NewRequests, by: Actor, now = currentTime()): Promise<AssignmentRow[]> {
  const answerBy = new Date(requests.answerBy);
  if (answerBy <= now) throw new Problem('assignment.answer-past', {}, { answerBy: 'problem.assignment.answer-past' });
  const fileNames = await releasedNames(strapi, requests);
  return create(strapi, { ...requests, fileNames, stage: 'quotes', answerBy }, by);
}

/**
 * Assigns an order's work to a contractor without requesting prices, once per key.
 * @throws Problem as `askContractors`, and assignment.order-not-started
 */
export async function assignDirectly(strapi: Core.Strapi, requested: NewDirectAssignment, by: Actor): Promise<AssignmentRow> {
  const { key, contractorId, terms, ...work } = requested;
  const fileNames = await releasedNames(strapi, requested);
  return await strapi.db.transaction(async () => {
    const [row] = await create(strapi, { ...work, key, fileNames, contractorIds: [contractorId], stage: 'orders', answerBy: null }, by);
    if (!row) throw new Problem('assignment.contractor-unknown');
    return transitionAssignment(strapi, row.documentId, 'assign', { by, command: { revision: row.revision, key }, terms });
  });
}

/** Makes the copies that contractors get, before anything is locked for them. */
const releasedNames = async (strapi: Core.Strapi, { quoteId, release }: Pick<NewRequests, 'quoteId' | 'release'>): Promise<string[]> =>
  release ? withCopies(strapi, quoteId, release) : [];

async function create(strapi: Core.Strapi, requested: Requested, by: Actor): Promise<AssignmentRow[]> {
  const { key, quoteId, stage } = requested;
  return await strapi.db.transaction(async ({ trx }) => {
    // Requests about one quote queue up, so that nobody is asked twice. A write, so that SQLite takes its lock too.
    await trx('quotes').where({ document_id: quoteId }).update({ document_id: quoteId });
    const before: AssignmentRow[] = await assignments(strapi).findMany({ where: { requestKey: key }, orderBy: { id: 'asc' } });
    if (before.length > 0) return before.filter((row) => row.quoteId === quoteId);
    const work = await findWork(strapi, quoteId);
    if (hasEnded(work)) throw new Problem('assignment.work-ended');
    requireNeutral(`${requested.title}\n${requested.brief}`, work);
    const contractorIds = await requireContractors(strapi, trx, requested);
    const lines = workLines(work, await englishNames(strapi, work.quote), { words: requested.words ?? false });
    const rows: AssignmentRow[] = [];
    for (const contractorId of contractorIds) rows.push(await insert(strapi, trx, { requested, work, lines, contractorId }));
    const orderId = work.order?.documentId ?? null;
    for (const assignment of rows) await keepReleases(strapi, { assignment, orderId, fileNames: requested.fileNames, by });
    for (const { documentId: subject } of rows) {
      const event = { topic: 'assignment', name: 'assignment.offered', subject, actor: by.kind, to: 'offered' } as const;
      await appendEvent(strapi, trx, { ...event, accountId: by.accountId, data: { quoteId, stage } });
    }
    return rows;
  });
}

/** Finds the contractors, who must be able to sign in as such and have nothing open for this request. */
async function requireContractors(strapi: Core.Strapi, trx: Knex, { contractorIds, quoteId }: Requested): Promise<string[]> {
  const requested = [...new Set(contractorIds)];
  // A contractor who is just being blocked is either not asked, or their assignment is withdrawn.
  await trx('up_users').whereIn('document_id', requested).forShare().select('id');
  const found: AccountRow[] = await accounts(strapi).findMany({
    where: { documentId: { $in: requested }, role: { type: 'contractor' }, confirmed: true, blocked: false },
  });
  if (found.length < requested.length) throw new Problem('assignment.contractor-unknown');
  const open: AssignmentRow | null = await assignments(strapi).findOne({
    where: { quoteId, contractorId: { $in: requested }, status: { $in: openAssignmentStatuses } },
  });
  const twice = found.find(({ documentId }) => documentId === open?.contractorId);
  if (twice) throw new Problem('assignment.already-open', { name: twice.name || twice.email });
  return requested;
}

type Insert = { requested: Requested; work: Work; lines: WorkLine[]; contractorId: string };

async function insert(strapi: Core.Strapi, trx: Knex, { requested, work, lines, contractorId }: Insert): Promise<AssignmentRow> {
  const { key, quoteId, title, brief, answerBy } = requested;
  const now = currentTime();
  const year = berlinYear(now);
  return assignments(strapi).create({
    data: {
      number: documentNumber('AU', year, await nextNumber(strapi, trx, `assignment:${year}`)),
      status: 'offered',
      revision: 1,
      requestKey: key,
      quoteId,
      contractorId,
      title,
      brief,
      drawing: work.quote.drawing,
      lines,
      answerBy,
      askedAt: now,
      submission: 0,
      reworks: 0,
    },
  });
}
