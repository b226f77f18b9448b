import { DraftChange, type StaffInvoice } from '@contract/billing/invoice';
import type { Locale } from '@contract/constants';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { OrderBuyer } from '../../documents/orders/order-lines';
import { type Transitionable, usePerform } from '../../documents/transitions/use-perform';
import { getFile } from '../../lib/http/get-file';
import { formatDecimal, parseDecimal } from '../../lib/text/decimal';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';
import { Field } from '../../ui/forms/field';
import type { FieldProblems } from '../../ui/forms/use-fields';
import { useForm } from '../../ui/forms/use-form';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { DialogButtons, Modal } from '../../ui/layout/modal';
import { Icon } from '../../ui/marks/icon';
import { saveBlob } from '../../ui/marks/save-blob';

/** Shows to whom an invoice goes; a draft can be looked at as a PDF, and its address, period and texts be changed. */
export function InvoiceRecipient({ invoice }: { invoice: Transitionable<StaffInvoice> }) {
  const t = useT();
  const [isEditing, setEditing] = useState(false);
  const { buyer, orderNumber } = invoice.view.document;
  const preview = useMutation({
    mutationFn: async () => saveBlob(await getFile(`${invoice.path}/draft/pdf`), `${orderNumber}-${t('invoice.status.draft')}.pdf`),
  });
  return (
    <OrderBuyer buyer={buyer}>
      {invoice.view.status === 'draft' && (
        <div className="row">
          <button type="button" className="button small" onClick={() => setEditing(true)}>
            {t('invoice.event.edit')}
          </button>
          <button type="button" className="button small" disabled={preview.isPending} onClick={() => preview.mutate()}>
            <Icon name="download" small /> {t('invoice.draft.preview')}
          </button>
        </div>
      )}
      {isEditing && <DraftDialog invoice={invoice} onClose={() => setEditing(false)} />}
    </OrderBuyer>
  );
}

const required = ['name', 'street', 'postcode', 'city', 'email', 'from', 'to'] as const;
type DraftField = keyof ReturnType<typeof pick> | 'subject' | 'from' | 'to' | 'notes' | 'earlyShare' | 'earlyDays';

type DraftDialogProps = { invoice: Transitionable<StaffInvoice>; onClose: () => void };

/** A form for what may still change on a draft. */
function DraftDialog({ invoice, onClose }: DraftDialogProps) {
  const t = useT();
  const perform = usePerform(invoice, 'invoice.edit');
  const locale = useLocale();
  const { document } = invoice.view;
  const { buyer, subject, service, terms } = document;
  const early = document.kind === 'invoice' ? document.earlyPayment : undefined;
  const { form, field, problem, sending, onSubmit } = useForm<DraftField>({
    initial: {
      ...pick(buyer),
      subject,
      ...service,
      notes: terms.slice(1).join('\n\n'),
      earlyShare: early ? formatDecimal(early.share / 100, locale) : '',
      earlyDays: early ? String(early.days) : '',
    },
    check: (typed) => draftProblems(typed, locale),
    send: async ({ subject: about, from, to, notes, earlyShare, earlyDays, ...recipient }) => {
      const paragraphs = notes.split(/\n\s*\n/).map((text) => text.trim());
      const earlyPayment = earlyPaymentOf({ earlyShare, earlyDays }, locale);
      await perform({ buyer: recipient, subject: about, service: { from, to }, notes: paragraphs.filter(Boolean), earlyPayment });
      onClose();
    },
  });
  return (
    <Modal title={t('invoice.event.edit')} wide onClose={onClose}>
      <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
        <p>{t('invoice.draft.text')}</p>
        <div className="two-columns">
          <Field {...field('company')} label={t('invoice.draft.company')} maxLength={160} />
          <Field {...field('name')} label={t('invoice.draft.name')} required maxLength={160} />
          <Field {...field('street')} label={t('invoice.draft.street')} required maxLength={160} />
          <Field {...field('postcode')} label={t('invoice.draft.postcode')} required maxLength={20} />
          <Field {...field('city')} label={t('invoice.draft.city')} required maxLength={120} />
          <Field {...field('email')} label={t('invoice.draft.email')} required type="email" />
          <Field {...field('reference')} label={t('invoice.draft.reference')} maxLength={120} />
          <Field {...field('subject')} label={t('invoice.draft.subject')} maxLength={200} />
          <Field {...field('from')} label={t('invoice.draft.from')} required type="date" />
          <Field {...field('to')} label={t('invoice.draft.to')} required type="date" />
          <Field {...field('earlyShare')} label={t('invoice.draft.early-share')} hint={t('invoice.draft.early.hint')} inputMode="decimal" />
          <Field {...field('earlyDays')} label={t('invoice.draft.early-days')} inputMode="numeric" />
        </div>
        <Field {...field('notes')} label={t('invoice.draft.notes')} hint={t('invoice.draft.notes.hint')} multiline maxLength={2_500} />
        <ProblemNote problem={problem} />
        <DialogButtons sending={sending} onClose={onClose}>
          {t('invoice.event.edit')}
        </DialogButtons>
      </form>
    </Modal>
  );
}

const pick = ({ company, name, street, postcode, city, email, reference }: StaffInvoice['document']['buyer']) => ({
  company,
  name,
  street,
  postcode,
  city,
  email,
  reference,
});

/** Returns the discount for early payment that was typed, be it possible or not; null where both fields are empty. */
function earlyPaymentOf({ earlyShare, earlyDays }: Pick<Record<DraftField, string>, 'earlyShare' | 'earlyDays'>, locale: Locale) {
  if (earlyShare.trim() === '' && earlyDays.trim() === '') return null;
  return { share: Math.round(parseDecimal(earlyShare, locale) * 100), days: parseDecimal(earlyDays, locale) };
}

/** Returns what is missing, and whether the period is turned round. */
function draftProblems(typed: Record<DraftField, string>, locale: Locale): FieldProblems<DraftField> {
  const early = earlyPaymentOf(typed, locale);
  const missing = required.filter((name) => typed[name].trim() === '');
  return {
    ...(!DraftChange.shape.earlyPayment.safeParse(early).success && { earlyShare: 'invoice.draft.early.problem' as const }),
    ...(typed.from > typed.to && { to: 'invoice.draft.period' as const }),
    ...Object.fromEntries(missing.map((name) => [name, 'invoice.draft.missing' as const])),
  };
}
