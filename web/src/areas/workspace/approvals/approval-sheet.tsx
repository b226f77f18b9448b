import type { Approval, ApprovalFact } from '@contract/people/approval';
import { type ApprovalEvent, approvalFlow, approvalStatusTone } from '@contract/states/approval';
import { formatCents } from '@contract/pricing/money';
import { eventsOf, MAX_MESSAGE_LENGTH } from '@contract/states/transition';
import type { Role } from '@contract/people/roles';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { post } from '../../../lib/http/http';
import { formatDate, formatMoment, formatPercent } from '../../../lib/text/format';
import { useLocale } from '../../../lib/text/locale';
import { useT } from '../../../lib/text/strings';
import { ProblemNote } from '../../../ui/feedback/problem-note';
import { Spinner } from '../../../ui/feedback/loading';
import { useToast } from '../../../ui/feedback/toasts';
import { Field } from '../../../ui/forms/field';
import { useConfirm } from '../../../ui/forms/use-confirm';
import { useForm } from '../../../ui/forms/use-form';
import { actorOf } from '../staff-transitions';
import { approvalPath } from './approval-queries';

/** Shows glyph and word of an approval's status. */
export function ApprovalStatus({ approval: { status } }: { approval: Approval }) {
  const t = useT();
  return <span className={`status ${approvalStatusTone[status]}`}>{t(`approval.status.${status}`)}</span>;
}

/** Shows what exactly is asked for, who asked and why, what was decided, and the decisions that the reader can make. */
export function ApprovalSheet({ approval, role }: { approval: Approval; role: Role | null }) {
  const t = useT();
  const locale = useLocale();
  const { facts, note, askedBy, askedAt, decidedBy, decidedAt, reason, outdated, status } = approval;
  const decided = { status: t(`approval.status.${status}`), name: decidedBy || '–', at: decidedAt ? formatMoment(decidedAt, locale) : '' };
  return (
    <>
      <dl className="metadata-facts">
        {facts.map((fact) => (
          <div key={fact.name}>
            <dt className="muted">{t(`approval.fact.${fact.name}`)}</dt>
            <dd>
              <FactText fact={fact} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="small muted">{t('approval.asked-by', { name: askedBy || '–', at: formatMoment(askedAt, locale) })}</p>
      <p className="message-text">{note}</p>
      {decidedAt && <p className="small muted">{t('approval.decided-by', decided)}</p>}
      {reason && <p className="message-text">{reason}</p>}
      {outdated && <p className="note warn small">{t('approval.outdated')}</p>}
      {/* A decision that was refused as outdated begins anew with what is there now. */}
      <ApprovalDecision key={approval.revision} approval={approval} role={role} />
    </>
  );
}

function FactText({ fact }: { fact: ApprovalFact }) {
  const locale = useLocale();
  if ('amount' in fact) return formatCents(fact.amount, locale);
  if ('share' in fact) return formatPercent(fact.share, locale);
  return 'day' in fact ? formatDate(fact.day, locale) : fact.text;
}

function ApprovalDecision({ approval, role }: { approval: Approval; role: Role | null }) {
  const t = useT();
  const { work } = useToast();
  const queryClient = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const [ask, dialog] = useConfirm();
  const [event, setEvent] = useState<ApprovalEvent>('refuse');
  const { id, revision, subject } = approval;
  const possible = eventsOf(approvalFlow, approval.status, actorOf(role)).filter(
    (one) => (one !== 'withdraw' || approval.own) && (one !== 'approve' || !approval.outdated),
  );
  const decides = possible.some((one) => one !== 'withdraw');
  const { form, field, problem, sending, onSubmit } = useForm<'text'>({
    initial: { text: '' },
    check: ({ text }) => (event === 'refuse' && text.trim() === '' ? { text: 'approval.reason.missing' } : {}),
    send: async ({ text }) => {
      if (event === 'approve' && !(await ask(question))) return;
      await post<Approval>(`${approvalPath(id)}/${event}`, { revision, key, ...(text.trim() && { text }) });
      work.success(t(`approval.${event}.done`));
      await queryClient.invalidateQueries({ queryKey: ['staff'] });
    },
  });
  const question = {
    title: t('approval.approve.title'),
    text: t(`approval.approve.text.${approval.kind}`, { number: subject.label }),
    confirm: t('approval.event.approve'),
    isHarmless: true,
  };
  if (possible.length === 0) return null;
  return (
    <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
      {decides && (
        <Field {...field('text')} label={t('approval.reason')} hint={t('approval.reason.hint')} multiline maxLength={MAX_MESSAGE_LENGTH} />
      )}
      <ProblemNote problem={problem} />
      <div className="row">
        {possible.map((one) => (
          <button
            key={one}
            type="submit"
            className={one === 'approve' ? 'button primary' : 'button'}
            disabled={sending}
            onClick={() => setEvent(one)}
          >
            {sending && event === one && <Spinner />}
            {t(`approval.event.${one}`)}
          </button>
        ))}
      </div>
      {dialog}
    </form>
  );
}
