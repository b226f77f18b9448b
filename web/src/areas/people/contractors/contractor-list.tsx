import { type Contractor, contractorStates, type Invitation } from '@contract/production/contractor';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../../lib/text/strings';
import { EmptySheet } from '../../../ui/feedback/empty-sheet';
import { RecordList } from '../../../ui/tables/record-list';
import { PageHead } from '../../../ui/layout/page-head';
import { type ContractorFilter, contractorsQuery, formatShare, invitationPath, invitationsQuery } from './contractors-query';
import { useLocale } from '../../../lib/text/locale';
import { type Column, RecordTable } from '../../../ui/tables/record-table';
import { skillName, useSkills } from '../../workspace/staff-queries';
import { WorkLoad } from '../../../ui/layout/work-load';
import type { Tone } from '@contract/states/transition';
import { post, remove } from '../../../lib/http/http';
import { rowsOf } from '../../../lib/http/query-string';
import { formatMoment } from '../../../lib/text/format';
import { MoreRows } from '../../../ui/tables/listed';
import { Panel } from '../../../ui/layout/panel';

/** The number of skills and formats that a row has room for. */
const SHOWN = 3;

/** Names the first few, and how many more there are. */
const few = (names: readonly string[]): string => {
  if (names.length === 0) return '–';
  const more = names.length - SHOWN;
  return `${names.slice(0, SHOWN).join(', ')}${more > 0 ? ` +${more}` : ''}`;
};

/** Returns the columns of contractors: what they can do, have in hand, and how they have worked. */
function useColumns(): Column<Contractor>[] {
  const t = useT();
  const locale = useLocale();
  const skills = useSkills();
  const figure = { numeric: true, labelled: true };
  return [
    {
      title: t('people.name'),
      cell: ({ id, name, email, company }) => (
        <>
          <Link className="row-link" to="/admin/contractors/$id" params={{ id }}>
            <b>{name}</b>
          </Link>
          <small className="muted row-detail">{company || email}</small>
        </>
      ),
    },
    {
      title: t('contractors.skills'),
      labelled: true,
      cell: (contractor) => few(contractor.skills.map((skill) => skillName(skills, skill))),
    },
    { title: t('contractors.formats'), labelled: true, cell: ({ formats }) => few(formats.map((format) => format.toUpperCase())) },
    { title: t('contractors.hours'), ...figure, cell: ({ weeklyHours }) => weeklyHours ?? '–' },
    { title: t('contractors.in-hand'), labelled: true, cell: (contractor) => <WorkLoad member={contractor} /> },
    { title: t('contractors.on-time'), ...figure, cell: ({ onTimeRate }) => formatShare(onTimeRate, locale) },
    { title: t('contractors.rework'), ...figure, cell: ({ reworkRate }) => formatShare(reworkRate, locale) },
    { title: t('people.state'), cell: ({ state }) => <ContractorStanding state={state} /> },
  ];
}

const InviteDialog = lazy(() => import('./invite-dialog').then((module) => ({ default: module.InviteDialog })));

type ContractorListProps = { filter: ContractorFilter; onFilter: (filter: ContractorFilter) => void };

/** A list of contractors by state and by search, and of the people who were invited. */
export function ContractorList({ filter, onFilter }: ContractorListProps) {
  const t = useT();
  const [inviting, setInviting] = useState(false);
  const query = useInfiniteQuery(contractorsQuery(filter));
  return (
    <>
      <PageHead title={t('admin.contractors')}>
        <button type="button" className="button primary" onClick={() => setInviting(true)}>
          {t('contractors.invite')}
        </button>
      </PageHead>
      <RecordList
        query={query}
        columns={useColumns()}
        idOf={({ id }) => id}
        className="dense people"
        linked
        filter={filter}
        onFilter={onFilter}
        tabs={<StateLinks q={filter.q} />}
        search={t('people.search')}
        none={<NoContractor filter={filter} />}
        count={(count) => t('contractors.count', { count })}
      />
      <InvitationPanel />
      <Suspense>{inviting && <InviteDialog onClose={() => setInviting(false)} />}</Suspense>
    </>
  );
}

