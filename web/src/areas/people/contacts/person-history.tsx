import type { ContactTopic } from '@contract/people/contact-topics';
import type { DeclarationKind } from '@contract/people/declaration';
import { formatCents } from '@contract/pricing/money';
import type { HistoryEntry } from '@contract/people/person';
import type { OrderStatus as OrderState } from '@contract/states/order';
import type { QuoteStatus as QuoteState } from '@contract/states/quote';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useT } from '../../../lib/text/strings';
import { useLocale } from '../../../lib/text/locale';
import { formatMoment } from '../../../lib/text/format';
import { ListedRows } from '../../../ui/tables/listed';
import { type Column, RecordTable } from '../../../ui/tables/record-table';
import { OrderStatus, QuoteStatus } from '../../../ui/marks/document-status';
import { Panel } from '../../../ui/layout/panel';
import { historyQuery } from './people-query';
import { Link } from '@tanstack/react-router';

type PersonHistoryProps = { personId: string; email: string };

/** Returns the key of an entry; several entries may be about one document. */
const keyOf = ({ kind, at, id, number }: HistoryEntry) => `${kind} ${at} ${id} ${number}`;

/** Shows everything between a person and us, newest first. */
export function PersonHistory({ personId, email }: PersonHistoryProps) {
  const t = useT();
  const query = useInfiniteQuery(historyQuery(personId));
  const columns = useColumns(email);
  return (
    <Panel title={t('person.history')} flush>
      <ListedRows
        query={query}
        lines={8}
        none={<p className="panel-body muted">{t('person.history.none')}</p>}
        count={(count) => t('person.history.count', { count })}
      >
        {(entries) => <RecordTable className="dense person-history" rows={entries} columns={columns} idOf={keyOf} />}
      </ListedRows>
    </Panel>
  );
}

function useColumns(email: string): Column<HistoryEntry>[] {
  const t = useT();
  const locale = useLocale();
  return [
    { title: t('person.history.what'), cell: (entry) => <HistoryLink entry={entry} email={email} /> },
    {
      title: t('person.history.about'),
      cell: (entry) => (
        <>
          <HistoryCode entry={entry} />
          {entry.text && <span className="row-detail muted">{entry.text}</span>}
        </>
      ),
    },
    {
      title: t('person.history.amount'),
      className: 'nowrap',
      numeric: true,
      cell: ({ amount }) => (amount === null ? '' : formatCents(amount, locale)),
    },
    {
      title: t('person.history.at'),
      className: 'mono muted nowrap',
      cell: ({ at }) => <time dateTime={at}>{formatMoment(at, locale)}</time>,
    },
  ];
}

/** Shows the status, topic or kind of an entry in words. */
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

/** Shows the kind and number of an entry, as a link to it. */
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
