import type { StaffOrder } from '@contract/production/order';
import { type Transitionable, usePerform } from '../../../documents/transitions/use-perform';
import { localTime } from '../../../lib/text/format';
import { useT } from '../../../lib/text/strings';
import { ProblemNote } from '../../../ui/feedback/problem-note';
import { Field } from '../../../ui/forms/field';
import { useForm } from '../../../ui/forms/use-form';
import { DialogButtons, Modal } from '../../../ui/layout/modal';

const buyerFields = ['company', 'name', 'street', 'postcode', 'city', 'reference'] as const;
type CorrectionField = (typeof buyerFields)[number] | 'internalDueAt' | 'email' | 'text';

const needed = ['name', 'street', 'postcode', 'city'] as const satisfies CorrectionField[];

type CorrectionDialogProps = { order: Transitionable<StaffOrder>; onClose: () => void };

/** Sets right what changes no contract. Only what was changed is sent, each with the reason. */
export function CorrectionDialog({ order, onClose }: CorrectionDialogProps) {
  const t = useT();
  const perform = usePerform(order, 'order.corrections');
  const { buyer, internalDueAt } = order.view;
  const initial = initialOf(order.view);
  const { form, field, problem, sending, onSubmit } = useForm<CorrectionField>({
    initial,
    check: (typed) => ({
      ...Object.fromEntries(needed.filter((name) => typed[name].trim() === '').map((name) => [name, `accept.problem.${name}` as const])),
      ...(typed.text.trim() === '' && { text: 'transition.text-missing' as const }),
    }),
    send: async (typed) => {
      const isAddressed = buyerFields.some((name) => typed[name] !== initial[name]);
      await perform({
        text: typed.text,
        ...(isAddressed && { buyer: Object.fromEntries(buyerFields.map((name) => [name, typed[name]])) }),
        ...(typed.email !== buyer.email && { email: typed.email }),
        ...(typed.internalDueAt !== initial.internalDueAt && {
          internalDueAt: typed.internalDueAt === '' ? null : new Date(typed.internalDueAt).toISOString(),
        }),
      });
      onClose();
    },
  });
  return (
    <Modal title={t('correct.start')} onClose={onClose} wide>
      <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
        <p>{t('correct.text')}</p>
        <div className="two-columns">
          {buyer.customerType === 'business' && <Field {...field('company')} label={t('accept.company')} maxLength={160} />}
          <Field {...field('name')} label={t('accept.name')} required maxLength={160} />
          <Field {...field('street')} label={t('accept.street')} required maxLength={160} />
          <Field {...field('postcode')} label={t('accept.postcode')} required maxLength={20} />
          <Field {...field('city')} label={t('accept.city')} required maxLength={120} />
          <Field {...field('reference')} label={t('order.reference')} maxLength={120} />
          <Field {...field('email')} label={t('correct.email')} hint={t('correct.email.hint')} type="email" required maxLength={254} />
          <Field
            {...field('internalDueAt')}
            label={t('correct.internal-due')}
            hint={t(internalDueAt ? 'correct.internal-due.hint' : 'correct.internal-due.none')}
            type="datetime-local"
          />
        </div>
        <Field {...field('text')} label={t('correct.reason')} required multiline maxLength={500} />
        <ProblemNote problem={problem} />
        <DialogButtons sending={sending} onClose={onClose}>
          {t('correct.save')}
        </DialogButtons>
      </form>
    </Modal>
  );
}

const initialOf = ({ buyer, internalDueAt }: StaffOrder): Record<CorrectionField, string> => {
  const { company, name, street, postcode, city, reference, email } = buyer;
  return { company, name, street, postcode, city, reference, email, internalDueAt: localTime(internalDueAt), text: '' };
};
