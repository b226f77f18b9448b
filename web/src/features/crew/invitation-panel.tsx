import type { Invitation } from '@contract/contractor';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { post, remove } from '../../lib/http';
import { useLocale } from '../../lib/locale';
import { rowsOf } from '../../lib/page-query';
import { formatMoment } from '../../ui/format-time';
import { MoreRows } from '../../ui/more-rows';
import { Panel } from '../../ui/panel';
import { invitationPath, invitationsQuery } from './crew-query';

/** Who was invited and has not set up their account yet; nothing while there is nobody. */
export function InvitationPanel() {
  const { t } = useTranslation();
  const query = useInfiniteQuery(invitationsQuery());
  const invitations = query.data ? rowsOf(query.data) : [];
  if (invitations.length === 0) return null;
  return (
    <Panel title={t('crew.invitations')} flush>
      <div className="table-scroll">
        <table className="table dense stacked">
          <thead>
            <tr>
              <th>{t('people.name')}</th>
              <th>{t('people.email')}</th>
              <th>{t('crew.invitation.until')}</th>
              <th>{t('crew.invitation.steps')}</th>
            </tr>
          </thead>
          <tbody>
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </tbody>
        </table>
      </div>
      {query.hasNextPage && <MoreRows query={query} count="" />}
    </Panel>
  );
}

function InvitationRow({ invitation: { id, name, email, expiresAt } }: { invitation: Invitation }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [nowMs] = useState(() => Date.now());
  const { resend, revoke } = useInvitation(id);
  const until = formatMoment(expiresAt, locale);
  const isPending = resend.isPending || revoke.isPending;
  return (
    <tr>
      <td>
        <b>{name}</b>
      </td>
      <td data-label={t('people.email')}>{email}</td>
      <td className="nowrap" data-label={t('crew.invitation.until')}>
        {Date.parse(expiresAt) > nowMs ? until : t('crew.invitation.expired')}
      </td>
      <td>
        <div className="row">
          <button
            type="button"
            className="button small"
            aria-label={t('crew.invitation.resend.to', { email })}
            disabled={isPending}
            onClick={() => resend.mutate(crypto.randomUUID())}
          >
            {t('crew.invitation.resend')}
          </button>
          <button
            type="button"
            className="button ghost small"
            aria-label={t('crew.invitation.revoke.to', { email })}
            disabled={isPending}
            onClick={() => revoke.mutate()}
          >
            {t('crew.invitation.revoke')}
          </button>
        </div>
      </td>
    </tr>
  );
}

function useInvitation(id: string) {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: invitationsQuery().queryKey });
  return {
    resend: useMutation({
      mutationFn: (key: string) => post(`${invitationPath(id)}/resend`, { key }),
      onSettled,
      meta: { success: 'crew.invite.done' },
    }),
    revoke: useMutation({ mutationFn: () => remove(invitationPath(id)), onSettled, meta: { success: 'crew.invitation.revoked' } }),
  };
}
