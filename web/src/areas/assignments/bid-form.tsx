import type { Assignment } from '@contract/production/assignment';
import { MAX_MESSAGE_LENGTH } from '@contract/move';
import { useLocale } from '../../lib/locale';
import { useT } from '../../lib/strings';
import { Field } from '../../ui/forms/field';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { Spinner } from '../../ui/feedback/spinner';
import { useForm } from '../../ui/forms/use-form';
import { useMove, type Movable } from '../../documents/transitions/use-move';
import { termsOf, termsProblems, type TermsFields } from './terms-draft';

/** Names a price and the days that the work takes. */
export function BidForm({ assignment }: { assignment: Movable<Assignment> }) {
  const t = useT();
  const locale = useLocale();
  const move = useMove(assignment, 'assignment.bid');
  const { form, field, problem, sending, onSubmit } = useForm<TermsFields | 'text'>({
    initial: { price: '', days: '', text: '' },
    check: (typed) => termsProblems(typed, locale),
    send: (typed) => move({ terms: termsOf(typed, locale), text: typed.text.trim() || undefined }),
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
