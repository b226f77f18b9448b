import type { Core } from '@strapi/strapi';
import type { AssignmentRow } from './present-assignment';
import { noteKey } from '../../quoting/thread';
import type { Submission, WorkTerms } from '../../../contract/production/assignment';
import { cents } from '../../../contract/pricing/money';
import { assignmentFacts } from '../../../contract/states/facts';
import { eventsOf, guardsOf, type TransitionCommand, nextState } from '../../../contract/states/transition';
import { Problem } from '../../../contract/problem';
import { type AssignmentEvent, assignmentFlow, type AssignmentGuard } from '../../../contract/states/assignment';
import { currentTime } from '../../../platform/time/time';
import { canWork } from '../contractors/contractors';
import { findWork, hasEnded, requireNeutral, type Work } from './find-work';
import { transitionDocument, type Actor } from '../../../platform/events/transition-document';
import { keepAssignmentNote } from './write-assignment-message';
import type { Knex } from 'knex';
import { claimFiles, findCartFiles } from '../../files/cart-files';
import { hashSecret } from '../../../platform/http/hash';
import { lockOrder } from '../orders/order-row';
import { transitionOrder } from '../orders/transition-order';
import { orderDue } from '../orders/due-date';
import { settleTicked } from '../marks/change-mark';
import { type OrderStatus, workingOrderStatuses } from '../../../contract/states/order';

/** The facts that the guards of an assignment check. */
export type AssignmentFacts = {
  now: Date;
  answerBy: string | null;
  /** The terms as given with the transition, else those of the bid. */
  terms: WorkTerms | null;
  /** Number of files in the submission. */
  fileCount: number;
  orderStatus: OrderStatus | null;
  /** True once the customer has asked for a revision. */
  isRevised: boolean;
  workEnded: boolean;
  /** True when the contractor can sign in and work. */
  canWork: boolean;
};

const working: readonly (OrderStatus | null)[] = workingOrderStatuses;

/** The conditions of the assignment's table. Each throws a Problem when it does not hold. */
export const assignmentGuards: Record<AssignmentGuard, (facts: AssignmentFacts) => void> = {
  'price-and-days-given': ({ terms }) => {
    if (!terms) throw new Problem('assignment.price-missing');
  },
  'order-in-production': ({ orderStatus }) => {
    if (!working.includes(orderStatus)) throw new Problem('assignment.order-not-started');
  },
  'revision-requested': ({ orderStatus, isRevised }) => {
    if (!isRevised || !working.includes(orderStatus)) throw new Problem('assignment.wrong-status');
  },
  'files-attached': ({ fileCount }) => {
    if (fileCount === 0) throw new Problem('assignment.files-missing');
  },
  'answer-overdue': ({ answerBy, now }) => {
    if (answerBy === null || new Date(answerBy) > now) throw new Problem('assignment.wrong-status');
  },
  'contractor-there': ({ canWork }) => {
    if (!canWork) throw new Problem('assignment.contractor-gone');
  },
  'work-over': ({ workEnded, canWork }) => {
    if (!workEnded && canWork) throw new Problem('assignment.wrong-status');
  },
};

type HandedIn = Pick<Submission, 'files' | 'keep'>;

type AssignmentStep = {
  by: Actor;
  command: TransitionCommand;
  now?: Date;
  /** Price and days of a bid, or of an assignment that differs from it. */
  terms?: WorkTerms;
  /** The files of a submission. */
  handedIn?: HandedIn;
};

const bidOf = ({ price, days }: AssignmentRow): WorkTerms | null =>
  price === null || days === null ? null : { price: cents(price), days };

const countFiles = ({ files, keep = [] }: HandedIn): number => new Set([...(files?.fileNames ?? []), ...keep]).size;

/** Returns the reason to log with a transition of work whose contractor cannot go on. */
const goneReason = ({ canWork: isThere }: { canWork: boolean }): { reason?: string } => (isThere ? {} : { reason: 'contractor-gone' });

/**
 * Performs a transition of an assignment: table, guards, effect, note and log in one transaction.
 * @throws Problem stale, assignment.wrong-status, assignment.names-customer, input.invalid where the note is missing, and
 *   what a guard throws
 */
export function transitionAssignment(
  strapi: Core.Strapi,
  assignmentId: string,
  event: AssignmentEvent,
  { by, command, now = currentTime(), terms: given, handedIn = {} }: AssignmentStep,
): Promise<AssignmentRow> {
  return transitionDocument<AssignmentRow>(strapi, {
    uid: 'api::assignment.assignment',
    table: 'assignments',
    topic: 'assignment',
    documentId: assignmentId,
    by,
    command,
    async step(assignment, trx) {
      const { status, answerBy, quoteId, contractorId } = assignment;
      const to = nextState(assignmentFlow, status, event, by.kind);
      if (!to) throw new Problem('assignment.wrong-status');
      const { text } = command;
      if (assignmentFlow[status][event]?.text === 'required' && !text) throw new Problem('input.invalid', {}, { text: 'field.too-small' });
      const work = await findWork(strapi, quoteId);
      if (text && by.kind !== 'contractor') requireNeutral(text, work);
      const terms = given ?? (event === 'bid' ? null : bidOf(assignment));
      const ends = { workEnded: hasEnded(work), canWork: await canWork(strapi, contractorId) };
      const facts = { now, answerBy, terms, fileCount: countFiles(handedIn), ...orderFactsOf(work), ...ends };
      for (const guard of guardsOf(assignmentFlow, status, event, by.kind)) assignmentGuards[guard](facts);
      const change = await assignmentEffects[event]?.({ strapi, trx, assignment, work, by, command, now, terms, handedIn });
      const key = noteKey(assignmentId, command.key);
      if (text) await keepAssignmentNote(strapi, { assignmentId, by, text, move: `assignment.${event}`, key });
      return { to, fact: assignmentFacts[event], change, data: { quoteId, ...goneReason(ends) } };
    },
  });
}

