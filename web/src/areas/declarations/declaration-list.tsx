import {
  type DeclarationKind,
  declarationKinds,
  type DeclarationMatch,
  type DeclarationSettlement,
  type StaffDeclaration,
  valueOwed,
} from '@contract/people/declaration';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { EmptySheet } from '../../ui/feedback/empty-sheet';
import { Listed } from '../../ui/tables/listed';
import { PageHead } from '../../ui/layout/page-head';
import { declarationsQuery } from '../workspace/staff-queries';
import { useLocale } from '../../lib/text/locale';
import { formatExactly, formatMoment } from '../../lib/text/format';
import { DeclarationLinks } from '../workspace/reach-customer';
import { formatCents } from '@contract/pricing/money';
import { useState } from 'react';
import { parseDecimal } from '../../lib/text/decimal';
import { Field } from '../../ui/forms/field';
import { post } from '../../lib/http/http';
import { ProblemNote } from '../../ui/feedback/problem-note';
import { Spinner } from '../../ui/feedback/loading';
import { useToast } from '../../ui/feedback/toasts';
import { useForm } from '../../ui/forms/use-form';
import { useT } from '../../lib/text/strings';

/** A list of withdrawals and cancellations as they came in. */
export function DeclarationList({ kind }: { kind: DeclarationKind | undefined }) {
  const t = useT();
  const query = useInfiniteQuery(declarationsQuery(kind));
  return (
    <>
      <PageHead title={t('admin.declarations')} />
      <div className="filter-bar">
        <nav className="segments-scroll" aria-label={t('admin.declarations.kinds')}>
          <div className="segments">
            {[undefined, ...declarationKinds].map((shown) => (
              <Link key={shown ?? 'all'} to="/admin/declarations" search={{ kind: shown }} activeOptions={{ exact: true }}>
                {t(`admin.declarations.kind.${shown ?? 'all'}`)}
              </Link>
            ))}
          </div>
        </nav>
      </div>
      <Listed
        query={query}
        lines={8}
        none={<EmptySheet title={t('admin.declarations.none')} text={t('admin.declarations.none.text')} />}
        count={(count) => t('admin.declarations.count', { count })}
      >
        {(declarations) => (
          <ul className="message-list">
            {declarations.map((declaration) => (
              <DeclarationEntry key={declaration.id} declaration={declaration} />
            ))}
          </ul>
        )}
      </Listed>
    </>
  );
}

/** A row with a declaration: who, when, about what; opened, it shows all of it and what it means for which order. */
function DeclarationEntry({ declaration }: { declaration: StaffDeclaration }) {
  const t = useT();
  const locale = useLocale();
  const { id, number, kind, name, email, reference, reason, receivedAt, order } = declaration;
  const state = stateOf(declaration);
  return (
    <li>
      <details className="message">
        <summary>
          <b>
            {number} {name}
          </b>
          <span>{t(`admin.declarations.kind.${kind}`)}</span>
          <time className="mono extra-small muted" dateTime={receivedAt}>
            {formatMoment(receivedAt, locale)}
          </time>
          <span className={`status ${state === 'open' ? 'new' : 'ok'}`}>{t(`admin.declaration.${state}`)}</span>
        </summary>
        <div className="message-body">
          <p>
            <a href={`mailto:${email}?subject=${encodeURIComponent(number)}`}>{email}</a> · {formatExactly(receivedAt, locale)}
          </p>
          <p className="message-text">{`${t('admin.declaration.reference')}: ${reference}`}</p>
          {reason && <p className="message-text">{`${t('admin.declaration.reason')}: ${reason}`}</p>}
          <DeclarationLinks declaration={declaration} />
          <Settled declaration={declaration} />
          {kind === 'withdrawal' && state === 'open' && <MatchForm id={id} known={order?.number ?? ''} />}
          {kind === 'withdrawal' && state !== 'settled' && order && <OwedValue order={order} />}
          {state === 'open' && <SettleForm id={id} />}
        </div>
      </details>
    </li>
  );
}

