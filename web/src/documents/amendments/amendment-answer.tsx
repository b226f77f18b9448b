import type { Amendment } from '@contract/production/amendment';
import { priceDifference } from '@contract/production/amendment-changes';
import type { Order } from '@contract/production/order';
import { WITHDRAWAL_DAYS } from '@contract/states/order';
import { useState } from 'react';
import { useSignedDownload } from '../../downloads/use-download';
import { formatDay } from '../../lib/text/format';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { Spinner } from '../../ui/feedback/loading';
import { TransitionDialog } from '../../ui/forms/transition-dialog';
import { useForm } from '../../ui/forms/use-form';
import { Icon } from '../../ui/marks/icon';
import { type Transitionable, usePerform } from '../transitions/use-perform';
import { StartChoice } from '../transitions/start-choice';
import { AmendmentChanges } from './amendment-changes';

type AmendmentAnswerProps = { order: Transitionable<Order>; amendment: Amendment };

/**
 * A proposed change of the order as its customer decides on it: what changes and what it costs right above the button, which says so when
 * it costs more (§ 312j BGB); for consumers with the notice on what is added.
 */
export function AmendmentAnswer({ order, amendment }: AmendmentAnswerProps) {
  const t = useT();
  const locale = useLocale();
  const download = useSignedDownload();
  const { id, revision, sha256, number, document } = amendment;
  const part = { path: `${order.path}/amendments/${id}`, revision };
  const accept = usePerform({ ...order, part }, 'amendment.accept');
  const refuse = usePerform({ ...order, part }, 'amendment.refuse');
  const notice = document.withdrawalNotice;
  const { form, field, problem, sending, onSubmit } = useForm<'earlyStart'>({
    initial: { earlyStart: '' },
    check: ({ earlyStart }) => (notice && earlyStart === '' ? { earlyStart: 'accept.problem.early-start' } : {}),
    send: ({ earlyStart }) => accept({ sha256, ...(notice && { earlyStart: earlyStart === 'yes' }) }),
  });
  const costsMore = priceDifference(document).gross > 0;
  return (
    <section className="box amendment" aria-labelledby="amendment-title">
      <div className="box-head">
        <h2 id="amendment-title">{t('amendment.title')}</h2>
        <span className="mono extra-small muted">{number}</span>
      </div>
      <form ref={form} noValidate onSubmit={onSubmit}>
        <div className="box-body stack">
          <p>{t('amendment.ask', { date: formatDay(document.validUntil, locale) })}</p>
          {document.reason && <blockquote className="open-question">{document.reason}</blockquote>}
          {notice && (
            <StartChoice
              {...field('earlyStart')}
              title={t('amendment.withdrawal')}
              notice={notice}
              effects={{ yes: t('amendment.early.yes'), no: t('amendment.early.no', { days: WITHDRAWAL_DAYS }) }}
            />
          )}
          <p className="small muted">{t('amendment.rest')}</p>
          <button type="button" className="link small" onClick={() => void download(`${part.path}/download-url`)}>
            <Icon name="download" small /> {t('amendment.document')}
          </button>
          <ProblemNote problem={problem} />
          <AmendmentChanges document={document} />
          <button type="submit" className="button primary full" disabled={sending}>
            {sending && <Spinner />}
            {t(costsMore ? 'quote.event.accept' : 'amendment.event.accept')}
          </button>
        </div>
      </form>
      <div className="box-body">
        <RefuseButton sending={sending} onRefuse={refuse} />
      </div>
    </section>
  );
}

type RefuseButtonProps = { sending: boolean; onRefuse: (body: object) => Promise<void> };

/** Refuses the change, with a reason if there is one to give. */
function RefuseButton({ sending, onRefuse }: RefuseButtonProps) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className="button ghost small full" disabled={sending} onClick={() => setAsking(true)}>
        {t('amendment.event.refuse')}
      </button>
      {asking && (
        <TransitionDialog
          title={t('amendment.event.refuse')}
          text={t('transition.amendment.refuse.text')}
          note={{ label: t('transition.amendment.refuse.label'), required: false }}
          onSend={(text) => onRefuse({ text })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
