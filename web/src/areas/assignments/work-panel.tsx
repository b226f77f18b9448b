import type { StaffAssignment, StaffAssignmentSummary } from '@contract/production/assignment';
import { type AssignmentStatus as Status, markedAssignmentStatuses } from '@contract/states/assignment';
import type { FileEntry } from '@contract/quoting/thread';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../lib/text/strings';
import { rowsOf } from '../../lib/http/query-string';
import { Loaded, MoreRows } from '../../ui/tables/listed';
import { Panel } from '../../ui/layout/panel';
import { doneBy, type NewWork } from './new-work';
import { formatMoment } from '../../lib/text/format';
import { showWork, workPath, workQuery } from './assignments-query';
import { performOnce } from '../../documents/transitions/use-perform';
import { problemText } from '../../lib/text/problem-text';
import { Spinner } from '../../ui/feedback/loading';
import { useToast } from '../../ui/feedback/toasts';
import { formatCents } from '@contract/pricing/money';
import { useLocale } from '../../lib/text/locale';
import { AssignmentStatus } from '../../ui/marks/document-status';
import { type Column, RecordTable } from '../../ui/tables/record-table';
import { Deadline } from './deadline';

const priceOf = ({ terms }: StaffAssignmentSummary): number => terms?.price ?? Number.MAX_SAFE_INTEGER;

/** Sorts by price, the lowest first, as prices are compared; without a price last. */
const byPrice = (work: readonly StaffAssignmentSummary[]): StaffAssignmentSummary[] =>
  work.toSorted((one, other) => priceOf(one) - priceOf(other));

type WorkTableProps = {
  work: readonly StaffAssignmentSummary[];
  /** The customer's due time; null while there is none. */
  dueAt: string | null;
  onOpen: (id: string) => void;
};

/** A table of contractors with price, days, deadline and status. */
const WorkTable = ({ work, dueAt, onOpen }: WorkTableProps) => (
  <RecordTable idOf={({ id }) => id} linked className="dense" rows={byPrice(work)} columns={useColumns(dueAt, onOpen)} />
);

function useColumns(dueAt: string | null, onOpen: WorkTableProps['onOpen']): Column<StaffAssignmentSummary>[] {
  const t = useT();
  const locale = useLocale();
  return [
    {
      title: t('assignment.number'),
      className: 'mono nowrap',
      cell: ({ id, number }) => (
        <button type="button" className="link row-link" aria-label={t('work.open', { number })} onClick={() => onOpen(id)}>
          {number}
        </button>
      ),
    },
    { title: t('work.contractor'), cell: ({ contractor }) => contractor.name },
    {
      title: t('assignment.price'),
      className: 'nowrap',
      numeric: true,
      labelled: true,
      cell: ({ terms }) => (terms ? formatCents(terms.price, locale) : '–'),
    },
    { title: t('assignment.days'), numeric: true, labelled: true, cell: (work) => <Days work={work} dueAt={dueAt} /> },
    { title: t('assignment.deadline'), cell: (work) => <Deadline assignment={work} /> },
    { title: t('assignment.status'), cell: ({ status }) => <AssignmentStatus status={status} /> },
  ];
}

/** Returns true if a bid's days, counted from now, end after the customer's time. */
export const isBidLate = ({ status, terms }: Pick<StaffAssignmentSummary, 'status' | 'terms'>, dueAt: string, nowMs: number): boolean =>
  status === 'bid' && terms !== null && doneBy(nowMs, terms.days) > Date.parse(dueAt);

/** The days of a contractor; a bid that would end after the customer's time says so. */
function Days({ work, dueAt }: { work: StaffAssignmentSummary; dueAt: string | null }) {
  const t = useT();
  const locale = useLocale();
  const [nowMs] = useState(() => Date.now());
  if (!work.terms) return '–';
  return (
    <>
      {work.terms.days}{' '}
      {dueAt !== null && isBidLate(work, dueAt, nowMs) && (
        <small className="late">{t('work.after-due', { time: formatMoment(dueAt, locale) })}</small>
      )}
    </>
  );
}