const orderFactsOf = ({ order }: Work): Pick<AssignmentFacts, 'orderStatus' | 'isRevised'> => ({
  orderStatus: order?.status ?? null,
  isRevised: (order?.round ?? 0) > 0,
});

/** Lists what staff may do with an assignment now, its conditions included: the buttons to show. */
export async function staffTransitionsOf(strapi: Core.Strapi, assignment: AssignmentRow): Promise<AssignmentEvent[]> {
  const { status, quoteId, contractorId, answerBy } = assignment;
  const work = await findWork(strapi, quoteId);
  const ends = { workEnded: hasEnded(work), canWork: await canWork(strapi, contractorId) };
  const facts = { now: currentTime(), answerBy, terms: bidOf(assignment), fileCount: 0, ...orderFactsOf(work), ...ends };
  return eventsOf(assignmentFlow, status, 'admin').filter((event) =>
    guardsOf(assignmentFlow, status, event, 'admin').every((guard) => holds(guard, facts)),
  );
}

function holds(guard: AssignmentGuard, facts: AssignmentFacts): boolean {
  try {
    assignmentGuards[guard](facts);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

type Context = {
  strapi: Core.Strapi;
  trx: Knex;
  assignment: AssignmentRow;
  work: Work;
  by: Actor;
  command: TransitionCommand;
  now: Date;
  terms: WorkTerms | null;
  handedIn: Pick<Submission, 'files' | 'keep'>;
};
type Change = Partial<Record<keyof AssignmentRow, unknown>>;
type Effect = (context: Context) => Promise<Change>;

/** The changes that each event makes besides the status. */
const assignmentEffects: Partial<Record<AssignmentEvent, Effect>> = {
  bid: async ({ terms }) => ({ ...terms }),
  assign,
  start: async ({ now }) => ({ startedAt: now }),
  submit,
  rework,
  approve,
};

/** Assigns the work; its days count from the assignment on. */
async function assign({ strapi, work, now, terms }: Context): Promise<Change> {
  const clock = { clockFrom: now.toISOString(), leadTimeDays: terms?.days ?? 0, express: null, pauses: [] };
  return { ...terms, orderId: work.order?.documentId, assignedAt: now, dueAt: await orderDue(strapi, clock) };
}

/**
 * Asks for rework. Approved work that comes back after a revision starts the order with it; its days count anew, but not
 * beyond the customer's due time.
 */
async function rework({ strapi, trx, assignment, by, command, now, terms }: Context): Promise<Change> {
  const reworks = { reworks: assignment.reworks + 1 };
  if (assignment.status !== 'approved') return reworks;
  const order = await lockOrder(strapi, trx, String(assignment.orderId));
  if (order.status === 'revision') {
    const onward = { revision: order.revision, key: command.key };
    await transitionOrder(strapi, order.documentId, 'start', { by, command: onward, now });
  }
  const clock = { clockFrom: now.toISOString(), leadTimeDays: terms?.days ?? 0, express: null, pauses: [] };
  const due = await orderDue(strapi, clock);
  const latest = order.dueAt === null ? null : new Date(order.dueAt);
  return { ...reworks, dueAt: latest !== null && (due === null || latest < due) ? latest : due };
}

/** Submits new files and those of the last submission that still hold; the first submission sends the order to review. */
async function submit({ strapi, trx, assignment, by, command, now, handedIn }: Context): Promise<Change> {
  const { documentId: assignmentId, orderId } = assignment;
  const submission = assignment.submission + 1;
  const { files, keep = [] } = handedIn;
  if (files) {
    const cartIdHash = hashSecret(files.cartId);
    await findCartFiles(strapi, cartIdHash, files.fileNames);
    await claimFiles(trx, { cartIdHash, fileNames: files.fileNames, claim: { assignment_id: assignmentId, submission } });
  }
  const kept = [...new Set(keep)];
  const before = { assignment_id: assignmentId, submission: assignment.submission };
  const carried = await trx('customer_files').where(before).whereIn('file_name', kept).update({ submission });
  if (carried !== kept.length) throw new Problem('quote.file-unknown');
  const order = await lockOrder(strapi, trx, String(orderId));
  if (order.status === 'in_production') {
    const onward = { revision: order.revision, key: command.key };
    await transitionOrder(strapi, order.documentId, 'submit', { by, command: onward, throughAssignment: true, now });
  }
  return { submission, submittedAt: assignment.submittedAt ?? now };
}

/**
 * Makes the last submission part of the next delivery; files that were delivered stay in the delivery that brought them. The
 * marks that the contractor ticked are done.
 */
async function approve({ strapi, trx, assignment, by, now }: Context): Promise<Change> {
  const { documentId: assignmentId, submission, orderId } = assignment;
  const order = await lockOrder(strapi, trx, String(orderId));
  const version = order.deliveredVersion + 1;
  await trx('customer_files')
    .where({ assignment_id: assignmentId, submission })
    .where((file) => void file.whereNull('version').orWhere('version', '>', order.deliveredVersion))
    .update({ order_id: order.documentId, version });
  await settleTicked(strapi, trx, { assignment, by, now });
  return { approvedAt: now };
}
