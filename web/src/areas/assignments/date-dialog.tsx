import type { StaffAssignment } from '@contract/production/assignment';
import { type Transitionable, usePerform } from '../../documents/transitions/use-perform';
import { localTime } from '../../lib/text/format';
import { useT } from '../../lib/text/strings';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { Field } from '../../ui/forms/field';
import { useForm } from '../../ui/forms/use-form';
import { DialogButtons, Modal } from '../../ui/layout/modal';

/** Sets another date for a contractor, with the reason that they read. */
export function DateDialog({ work, onClose }: { work: Transitionable<StaffAssignment>; onClose: () => void }) {
  const t = useT();
  const perform = usePerform(work, 'assignment.date');
  const { status, answerBy, dueAt, contractor } = work.view;
  const isAsked = status === 'offered' || status === 'bid';
  const { form, field, problem, sending, onSubmit } = useForm<'at' | 'text'>({
    initial: { at: localTime(isAsked ? answerBy : dueAt), text: '' },
    check: (typed) => ({
      ...(typed.at === '' && { at: 'editor.problem.date' as const }),
      ...(typed.text.trim() === '' && { text: 'transition.text-missing' as const }),
    }),
    send: async (typed) => {
      await perform({ at: new Date(typed.at).toISOString(), text: typed.text });
      onClose();
    },
  });
  return (
    <Modal title={t('work.date')} onClose={onClose}>
      <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
        <p>{t('work.date.text', { name: contractor.name })}</p>
        <Field {...field('at')} label={t(isAsked ? 'work.date.answer-by' : 'work.date.due')} type="datetime-local" required />
        <Field {...field('text')} label={t('work.note')} required multiline maxLength={500} />
        <ProblemNote problem={problem} />
        <DialogButtons sending={sending} onClose={onClose}>
          {t('work.date')}
        </DialogButtons>
      </form>
    </Modal>
  );
}
