import type { Offer, QuoteView } from '@contract/quoting/offer';
import type { DeclineReason } from '@contract/quoting/lost-offer';
import { quoteFlow, transitionsWithFiles } from '@contract/states/quote';
import { useState } from 'react';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';
import { NoteDialog } from '../transitions/note-dialog';
import { useNoteFiles } from '../messages/message-form';
import { type Transitionable, usePerform } from '../transitions/use-perform';
import { openQuestion } from './acceptance-draft';
import { MAX_MESSAGE_LENGTH } from '@contract/states/transition';
import { Field } from '../../ui/forms/field';
import { Modal, DialogButtons } from '../../ui/layout/modal';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { useForm } from '../../ui/forms/use-form';
import type { LineWish } from '@contract/quoting/thread';

/** The transitions of a quote that a customer performs with at most a note; accepting takes a form. */
export type QuoteAnswer = 'answer' | 'request-changes' | 'decline' | 'cancel' | 'renew';

export type QuoteDialogProps = { quote: Transitionable<QuoteView>; event: QuoteAnswer; onClose: () => void };

/** The dialog of one transition. */
export function QuoteDialog({ quote, event, onClose }: QuoteDialogProps) {
  const t = useT();
  const perform = usePerform(quote, `quote.${event}`);
  const { id, offer, status } = quote.view;
  if (event === 'request-changes' && offer) return <ChangeRequestDialog threadId={id} offer={offer} onSend={perform} onClose={onClose} />;
  if (event === 'decline') return <DeclineDialog reasons={quote.view.declineReasons} onSend={perform} onClose={onClose} />;
  const question = event === 'answer' && openQuestion(quote.view);
  return (
    <NoteDialog
      threadId={transitionsWithFiles.includes(event) ? id : undefined}
      name={`quote.${event}`}
      title={t(`quote.event.${event}`)}
      text={t(`transition.quote.${event}.text`)}
      note={{ label: t(`transition.quote.${event}.label`), required: quoteFlow[status][event]?.text === 'required' }}
      danger={event === 'cancel'}
      onSend={perform}
      onClose={onClose}
    >
      {question && <blockquote className="open-question">{question.text}</blockquote>}
    </NoteDialog>
  );
}

type DeclineDialogProps = {
  reasons: readonly DeclineReason[];
  /** @throws Problem */
  onSend: (note: object) => Promise<void>;
  onClose: () => void;
};

/** Asks why an offer is declined; neither reason nor comment has to be given. */
function DeclineDialog({ reasons, onSend, onClose }: DeclineDialogProps) {
  const t = useT();
  const locale = useLocale();
  const [reason, setReason] = useState('');
  const options = [
    { value: '', text: t('transition.quote.decline.reason.none') },
    ...reasons.map(({ id, title }) => ({ value: id, text: title[locale] })),
  ];
  return (
    <NoteDialog
      name="quote.decline"
      title={t('quote.event.decline')}
      text={t('transition.quote.decline.text')}
      note={{ label: t('transition.quote.decline.label'), required: false }}
      danger
      onSend={(note) => onSend({ ...note, ...(reason !== '' && { reason }) })}
      onClose={onClose}
    >
      {reasons.length > 0 && (
        <Field name="reason" label={t('transition.quote.decline.reason')} options={options} value={reason} onValue={setReason} />
      )}
    </NoteDialog>
  );
}

type ChangeRequestDialogProps = {
  threadId: string;
  offer: Offer;
  /** @throws Problem */
  onSend: (note: object) => Promise<void>;
  onClose: () => void;
};

/** Asks line by line what shall be different in the next version. */
function ChangeRequestDialog({ threadId, offer, onSend, onClose }: ChangeRequestDialogProps) {
  const t = useT();
  const files = useNoteFiles(threadId, 'quote.request-changes');
  const { lines } = offer.document;
  const wishesIn = (values: Record<string, string>): LineWish[] =>
    lines.flatMap(({ key }, index) => {
      const text = (values[`line-${index}`] ?? '').trim();
      return text === '' ? [] : [{ line: key, text }];
    });
  const { form, field, fields, values, problem, sending, onSubmit } = useForm<string>({
    initial: { ...Object.fromEntries(lines.map((_, index) => [`line-${index}`, ''])), general: '', files: '' },
    check: (values) => {
      if (files.uploading) return { files: 'messages.files-unfinished' };
      const long = Object.keys(values).find((name) => (values[name] ?? '').length > MAX_MESSAGE_LENGTH);
      if (long) return { [long]: 'transition.text-long' };
      const isEmpty = wishesIn(values).length === 0 && (values.general ?? '').trim() === '';
      return isEmpty ? { general: 'transition.text-missing' } : {};
    },
    send: async (values) => {
      const text = (values.general ?? '').trim();
      const wishes = wishesIn(values);
      await onSend({ ...(text !== '' && { text }), ...(wishes.length > 0 && { wishes }), ...files.body() });
      files.startNew();
      onClose();
    },
  });
  const changeField = (name: string) => ({ ...field(name), value: values[name] ?? '', multiline: true });
  return (
    <Modal title={t('quote.event.request-changes')} wide onClose={onClose}>
      <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
        <p>{t('transition.quote.request-changes.text')}</p>
        {lines.map(({ key, name }, index) => (
          <Field key={key ?? index} {...changeField(`line-${index}`)} label={`${index + 1} ${name}`} />
        ))}
        <Field {...changeField('general')} label={t('transition.quote.request-changes.label')} />
        {files.render(files.uploading ? fields.files : undefined)}
        <ProblemNote problem={problem} />
        <DialogButtons sending={sending} onClose={onClose}>
          {t('quote.event.request-changes')}
        </DialogButtons>
      </form>
    </Modal>
  );
}
