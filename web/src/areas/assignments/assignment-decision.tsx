import type { Assignment } from '@contract/production/assignment';
import { formatCents } from '@contract/pricing/money';
import { assignmentFlow, contractorAssignmentMoves } from '@contract/states/assignment';
import { eventsOf } from '@contract/states/transition';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { formatMoment } from '../../ui/marks/format-time';
import { TitleBlock } from '../../ui/layout/title-block';
import type { Movable } from '../../documents/transitions/use-move';
import { BidForm } from './bid-form';
import { ContractorMove } from './contractor-move';

/** Price and time, whose turn it is, and every answer that the assignment's state allows. */
export function AssignmentDecision({ assignment }: { assignment: Movable<Assignment> }) {
  const t = useT();
  const locale = useLocale();
  const { status, answerBy, paused } = assignment.view;
  const events = eventsOf(assignmentFlow, status, 'contractor');
  return (
    <section className="box order-decision" aria-label={t('assignment.next')}>
      <AssignmentTerms assignment={assignment.view} />
      <div className="box-body stack">
        <p>{t(`assignment.stand.${status}`, { time: answerBy ? formatMoment(answerBy, locale) : '–' })}</p>
        {paused && <p className="note small">{t('assignment.paused')}</p>}
        {events.includes('bid') && <BidForm assignment={assignment} />}
        {contractorAssignmentMoves
          .filter((event) => events.includes(event))
          .map((event) => (
            <ContractorMove key={`${event} ${assignment.view.revision}`} assignment={assignment} event={event} />
          ))}
      </div>
    </section>
  );
}

function AssignmentTerms({ assignment: { terms, dueAt, assignedAt } }: { assignment: Assignment }) {
  const t = useT();
  const locale = useLocale();
  if (!terms) return null;
  return (
    <TitleBlock
      facts={[
        { name: t(assignedAt ? 'assignment.fee' : 'assignment.price'), value: formatCents(terms.price, locale) },
        { name: t('assignment.days'), value: terms.days },
        ...(dueAt ? [{ name: t('assignment.due'), value: formatMoment(dueAt, locale), fullRow: true }] : []),
      ]}
    />
  );
}
