import type { Assignment } from '@contract/production/assignment';
import { formatCents } from '@contract/pricing/money';
import { assignmentFlow, contractorAssignmentTransitions } from '@contract/states/assignment';
import { eventsOf, MAX_MESSAGE_LENGTH } from '@contract/states/transition';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';
import { formatDecimal } from '../../lib/text/decimal';
import { formatMoment } from '../../lib/text/format';
import { TitleBlock } from '../../ui/layout/page-head';
import { type Transitionable, usePerform } from '../../documents/transitions/use-perform';
import { Field } from '../../ui/forms/field';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { Spinner } from '../../ui/feedback/loading';
import { useForm } from '../../ui/forms/use-form';
import { type TermsFields, termsOf, termsProblems } from './new-work';
import { lazy, Suspense, useState } from 'react';
import { problemText } from '../../lib/text/problem-text';
import { useToast } from '../../ui/feedback/toasts';

/** Shows price and time, whose turn it is, and every transition that the assignment's status allows the contractor. */
export function AssignmentDecision({ assignment }: { assignment: Transitionable<Assignment> }) {
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
        {status === 'offered' && <BidForm assignment={assignment} />}
        {status === 'bid' && events.includes('bid') && <RevisedBid key={assignment.view.revision} assignment={assignment} />}
        {contractorAssignmentTransitions
          .filter((event) => events.includes(event))
          .map((event) => (
            <ContractorTransition key={`${event} ${assignment.view.revision}`} assignment={assignment} event={event} />
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

/** The form for another price than the one that was given, folded until it is wanted. */
function RevisedBid({ assignment }: { assignment: Transitionable<Assignment> }) {
  const t = useT();
  return (
    <details>
      <summary>{t('assignment.bid.change')}</summary>
      <BidForm assignment={assignment} />
    </details>
  );
}

/** A form for a contractor's price and the days that the work takes. */
function BidForm({ assignment }: { assignment: Transitionable<Assignment> }) {
  const t = useT();
  const locale = useLocale();
  const perform = usePerform(assignment, 'assignment.bid');
  const { terms: given } = assignment.view;
  const { form, field, problem, sending, onSubmit } = useForm<TermsFields | 'text'>({
    initial: { price: given ? formatDecimal(given.price / 100, locale) : '', days: String(given?.days ?? ''), text: '' },
    check: (typed) => termsProblems(typed, locale),
    send: (typed) => perform({ terms: termsOf(typed, locale), text: typed.text.trim() || undefined }),
  });
  return (
    <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
      <Field {...field('price')} label={t('assignment.price')} hint={t('assignment.price.hint')} required inputMode="decimal" />
      <Field {...field('days')} label={t('assignment.days')} hint={t('assignment.days.hint')} required inputMode="numeric" />
      <Field {...field('text')} label={t('assignment.note')} multiline maxLength={MAX_MESSAGE_LENGTH} />
      <ProblemNote problem={problem} />
      <button type="submit" className="button primary full" disabled={sending}>
        {sending && <Spinner />}
        {t('assignment.event.bid')}
      </button>
    </form>
  );
}

const TransitionDialog = lazy(() => import('../../ui/forms/transition-dialog').then((module) => ({ default: module.TransitionDialog })));

type ContractorTransitionProps = { assignment: Transitionable<Assignment>; event: (typeof contractorAssignmentTransitions)[number] };

/** Accepts work at a click; declining asks first, since it cannot be undone. */
const ContractorTransition = ({ assignment, event }: ContractorTransitionProps) =>
  event === 'start' ? <StartButton assignment={assignment} /> : <DeclineButton assignment={assignment} />;

function StartButton({ assignment }: { assignment: Transitionable<Assignment> }) {
  const t = useT();
  const { work } = useToast();
  const [busy, setBusy] = useState(false);
  const perform = usePerform(assignment, 'assignment.start');
  const handleClick = async () => {
    setBusy(true);
    await perform({}).catch((failure: unknown) => void work.error(problemText(t, failure)));
    setBusy(false);
  };
  return (
    <button type="button" className="button primary full" disabled={busy} onClick={() => void handleClick()}>
      {busy && <Spinner />}
      {t('assignment.event.start')}
    </button>
  );
}

function DeclineButton({ assignment }: { assignment: Transitionable<Assignment> }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const perform = usePerform(assignment, 'assignment.decline');
  return (
    <>
      <button type="button" className="button full" onClick={() => setAsking(true)}>
        {t('assignment.event.decline')}
      </button>
      {asking && (
        <Suspense>
          <TransitionDialog
            title={t('assignment.event.decline')}
            text={t('assignment.decline.text')}
            note={{ label: t('assignment.decline.label'), required: false }}
            danger
            onSend={(text) => perform({ text })}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
