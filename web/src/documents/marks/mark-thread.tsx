import type { MarkAudience, MarkReply, MarkView, StaffMark } from '@contract/production/mark';
import { type MarkEvent, markFlow, markTransitions } from '@contract/states/mark';
import { eventsOf } from '@contract/states/transition';
import { type ReactNode, useState } from 'react';
import { formatMoment } from '../../lib/text/format';
import { useLocale } from '../../lib/text/locale';
import { problemText } from '../../lib/text/problem-text';
import { useT } from '../../lib/text/strings';
import { DialogButtons } from '../../ui/layout/modal';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { useToast } from '../../ui/feedback/toasts';
import { Field } from '../../ui/forms/field';
import { useForm } from '../../ui/forms/use-form';
import { type MarkedDocument, useMarkCommand } from './use-mark';

/** The sides that look at marks. */
export type MarkViewer = 'customer' | 'staff' | 'contractor';

type MarkThreadProps = {
  document: MarkedDocument;
  mark: MarkView | StaffMark;
  /** The name of the sheet; empty for one that is gone. */
  fileName: string;
  viewer: MarkViewer;
  /** False once marks are only read. */
  open: boolean;
  selected: boolean;
  /** Shows the mark at its place; undefined where its sheet cannot be shown. */
  onShow: (() => void) | undefined;
  /** What staff do about a contractor's reading of it. */
  children?: ReactNode;
};

/** One mark with the conversation at it, and what its reader can do about it. */
export function MarkThread({ document, mark, fileName, viewer, open, selected, onShow, children }: MarkThreadProps) {
  const t = useT();
  const locale = useLocale();
  const { id, number, text, page, at, status, replies } = mark;
  const place = fileName && t('order.mark.place', { name: fileName, page });
  return (
    <li className={[status, selected && 'selected'].filter(Boolean).join(' ')} data-mark={id} tabIndex={-1}>
      <span className={`pin ${status}`} aria-hidden="true">
        {number}
      </span>
      <div className="mark-words">
        <p className="mark-text">
          <span className="visually-hidden">{t('revise.mark', { number })}: </span>
          {status === 'done' ? <s>{text}</s> : text}
        </p>
        <p className="mono extra-small muted">
          {t(`mark.by.${viewer}`, { time: formatMoment(at, locale) })}
          {place && ' · '}
          {onShow ? (
            <button type="button" className="link" onClick={onShow}>
              {place}
            </button>
          ) : (
            place
          )}
        </p>
        <MarkState mark={mark} viewer={viewer} />
        {replies.map((reply) => (
          <Reply key={reply.id} reply={reply} viewer={viewer} />
        ))}
        {open && children}
        {open && <MarkActions document={document} mark={mark} viewer={viewer} />}
      </div>
    </li>
  );
}

/** Says how far a mark has come, where that is more than open. */
function MarkState({ mark: { status, doneAt }, viewer }: Pick<MarkThreadProps, 'mark' | 'viewer'>) {
  const t = useT();
  const locale = useLocale();
  if (status === 'done' && doneAt) return <p className="mark-state small">{t('mark.done', { time: formatMoment(doneAt, locale) })}</p>;
  if (status === 'ready') return <p className="mark-state small">{t(viewer === 'contractor' ? 'mark.ready.own' : 'mark.ready')}</p>;
  return null;
}

function Reply({ reply: { at, from, name, text, audience }, viewer }: { reply: MarkReply; viewer: MarkViewer }) {
  const t = useT();
  const locale = useLocale();
  const author = from === viewer && viewer !== 'staff' ? t('messages.you') : name || t('mark.team');
  return (
    <div className={audience === 'team' ? 'mark-reply internal' : 'mark-reply'}>
      <b>{author}</b> {viewer === 'staff' && <span className="message-transition">{t(`mark.audience.${audience}`)}</span>}{' '}
      <time className="mono extra-small muted" dateTime={at}>
        {formatMoment(at, locale)}
      </time>
      <p className="message-text">{text}</p>
    </div>
  );
}

/** The actor by whose rights the marks' table is read. */
const actors = { customer: 'customer', staff: 'admin', contractor: 'contractor' } as const;

function MarkActions({ document, mark, viewer }: Pick<MarkThreadProps, 'document' | 'mark' | 'viewer'>) {
  const t = useT();
  const [replying, setReplying] = useState(false);
  const allowed: readonly MarkEvent[] = markTransitions[viewer];
  const events = eventsOf(markFlow, mark.status, actors[viewer]).filter((event) => allowed.includes(event));
  return (
    <>
      {replying && <ReplyForm document={document} mark={mark} viewer={viewer} onClose={() => setReplying(false)} />}
      <div className="row mark-actions">
        {!replying && (
          <button type="button" className="link" aria-label={t('mark.reply.to', { number: mark.number })} onClick={() => setReplying(true)}>
            {t('mark.reply')}
          </button>
        )}
        {events.map((event) => (
          <MarkTransition key={event} document={document} mark={mark} event={event} />
        ))}
      </div>
    </>
  );
}

type MarkTransitionProps = Pick<MarkThreadProps, 'document' | 'mark'> & { event: MarkEvent };

/** A tick for what is done, a link for what is opened again. */
function MarkTransition({ document, mark: { id, number, revision }, event }: MarkTransitionProps) {
  const t = useT();
  const { work } = useToast();
  const [busy, setBusy] = useState(false);
  const send = useMarkCommand(document, id);
  const perform = async () => {
    setBusy(true);
    await send(event, { revision }).catch((failure: unknown) => void work.error(problemText(t, failure)));
    setBusy(false);
  };
  if (event === 'reopen') {
    return (
      <button type="button" className="link" disabled={busy} aria-label={t('mark.reopen.of', { number })} onClick={() => void perform()}>
        {t('mark.reopen')}
      </button>
    );
  }
  return (
    <label className="row mark-tick">
      <input type="checkbox" checked={busy} disabled={busy} aria-label={t('mark.settle.of', { number })} onChange={() => void perform()} />
      {t('mark.settle')}
    </label>
  );
}

type ReplyFormProps = Pick<MarkThreadProps, 'document' | 'mark' | 'viewer'> & { onClose: () => void };

function ReplyForm({ document, mark, viewer, onClose }: ReplyFormProps) {
  const t = useT();
  const isRead = 'release' in mark && mark.release !== null;
  const audiences: readonly MarkAudience[] = isRead ? ['customer', 'contractor', 'team'] : ['customer', 'team'];
  const send = useMarkCommand(document, mark.id);
  const { form, field, problem, sending, onSubmit } = useForm<'text' | 'audience'>({
    initial: { text: '', audience: 'customer' },
    check: ({ text }) => (text.trim() === '' ? { text: 'messages.text-missing' } : {}),
    send: async ({ text, audience }) => {
      await send('replies', { text: text.trim(), ...(viewer === 'staff' && { audience }) });
      onClose();
    },
  });
  return (
    <form ref={form} className="stack mark-form" noValidate onSubmit={onSubmit}>
      {viewer === 'staff' && (
        <Field
          {...field('audience')}
          label={t('mark.audience')}
          required
          options={audiences.map((value) => ({ value, text: t(`mark.audience.${value}`) }))}
        />
      )}
      <Field {...field('text')} label={t('mark.reply.to', { number: mark.number })} required multiline maxLength={1_000} />
      <ProblemNote problem={problem} />
      <DialogButtons small sending={sending} onClose={onClose}>
        {t('mark.reply')}
      </DialogButtons>
    </form>
  );
}