const NewWorkDialog = lazy(() => import('./new-work-dialog').then((module) => ({ default: module.NewWorkDialog })));
const WorkDialog = lazy(() => import('./work-dialog').then((module) => ({ default: module.WorkDialog })));

type WorkPanelProps = {
  quoteId: string;
  /** The API's path of the quote or order, below which its files are. */
  path: string;
  /** The customer's due time; null while there is none. */
  dueAt?: string | null;
  /** The ways to give out work now: asking for prices needs an open request or order, assigning needs an order in production. */
  ways: readonly NewWork[];
  /** The files that can be released to contractors. */
  files: readonly FileEntry[];
};

/** Shows the contractors who were asked for a price or work on this, side by side, and buttons to ask more. */
export function WorkPanel({ quoteId, path, dueAt = null, ways, files }: WorkPanelProps) {
  const t = useT();
  const [requested, setRequested] = useState<NewWork | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const query = useInfiniteQuery(workQuery(quoteId));
  const unheard = query.data ? waitingInVain(rowsOf(query.data)) : [];
  return (
    <Panel title={t('work.title')} flush>
      <Loaded query={query} lines={2}>
        {(pages) => <Requested work={rowsOf(pages)} dueAt={dueAt} onOpen={setOpened} />}
      </Loaded>
      {query.hasNextPage && <MoreRows query={query} count="" />}
      {(ways.length > 0 || unheard.length > 0) && (
        <div className="panel-body row">
          {unheard.length > 0 && <RejectOthers key={unheard.map(({ id }) => id).join()} work={unheard} />}
          {ways.map((way) => (
            <button key={way} type="button" className="button small" onClick={() => setRequested(way)}>
              {t(`work.${way}`)}
            </button>
          ))}
        </div>
      )}
      <Suspense>
        {requested && (
          <NewWorkDialog way={requested} quoteId={quoteId} path={path} files={files} dueAt={dueAt} onClose={() => setRequested(null)} />
        )}
        {opened && <WorkDialog id={opened} filesPath={path} files={files} onClose={() => setOpened(null)} />}
      </Suspense>
    </Panel>
  );
}

/** Returns the bids that are still undecided although somebody has the work: those whose contractors wait for an answer in vain. */
export const waitingInVain = <Work extends Pick<StaffAssignmentSummary, 'status'>>(work: readonly Work[]): Work[] =>
  work.some(({ status }) => working.includes(status)) ? work.filter(({ status }) => status === 'bid') : [];

const working: readonly Status[] = markedAssignmentStatuses;

/** Tells all who gave a price in vain at once; each hears by mail. */
function RejectOthers({ work }: { work: readonly StaffAssignmentSummary[] }) {
  const t = useT();
  const queryClient = useQueryClient();
  const { work: toast } = useToast();
  const [busy, setBusy] = useState(false);
  // One key a bid, however often it is tried.
  const [keys] = useState(() => new Map(work.map(({ id }) => [id, crypto.randomUUID()])));
  const handleClick = async () => {
    setBusy(true);
    for (const { id, revision } of work)
      await performOnce<StaffAssignment>(workPath(id), 'assignment.reject', { revision, key: keys.get(id) ?? crypto.randomUUID() })
        .then((next) => showWork(queryClient, next))
        .catch((failure: unknown) => void toast.error(problemText(t, failure)));
    await queryClient.invalidateQueries({ queryKey: ['staff', 'work', 'list'] });
    setBusy(false);
  };
  return (
    <button type="button" className="button small" disabled={busy} onClick={() => void handleClick()}>
      {busy && <Spinner />}
      {t('work.reject-others', { count: work.length })}
    </button>
  );
}

function Requested(props: WorkTableProps) {
  const t = useT();
  if (props.work.length === 0) return <p className="panel-body muted">{t('work.none')}</p>;
  return <WorkTable {...props} />;
}
