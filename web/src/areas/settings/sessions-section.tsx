import type { DeviceSession } from '@contract/people/account';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useT } from '../../lib/text/strings';
import { useLocale } from '../../lib/text/locale';
import { formatMoment } from '../../lib/text/format';
import { Loaded } from '../../ui/tables/listed';
import { Panel } from '../../ui/layout/panel';
import { endOtherSessions, endSession, sessionsQuery } from './account-calls';

/** A list of the devices on which the account is signed in. */
export function SessionsSection() {
  const t = useT();
  const query = useQuery(sessionsQuery());
  return (
    <Panel id="sessions" title={t('settings.sessions')} flush>
      <Loaded query={query} lines={3}>
        {({ sessions }) => <SessionList sessions={sessions} />}
      </Loaded>
    </Panel>
  );
}

function SessionList({ sessions }: { sessions: readonly DeviceSession[] }) {
  const t = useT();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (session: DeviceSession | null) => (session ? endSession(session.id) : endOtherSessions()),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
    meta: { success: 'settings.sessions.ended' },
  });
  const others = sessions.filter(({ current }) => !current);
  return (
    <>
      <ul className="session-list">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} disabled={isPending} onEnd={() => mutate(session)} />
        ))}
      </ul>
      {others.length > 1 && (
        <div className="panel-body session-end-all">
          <button type="button" className="button" disabled={isPending} onClick={() => mutate(null)}>
            {t('settings.sessions.end-others')}
          </button>
        </div>
      )}
    </>
  );
}

type SessionRowProps = { session: DeviceSession; disabled: boolean; onEnd: () => void };

function SessionRow({ session: { device, address, signedInAt, lastSeenAt, current }, disabled, onEnd }: SessionRowProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <li>
      <div>
        <b>{device}</b>
        <small className="muted">
          {t('settings.sessions.facts', { address, since: formatMoment(signedInAt, locale), seen: formatMoment(lastSeenAt, locale) })}
        </small>
      </div>
      {current ? (
        <span className="status ok">{t('settings.sessions.this')}</span>
      ) : (
        <button
          type="button"
          className="button small"
          disabled={disabled}
          aria-label={t('settings.sessions.end-device', { device })}
          onClick={onEnd}
        >
          {t('settings.sessions.end')}
        </button>
      )}
    </li>
  );
}