function stateOf({ matched, settled }: StaffDeclaration): 'matched' | 'settled' | 'open' {
  if (matched) return 'matched';
  return settled ? 'settled' : 'open';
}

function Settled({ declaration: { settled } }: { declaration: StaffDeclaration }) {
  const t = useT();
  const locale = useLocale();
  if (!settled) return null;
  const { at, by, reason } = settled;
  return (
    <>
      <p className="small">{t('admin.declaration.settled-by', { at: formatMoment(at, locale), name: by || '–' })}</p>
      {reason && <p className="message-text">{reason}</p>}
    </>
  );
}

const WHOLE = 10_000;

/** Shows the value a consumer owes for the part of the work that was done before the withdrawal. */
function OwedValue({ order }: { order: NonNullable<StaffDeclaration['order']> }) {
  const t = useT();
  const locale = useLocale();
  const [percent, setPercent] = useState('0');
  const done = Math.round(parseDecimal(percent, locale) * 100);
  const isPart = done >= 0 && done <= WHOLE;
  const values = { owed: isPart ? formatCents(valueOwed(order, done), locale) : '–', gross: formatCents(order.gross, locale) };
  if (!order.earlyStart) return <p>{t('admin.declaration.owed.none')}</p>;
  return (
    <div>
      <Field
        name="done"
        label={t('admin.declaration.done')}
        hint={t('admin.declaration.owed.hint')}
        inputMode="decimal"
        required
        value={percent}
        onValue={setPercent}
      />
      <p role="status">
        <b>{t('admin.declaration.owed', values)}</b>
      </p>
    </div>
  );
}

/** A form that names the order which a withdrawal ends, and ends it. */
function MatchForm({ id, known }: { id: string; known: string }) {
  const t = useT();
  const { work } = useToast();
  const queryClient = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const { form, field, problem, sending, onSubmit } = useForm<'orderNumber'>({
    initial: { orderNumber: known },
    check: ({ orderNumber }) => (/^BE-\d{4}-\d{5,}$/i.test(orderNumber.trim()) ? {} : { orderNumber: 'field.refused' }),
    send: async ({ orderNumber }) => {
      const match: DeclarationMatch = { key, orderNumber };
      await post<StaffDeclaration>(`/api/staff/declarations/${encodeURIComponent(id)}/match`, match);
      work.success(t('admin.declaration.match.done'));
      await queryClient.invalidateQueries({ queryKey: ['staff'] });
    },
  });
  return (
    <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
      <Field {...field('orderNumber')} label={t('admin.declaration.order-number')} required />
      <ProblemNote problem={problem} />
      <button type="submit" className="button danger small" disabled={sending}>
        {sending && <Spinner />}
        {t('admin.declaration.match')}
      </button>
    </form>
  );
}

/** A form that files a declaration which ends no order, with the reason. */
function SettleForm({ id }: { id: string }) {
  const t = useT();
  const { work } = useToast();
  const queryClient = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const { form, field, problem, sending, onSubmit } = useForm<'reason'>({
    initial: { reason: '' },
    check: ({ reason }) => (reason.trim() ? {} : { reason: 'admin.declaration.settle.missing' }),
    send: async ({ reason }) => {
      const settlement: DeclarationSettlement = { key, reason };
      await post<StaffDeclaration>(`/api/staff/declarations/${encodeURIComponent(id)}/settle`, settlement);
      work.success(t('admin.declaration.settle.done'));
      await queryClient.invalidateQueries({ queryKey: ['staff'] });
    },
  });
  return (
    <form ref={form} className="stack" noValidate onSubmit={onSubmit}>
      <Field
        {...field('reason')}
        label={t('admin.declaration.settle.reason')}
        hint={t('admin.declaration.settle.hint')}
        multiline
        required
        maxLength={1_000}
      />
      <ProblemNote problem={problem} />
      <button type="submit" className="button small" disabled={sending}>
        {sending && <Spinner />}
        {t('admin.declaration.settle')}
      </button>
    </form>
  );
}
