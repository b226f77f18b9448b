import type { Offer } from '@contract/quoting/offer';
import { MAX_MESSAGE_LENGTH } from '@contract/move';
import { useT } from '../../lib/strings';
import { Field } from '../../ui/forms/field';
import { Modal } from '../../ui/layout/modal';
import { MoveButtons } from '../../ui/forms/move-buttons';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { useForm } from '../../ui/forms/use-form';
import { describeChanges } from './describe-changes';

type ChangeRequestDialogProps = { offer: Offer; /** @throws Problem */ onSend: (text: string) => Promise<void>; onClose: () => void };

/** Asks line by line what shall be different in the next version. */
export function ChangeRequestDialog({ offer, onSend, onClose }: ChangeRequestDialogProps) {
  const t = useT();
  const { lines } = offer.document;
  const describe = (values: Record<string, string>) =>
    describeChanges(
      lines,
      lines.map((_, index) => values[`line-${index}`] ?? ''),
      values.general ?? '',
      t('quote.position'),
    );
  const { form, field, values, problem, sending, onSubmit } = useForm<string>({
    initial: { ...Object.fromEntries(lines.map((_, index) => [`line-${index}`, ''])), general: '' },
    check: (values) => {
      const { length } = describe(values);
      if (length > MAX_MESSAGE_LENGTH) return { general: 'move.text-long' };
      return length === 0 ? { general: 'move.text-missing' } : {};
    },
    send: async (values) => {
      await onSend(describe(values));
      onClose();
    },
  });
  const wish = (name: string) => ({ ...field(name), value: values[name] ?? '', multiline: true });
  return (
    <Modal title={t('quote.event.request-changes')} wide onClose={onClose}>
      <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
        <p>{t('move.quote.request-changes.text')}</p>
        {lines.map(({ key, name }, index) => (
          <Field key={key ?? index} {...wish(`line-${index}`)} label={`${index + 1} ${name}`} />
        ))}
        <Field {...wish('general')} label={t('move.quote.request-changes.label')} />
        <ProblemNote problem={problem} />
        <MoveButtons sending={sending} onClose={onClose}>
          {t('quote.event.request-changes')}
        </MoveButtons>
      </form>
    </Modal>
  );
}
