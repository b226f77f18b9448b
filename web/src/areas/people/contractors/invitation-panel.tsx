import type { Invitation } from '@contract/production/contractor';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useT } from '../../../lib/text/strings';
import { post, remove } from '../../../lib/http/http';
import { useLocale } from '../../../lib/text/locale';
import { rowsOf } from '../../../lib/http/page-query';
import { type Column, RecordTable } from '../../../ui/tables/record-table';
import { formatMoment } from '../../../lib/text/format';
import { MoreRows } from '../../../ui/tables/listed';
import { Panel } from '../../../ui/layout/panel';
import { invitationPath, invitationsQuery } from './contractors-query';

/** Who was invited and has not set up their account yet; nothing while there is nobody. */
export function InvitationPanel() {
  const t = useT();
  const query = useInfiniteQuery(invitationsQuery());
  const columns = useColumns();
  const invitations = query.data ? rowsOf(query.data) : [];
  if (invitations.length === 0) return null;
  return (
    <Panel title={t('contractors.invitations')} flush>
      <RecordTable idOf={({ id }) => id} className="dense" rows={invitations} columns={columns} />
      {query.hasNextPage && <MoreRows query={query} count="" />}
    </Panel>
  );
}

function useColumns(): Column<Invitation>[] {
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
