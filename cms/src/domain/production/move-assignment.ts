import type { Core } from '@strapi/strapi';
import type { AssignmentRow } from './assignment-row';
import { assignmentGuards } from './assignment-guards';
import { wordsKey } from '../quoting/words-key';
import type { Submission, WorkTerms } from '../../contract/production/assignment';
import { cents } from '../../contract/pricing/money';
import type { Move } from '../../contract/move';
import { Problem } from '../../contract/problem';
import { assignmentFlow, type AssignmentEvent } from '../../contract/states/assignment';
import { assignmentFacts } from '../../contract/states/facts';
import { guardsOf, nextState } from '../../contract/states/transition';
import { currentTime } from '../../platform/time/current-time';
import { assignmentEffects } from './assignment-effects';
import { canWork } from './can-work';
import { findWork, hasEnded, requireNeutral } from './find-work';
import { moveDocument, type Mover } from '../../platform/events/move-document';
import { keepAssignmentWords } from './write-assignment-message';

type HandedIn = Pick<Submission, 'files' | 'keep'>;

type Wish = {
  by: Mover;
  move: Move;
  now?: Date;
  /** Price and days of a bid, or of an assignment that differs from it. */
  terms?: WorkTerms;
  /** What a submission hands in. */
  handedIn?: HandedIn;
};

const bidOf = ({ price, days }: AssignmentRow): WorkTerms | null =>
  price === null || days === null ? null : { price: cents(price), days };

const countFiles = ({ files, keep = [] }: HandedIn): number => new Set([...(files?.fileNames ?? []), ...keep]).size;

/** Told with what happens to work whose contractor cannot go on. */
const goneReason = ({ canWork: isThere }: { canWork: boolean }) =>
  isThere ? {} : ({ reason: 'contractor-gone' } as Record<string, string>);

/**
 * Raises an event on an assignment: table, guards, effect, words and log in one transaction.
 * @throws Problem stale, assignment.wrong-status, assignment.names-customer, input.invalid where words are missing, and what a guard says
 */
export function moveAssignment(
  strapi: Core.Strapi,
  assignmentId: string,
  event: AssignmentEvent,
  { by, move, now = currentTime(), terms: given, handedIn = {} }: Wish,
): Promise<AssignmentRow> {
  return moveDocument<AssignmentRow>(strapi, {
    uid: 'api::assignment.assignment',
    table: 'assignments',
    topic: 'assignment',
    documentId: assignmentId,
    by,
    move,
    async step(assignment, trx) {
      const { status, answerBy, quoteId, contractorId } = assignment;
      const to = nextState(assignmentFlow, status, event, by.actor);
      if (!to) throw new Problem('assignment.wrong-status');
      const { text } = move;
      if (assignmentFlow[status][event]?.text === 'required' && !text) throw new Problem('input.invalid', {}, { text: 'field.too-small' });
      const work = await findWork(strapi, quoteId);
      if (text && by.actor !== 'contractor') requireNeutral(text, work);
      const terms = given ?? (event === 'bid' ? null : bidOf(assignment));
      const orderStatus = work.order?.status ?? null;
      const ends = { workEnded: hasEnded(work), canWork: await canWork(strapi, contractorId) };
      const facts = { now, answerBy, terms, fileCount: countFiles(handedIn), orderStatus, ...ends };
      for (const guard of guardsOf(assignmentFlow, status, event, by.actor)) assignmentGuards[guard](facts);
      const change = await assignmentEffects[event]?.({ strapi, trx, assignment, work, by, move, now, terms, handedIn });
      const key = wordsKey(assignmentId, move.key);
      if (text) await keepAssignmentWords(strapi, { assignmentId, by, text, move: `assignment.${event}`, key });
      return { to, fact: assignmentFacts[event], change, data: { quoteId, ...goneReason(ends) } };
    },
  });
}