function StateLinks({ q }: { q: string | undefined }) {
  const t = useT();
  return (
    <nav className="segments-scroll" aria-label={t('contractors.states')}>
      <div className="segments">
        {[undefined, ...contractorStates].map((state) => (
          <Link key={state ?? 'all'} to="/admin/contractors" search={{ state, q }} activeOptions={{ exact: true }}>
            {t(`contractors.view.${state ?? 'all'}`)}
          </Link>
        ))}
      </div>
    </nav>
  );
}

function NoContractor({ filter: { state, q } }: { filter: ContractorFilter }) {
  const t = useT();
  if (!state && !q) return <EmptySheet title={t('contractors.none')} text={t('contractors.none.text')} />;
  return (
    <EmptySheet title={t('people.no-match')} text={q ? t('contractors.no-match.text', { q }) : t('people.none-here')}>
      <Link className="button" to="/admin/contractors" search={{}}>
        {t('people.show-all')}
      </Link>
    </EmptySheet>
  );
}

const tones: Record<Contractor['state'], Tone> = { active: 'ok', blocked: 'bad', unverified: 'wait' };

/** Shows whether a contractor can work for us. */
export function ContractorStanding({ state }: Pick<Contractor, 'state'>) {
  const t = useT();
  return <span className={`status ${tones[state]}`}>{t(`contractors.state.${state}`)}</span>;
}

/** A list of the invited people who have not set up their account yet; nothing without any. */
function InvitationPanel() {
  const t = useT();
  const query = useInfiniteQuery(invitationsQuery());
  const columns = useInvitationColumns();
  const invitations = query.data ? rowsOf(query.data) : [];
  if (invitations.length === 0) return null;
  return (
    <Panel title={t('contractors.invitations')} flush>
      <RecordTable idOf={({ id }) => id} className="dense" rows={invitations} columns={columns} />
      {query.hasNextPage && <MoreRows query={query} count="" />}
    </Panel>
  );
}

function useInvitationColumns(): Column<Invitation>[] {
  const t = useT();
  const locale = useLocale();
  return [
    { title: t('people.name'), cell: ({ name }) => <b>{name}</b> },
    { title: t('people.email'), labelled: true, cell: ({ email }) => email },
    {
      title: t('contractors.invitation.until'),
      className: 'nowrap',
      labelled: true,
      cell: ({ expiresAt, expired }) => (expired ? t('contractors.invitation.expired') : formatMoment(expiresAt, locale)),
    },
    { title: t('contractors.invitation.steps'), cell: (invitation) => <InvitationSteps invitation={invitation} /> },
  ];
}

function InvitationSteps({ invitation: { id, email } }: { invitation: Invitation }) {
  const t = useT();
  const { resend, revoke } = useInvitation(id);
  const isPending = resend.isPending || revoke.isPending;
  return (
    <div className="row">
      <button
        type="button"
        className="button small"
        aria-label={t('contractors.invitation.resend.to', { email })}
        disabled={isPending}
        onClick={() => resend.mutate(crypto.randomUUID())}
      >
        {t('contractors.invitation.resend')}
      </button>
      <button
        type="button"
        className="button ghost small"
        aria-label={t('contractors.invitation.revoke.to', { email })}
        disabled={isPending}
        onClick={() => revoke.mutate()}
      >
        {t('contractors.invitation.revoke')}
      </button>
    </div>
  );
}

function useInvitation(id: string) {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: invitationsQuery().queryKey });
  return {
    resend: useMutation({
      mutationFn: (key: string) => post(`${invitationPath(id)}/resend`, { key }),
      onSettled,
      meta: { success: 'contractors.invite.done' },
    }),
    revoke: useMutation({ mutationFn: () => remove(invitationPath(id)), onSettled, meta: { success: 'contractors.invitation.revoked' } }),
  };
}
