import type { ContactTopic } from '@contract/people/contact-topics';
import type { DeclarationKind } from '@contract/people/declaration';
import { formatCents } from '@contract/pricing/money';
import type { HistoryEntry } from '@contract/people/person';
import type { OrderStatus as OrderState } from '@contract/states/order';
import type { QuoteStatus as QuoteState } from '@contract/states/quote';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useT } from '../../../lib/text/strings';
import { useLocale } from '../../../lib/text/locale';
import { formatMoment } from '../../../ui/marks/format-time';
import { ListedRows } from '../../../ui/tables/listed';
import { OrderStatus } from '../../../ui/marks/order-status';
import { Panel } from '../../../ui/layout/panel';
import { QuoteStatus } from '../../../ui/marks/quote-status';
import { historyQuery } from './people-query';
import { Link } from '@tanstack/react-router';

type PersonHistoryProps = { personId: string; email: string };

/** Everything between a person and us, newest first. */
export function PersonHistory({ personId, email }: PersonHistoryProps) {
  const t = useT();
  const query = useInfiniteQuery(historyQuery(personId));
  return (
    <Panel title={t('person.history')} flush>
      <ListedRows
        query={query}
        lines={8}
        none={<p className="panel-body muted">{t('person.history.none')}</p>}
        count={(count) => t('person.history.count', { count })}
      >
        {(entries) => <HistoryTable entries={entries} email={email} />}
      </ListedRows>
    </Panel>
  );
}

function HistoryTable({ entries, email }: { entries: readonly HistoryEntry[]; email: string }) {
  const t = useT();
  return (
    <div className="table-scroll">
      <table className="table dense stacked person-history">
        <thead>
          <tr>
            <th>{t('person.history.what')}</th>
            <th>{t('person.history.about')}</th>
            <th className="numeric">{t('person.history.amount')}</th>
            <th>{t('person.history.at')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <HistoryRow key={`${entry.kind} ${entry.at} ${entry.id} ${entry.number}`} entry={entry} email={email} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function HistoryRow({ entry, email }: { entry: HistoryEntry; email: string }) {
  const locale = useLocale();
  const { amount, text, at } = entry;
  return (
    <tr>
      <td>
        <HistoryLink entry={entry} email={email} />
      </td>
      <td>
        <HistoryCode entry={entry} />
        {text && <span className="row-detail muted">{text}</span>}
      </td>
      <td className="numeric nowrap">{amount === null ? '' : formatCents(amount, locale)}</td>
      <td className="mono muted nowrap">
        <time dateTime={at}>{formatMoment(at, locale)}</time>
      </td>
    </tr>
  );
}

/** State, topic or kind in words. */
function HistoryCode({ entry: { kind, code } }: { entry: HistoryEntry }) {
  const t = useT();
  if (kind === 'request') return <QuoteStatus status={code as QuoteState} forStaff />;
  if (kind === 'order') return <OrderStatus status={code as OrderState} />;
  if (kind === 'enquiry') return t(`contact-form.topic.${code as ContactTopic}`);
  if (kind === 'declaration') return t(`admin.declarations.kind.${code as DeclarationKind}`);
  if (kind === 'message') return t(`person.history.from.${code === 'customer' ? 'customer' : 'staff'}`);
  return null;
}

type HistoryLinkProps = { entry: HistoryEntry; email: string };

/** What it was, as the way to it. */
function HistoryLink({ entry: { kind, id, number }, email }: HistoryLinkProps) {
  const t = useT();
  const shown = (
    <>
      <b>{t(`person.history.${kind}`)}</b>
      {number && <span className="row-detail mono">{number}</span>}
    </>
  );
  switch (kind) {
    case 'enquiry':
      return (
        <Link to="/admin/contacts" search={{ view: 'messages', q: email }}>
          {shown}
        </Link>
      );
    case 'order':
      return (
        <Link to="/admin/orders/$id" params={{ id }}>
          {shown}
        </Link>
      );
    case 'invoice':
      return (
        <Link to="/admin/invoices/$id" params={{ id }}>
          {shown}
        </Link>
      );
    case 'declaration':
      return <Link to="/admin/declarations">{shown}</Link>;
    default:
      return (
        <Link to="/admin/quotes/$id" params={{ id }}>
          {shown}
        </Link>
      );
  }
}
