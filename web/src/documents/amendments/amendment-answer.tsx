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
import { FieldMessage } from '../../ui/forms/field-message';
import { TransitionDialog } from '../../ui/forms/transition-dialog';
import { useForm } from '../../ui/forms/use-form';
import { Icon } from '../../ui/marks/icon';
import { type Transitionable, usePerform } from '../transitions/use-perform';
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
  const [refusing, setRefusing] = useState(false);
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
          {notice && <AddedWork {...field('earlyStart')} notice={notice} />}
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
          <button type="button" className="button ghost small full" disabled={sending} onClick={() => setRefusing(true)}>
            {t('amendment.event.refuse')}
          </button>
        </div>
      </form>
      {refusing && (
        <TransitionDialog
          title={t('amendment.event.refuse')}
          text={t('transition.amendment.refuse.text')}
          note={{ label: t('transition.amendment.refuse.label'), required: false }}
          onSend={(text) => refuse({ text })}
          onClose={() => setRefusing(false)}
        />
      )}
    </section>
  );
}

type AddedWorkProps = {
  name: string;
  value: string;
  problem: string | undefined;
  onValue: (value: string) => void;
  notice: readonly string[];
};

/** The right of withdrawal from what is added, and whether its work shall begin before that ends (§ 356 Abs. 4 BGB). */
function AddedWork({ name, value, problem, onValue, notice }: AddedWorkProps) {
  const t = useT();
  const options = [
    { key: 'yes', text: t('accept.early.yes'), effect: t('amendment.early.yes') },
    { key: 'no', text: t('accept.early.no'), effect: t('amendment.early.no', { days: WITHDRAWAL_DAYS }) },
  ];
  return (
    <>
      <details className="withdrawal-notice">
        <summary>{t('amendment.withdrawal')}</summary>
        <div className="stack small">
          {notice.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </details>
      <fieldset
        role="radiogroup"
        aria-invalid={problem ? true : undefined}
        aria-required="true"
        aria-describedby={problem && 'added-problem'}
      >
        <legend className="field-label">{t('accept.early')}</legend>
        {options.map(({ key, text, effect }) => (
          <label key={key} className="check">
            <input type="radio" name={name} value={key} checked={value === key} onChange={() => onValue(key)} />
            <span>
              {text}
              <small>{effect}</small>
            </span>
          </label>
        ))}
        {problem && <FieldMessage id="added-problem" text={problem} />}
      </fieldset>
    </>
  );
}
