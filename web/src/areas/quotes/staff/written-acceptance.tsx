import type { StaffQuoteView, WrittenAcceptance } from '@contract/quoting/offer';
import { isSuperAdmin, type Role } from '@contract/people/roles';
import { formatCents } from '@contract/pricing/money';
import { MAX_MESSAGE_LENGTH } from '@contract/states/transition';
import { useState } from 'react';
import { useNoteFiles } from '../../../documents/messages/message-form';
import {
  acceptanceDraft,
  type AcceptanceField,
  acceptanceOf,
  acceptanceProblems,
  tickOf,
} from '../../../documents/quotes/acceptance-draft';
import { BillingFields } from '../../../documents/quotes/acceptance-form';
import { useOfferChoice } from '../../../documents/quotes/offer-choice';
import { type Transitionable, usePerform } from '../../../documents/transitions/use-perform';
import { berlinDay } from '../../../lib/text/berlin-day';
import { useLocale } from '../../../lib/text/locale';
import { useT } from '../../../lib/text/strings';
import { ProblemNote } from '../../../ui/feedback/problem-note';
import { Field } from '../../../ui/forms/field';
import { useForm } from '../../../ui/forms/use-form';
import { DialogButtons, Modal } from '../../../ui/layout/modal';

type WrittenAcceptanceProps = { quote: Transitionable<StaffQuoteView>; role: Role | null };

/** A button with which a lead records that a business accepted the offer in writing; others do not see it. */
export function WrittenAcceptanceButton({ quote, role }: WrittenAcceptanceProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { status, contact } = quote.view;
  if (status !== 'offered' || contact.customerType !== 'business' || !isSuperAdmin(role)) return null;
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {t('admin.written.title')}
      </button>
      {isOpen && <WrittenDialog quote={quote} onClose={() => setOpen(false)} />}
    </>
  );
}

type WrittenField = AcceptanceField | 'receivedOn' | 'text' | 'files';

/** The form of what the customer wrote: day, recipient of the invoice, choice, and the file itself. */
function WrittenDialog({ quote, onClose }: Pick<WrittenAcceptanceProps, 'quote'> & { onClose: () => void }) {
  const t = useT();
  const locale = useLocale();
  const perform = usePerform(quote, 'quote.accept');
  const { id, contact, offers } = quote.view;
  const customersView = { ...quote.view, offer: offers[0] ?? null, terms: null, expressBy: null, expressTimes: {}, declineReasons: [] };
  const { offer, choice } = useOfferChoice(customersView, () => null);
  const files = useNoteFiles(id, 'quote.accept', { required: true });
  const [today] = useState(() => berlinDay(new Date()));
  const { form, field, fields, problem, sending, onSubmit } = useForm<WrittenField>({
    initial: { ...acceptanceDraft(contact, undefined), termsAccepted: tickOf(null), receivedOn: today, text: '', files: '' },
    check: (draft) => ({
      ...(offer && acceptanceProblems(draft, offer.document, null)),
      ...(!draft.receivedOn && { receivedOn: 'admin.written.day.problem' as const }),
      ...(files.uploading && { files: 'messages.files-unfinished' as const }),
      ...(!files.uploading && !files.body().files && { files: 'admin.written.file.problem' as const }),
    }),
    send: async (draft) => {
      const handed = files.body().files;
      if (!offer || !handed) return;
      const {
        termsAccepted: _termsAccepted,
        termsVersion: _termsVersion,
        earlyStart: _earlyStart,
        ...accepted
      } = acceptanceOf(draft, offer, null);
      const { receivedOn } = draft;
      const written: Omit<WrittenAcceptance, 'revision' | 'key'> = { ...accepted, receivedOn, text: draft.text.trim(), files: handed };
      await perform(written);
      files.startNew();
      onClose();
    },
  });
  if (!offer) return null;
  return (
    <Modal title={t('admin.written.title')} wide onClose={onClose}>
      <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
        <p>{t('admin.written.text', { version: offer.version, amount: formatCents(offer.totals.gross, locale) })}</p>
        <Field {...field('receivedOn')} label={t('admin.written.day')} required type="date" />
        {choice}
        <BillingFields field={field} document={offer.document} />
        {files.render(files.body().files && !files.uploading ? undefined : fields.files)}
        <Field
          {...field('text')}
          label={t('admin.written.note')}
          hint={t('admin.written.note.hint')}
          multiline
          maxLength={MAX_MESSAGE_LENGTH}
        />
        <ProblemNote problem={problem} />
        <DialogButtons sending={sending} onClose={onClose}>
          {t('admin.written.submit')}
        </DialogButtons>
      </form>
    </Modal>
  );
}
