import type { StaffInvoice } from '@contract/billing/invoice';
import { formatCents } from '@contract/pricing/money';
import { type Transitionable, usePerform } from '../../documents/transitions/use-perform';
import { parseDecimal } from '../../lib/text/decimal';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { Field } from '../../ui/forms/field';
import { useForm } from '../../ui/forms/use-form';
import { DialogButtons, Modal } from '../../ui/layout/modal';

const measures = ['net', 'quantity'] as const;
const MAX_REASON = 500;

/** A dialog in which staff say what is taken back of which lines of an invoice, and why. */
export function CorrectionDialog({ invoice, onClose }: { invoice: Transitionable<StaffInvoice>; onClose: () => void }) {
  const t = useT();
  const locale = useLocale();
  const perform = usePerform(invoice, 'invoice.correct');
  const left = invoice.view.left.filter(({ net }) => net > 0);
  const typedLines = (typed: Record<string, string>) =>
    left.flatMap(({ key }) => {
      const value = parseDecimal(typed[fieldOf(key)] ?? '', locale);
      if (!(value > 0)) return [];
      return [typed.measure === 'net' ? { key, net: Math.round(value * 100) } : { key, quantity: value }];
    });
  const {
    form,
    field: fieldNamed,
    problem,
    sending,
    onSubmit,
  } = useForm<string>({
    initial: { text: '', measure: measures[0], ...Object.fromEntries(left.map(({ key }) => [fieldOf(key), ''])) },
    check: (typed) => ({
      ...(typed.text?.trim() === '' && { text: 'transition.text-missing' as const }),
      ...(typedLines(typed).length === 0 && left[0] && { [fieldOf(left[0].key)]: 'invoice.correct.none' as const }),
    }),
    send: async (typed) => {
      await perform({ text: typed.text?.trim(), lines: typedLines(typed) });
      onClose();
    },
  });
  const field = (name: string) => {
    const { value = '', ...named } = fieldNamed(name);
    return { ...named, value };
  };
  return (
    <Modal title={t('invoice.event.correct')} wide onClose={onClose}>
      <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
        <p>{t('transition.invoice.correct.text')}</p>
        <Field
          {...field('measure')}
          label={t('invoice.correct.by')}
          required
          options={measures.map((one) => ({ value: one, text: t(`invoice.correct.by.${one}`) }))}
        />
        {left.map(({ key, net }) => (
          <Field
            key={key}
            {...field(fieldOf(key))}
            label={nameOf(invoice.view, key)}
            hint={t('invoice.correct.left', { left: formatCents(net, locale) })}
            inputMode="decimal"
          />
        ))}
        <Field {...field('text')} label={t('transition.invoice.cancel.label')} required multiline maxLength={MAX_REASON} />
        <ProblemNote problem={problem} />
        <DialogButtons sending={sending} onClose={onClose}>
          {t('invoice.event.correct')}
        </DialogButtons>
      </form>
    </Modal>
  );
}

const fieldOf = (key: string): string => `line-${key}`;

const nameOf = ({ document }: StaffInvoice, key: string): string => document.lines.find((line) => line.key === key)?.name ?? key;
