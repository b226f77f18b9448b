import type { ContractorDetail } from '@contract/production/contractor';
import { Link } from '@tanstack/react-router';
import { useT } from '../../../lib/text/strings';
import { useLocale } from '../../../lib/text/locale';
import { formatDay, formatMoment } from '../../../lib/text/format';
import { PageHead, TitleBlock } from '../../../ui/layout/page-head';
import { Panel } from '../../../ui/layout/panel';
import { WorkLoad } from '../../../ui/layout/work-load';
import { ContractorStanding } from './contractor-list';
import { contractorPath, contractorWorkQuery, formatShare } from './contractors-query';
import { ProfileForm } from './profile-form';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { performOnce } from '../../../documents/transitions/use-perform';
import { useConfirm } from '../../../ui/forms/use-confirm';
import type { StaffAssignmentSummary } from '@contract/production/assignment';
import { formatCents } from '@contract/pricing/money';
import { AssignmentStatus } from '../../../ui/marks/document-status';
import { type Column, RecordTable } from '../../../ui/tables/record-table';
import { ListedRows } from '../../../ui/tables/listed';
import { EmptySheet } from '../../../ui/feedback/empty-sheet';

type ContractorPageProps = {
  contractor: ContractorDetail;
  onContractor: (contractor: ContractorDetail) => void;
  /** Reloads the contractor. */
  onOutdated: () => Promise<unknown>;
};

/** Shows one contractor: how they work, what they can do, what they have in hand. */
export function ContractorPage({ contractor, onContractor, onOutdated }: ContractorPageProps) {
  const t = useT();
  const { id, name, state } = contractor;
  const above = (
    <nav className="breadcrumb" aria-label={t('people.breadcrumb')}>
      <Link to="/admin/contractors" activeOptions={{ exact: true }}>
        {t('admin.contractors')}
      </Link>
      <span aria-hidden="true">/</span>
      <span>{name}</span>
    </nav>
  );
  const below = (
    <div className="row quote-state">
      <ContractorStanding state={state} />
    </div>
  );
  return (
    <>
      <PageHead title={name} above={above} below={below} />
      <div className="main-and-side">
        <div>
          <ProfileForm key={id} contractor={contractor} onSaved={onContractor} onOutdated={onOutdated} />
          <ContractorWork contractorId={id} />
        </div>
        <div>
          <Record contractor={contractor} />
          <BlockPanel contractor={contractor} onContractor={onContractor} />
        </div>
      </div>
    </>
  );
}

function Record({ contractor }: { contractor: ContractorDetail }) {
  const t = useT();
  const locale = useLocale();
  const { email, company, phone, language, since, onTimeRate, reworkRate, approved } = contractor;
  return (
    <Panel title={t('contractors.record')} flush>
      <TitleBlock
        facts={[
          { name: t('people.email'), value: <a href={`mailto:${email}`}>{email}</a>, fullRow: true },
          { name: t('people.company'), value: company || '–' },
          { name: t('people.phone'), value: phone || '–' },
          { name: t('people.language'), value: t(`people.language.${language}`) },
          { name: t('people.since'), value: formatDay(since, locale) },
          { name: t('contractors.in-hand'), value: <WorkLoad member={contractor} />, fullRow: true },
          { name: t('contractors.on-time'), value: formatShare(onTimeRate, locale) },
          { name: t('contractors.rework'), value: formatShare(reworkRate, locale) },
          { name: t('contractors.approved'), value: approved, fullRow: true },
        ]}
      />
    </Panel>
  );
}

type BlockPanelProps = { contractor: ContractorDetail; onContractor: (contractor: ContractorDetail) => void };

/** Keeps a contractor out or lets them in again; says before what becomes of their work. */
function BlockPanel({ contractor: { id, name, state, withdrawable }, onContractor }: BlockPanelProps) {
  const t = useT();
  const queryClient = useQueryClient();
  const [ask, question] = useConfirm();
  const isBlocked = state === 'blocked';
  const event = isBlocked ? 'unblock' : 'block';
  const { mutate, isPending } = useMutation({
    mutationFn: () => performOnce<ContractorDetail>(contractorPath(id), `contractor.${event}`),
    onSuccess: (contractor) => {
      onContractor(contractor);
      void queryClient.invalidateQueries({ queryKey: ['staff', 'work'] });
    },
    meta: { success: isBlocked ? 'contractors.unblocked' : 'contractors.blocked' },
  });
  const handleClick = async () => {
    const work = withdrawable > 0 ? t('contractors.block.work', { count: withdrawable }) : t('contractors.block.no-work');
    const sure = isBlocked || (await ask({ title: t('contractors.block.title', { name }), text: work, confirm: t('contractors.block') }));
    if (sure) mutate();
  };
  return (
    <Panel title={t('contractors.access')}>
      <div className="stack">
        <p className="small">{t(isBlocked ? 'contractors.unblock.text' : 'contractors.block.text')}</p>
        <button type="button" className="button" disabled={isPending} onClick={() => void handleClick()}>
          {t(`contractors.${event}`)}
        </button>
      </div>
      {question}
    </Panel>
  );
}

/** A list of the assignments a contractor was asked for or works on, newest first. */
function ContractorWork({ contractorId }: { contractorId: string }) {
  const t = useT();
  const query = useInfiniteQuery(contractorWorkQuery(contractorId));
  return (
    <Panel title={t('contractors.work')} flush>
      <ListedRows
        query={query}
        lines={4}
        none={<p className="panel-body muted">{t('contractors.work.none')}</p>}
        count={(count) => t('contractors.work.count', { count })}
      >
        {(work) => <WorkTable work={work} />}
      </ListedRows>
    </Panel>
  );
}

const WorkTable = ({ work }: { work: readonly StaffAssignmentSummary[] }) => (
  <RecordTable idOf={({ id }) => id} linked className="dense" rows={work} columns={useColumns()} />
);

function useColumns(): Column<StaffAssignmentSummary>[] {
  const t = useT();
  const locale = useLocale();
  return [
    { title: t('contractors.work.number'), className: 'mono nowrap', cell: (work) => <WorkLink work={work} /> },
    { title: t('contractors.work.title'), cell: ({ title }) => title },
    {
      title: t('contractors.work.price'),
      className: 'nowrap',
      numeric: true,
      labelled: true,
      cell: ({ terms }) => (terms ? formatCents(terms.price, locale) : '–'),
    },
    {
      title: t('contractors.work.due'),
      className: 'nowrap',
      labelled: true,
      cell: ({ dueAt }) => (dueAt ? formatMoment(dueAt, locale) : '–'),
    },
    { title: t('people.state'), cell: ({ status }) => <AssignmentStatus status={status} /> },
  ];
}

const WorkLink = ({ work: { number, orderId, quoteId } }: { work: StaffAssignmentSummary }) =>
  orderId ? (
    <Link className="row-link" to="/admin/orders/$id" params={{ id: orderId }}>
      {number}
    </Link>
  ) : (
    <Link className="row-link" to="/admin/quotes/$id" params={{ id: quoteId }}>
      {number}
    </Link>
  );

/** Shows that there is no such contractor, or none any more. */
export function ContractorMissing() {
  const t = useT();
  return (
    <EmptySheet level={1} title={t('contractors.missing')} text={t('problem.contractor.not-found')}>
      <Link className="button" to="/admin/contractors" search={{}}>
        {t('people.show-all')}
      </Link>
    </EmptySheet>
  );
}
