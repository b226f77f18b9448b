import { systemLimits, type SystemState } from '@contract/system';
import { formatMoment } from '../../lib/text/format';
import { useLocale } from '../../lib/text/locale';
import { type StringKey, useT } from '../../lib/text/strings';
import { Panel } from '../../ui/layout/panel';
import { formatWait } from './system-query';

/** What waits for the shop's own work: how much, how long, and what was given up. */
export function QueuePanel({ state: { at, mails, ledger, files } }: { state: SystemState }) {
  const t = useT();
  const locale = useLocale();
  const filesS = files.since ? (Date.parse(at) - Date.parse(files.since)) / 1_000 : 0;
  const { queueS } = systemLimits;
  const rows = [
    { key: 'mails', ...mails, isBad: mails.oldestS > queueS || mails.failed > 0 },
    { key: 'files', waiting: files.waiting, oldestS: filesS, failed: files.held, isBad: files.held > 0 || filesS > queueS },
    { key: 'ledger', ...ledger, failed: 0, isBad: ledger.oldestS > queueS },
  ] as const;
  return (
    <Panel title={t('system.queues')} flush>
      <table className="system-table">
        <thead>
          <tr>
            <th>{t('system.queue')}</th>
            <th className="number">{t('system.queue.waiting')}</th>
            <th className="number">{t('system.queue.oldest')}</th>
            <th className="number">{t('system.queue.failed')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, waiting, oldestS, failed, isBad }) => (
            <tr key={key} className={isBad ? 'is-bad' : undefined}>
              <th scope="row">
                {t(`system.queue.${key}`)}
                <small>{t(`system.queue.${key}.what`)}</small>
              </th>
              <td className="number">{waiting}</td>
              <td className="number">{formatWait(oldestS, locale)}</td>
              <td className="number">{failed}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

const readerNames: Record<string, StringKey> = {
  mail: 'system.reader.mail',
  documents: 'system.reader.documents',
  people: 'system.reader.people',
  assignments: 'system.reader.assignments',
  rests: 'system.reader.rests',
};

/** How many events each reader of the log has still to handle. */
export function ReaderPanel({ readers }: Pick<SystemState, 'readers'>) {
  const t = useT();
  if (readers.length === 0) return null;
  return (
    <Panel title={t('system.readers')} flush>
      <dl className="system-facts">
        {readers.map(({ reader, events }) => (
          <div key={reader}>
            <dt>{readerNames[reader] ? t(readerNames[reader]) : reader}</dt>
            <dd className={events > systemLimits.readerEvents ? 'is-bad' : undefined}>{t('system.lag.events', { count: events })}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

const roleNames: Record<string, StringKey> = { all: 'system.role.all', api: 'system.role.api', worker: 'system.role.worker' };

/** The processes of the CMS that were seen within a day. */
export function ProcessPanel({ processes }: Pick<SystemState, 'processes'>) {
  const t = useT();
  const locale = useLocale();
  return (
    <Panel title={t('system.processes')} aside={<span className="mono extra-small muted">{t('system.processes.day')}</span>} flush>
      {processes.length === 0 ? (
        <p className="system-note">{t('system.processes.none')}</p>
      ) : (
        <table className="system-table">
          <thead>
            <tr>
              <th>{t('system.process.role')}</th>
              <th>{t('system.process.version')}</th>
              <th className="only-wide-cell">{t('system.process.started')}</th>
              <th className="number">{t('system.process.seen')}</th>
            </tr>
          </thead>
          <tbody>
            {processes.map(({ role, version, startedAt, seenAt }) => (
              <tr key={startedAt + role}>
                <th scope="row">{roleNames[role] ? t(roleNames[role]) : role}</th>
                <td>{version}</td>
                <td className="only-wide-cell">{formatMoment(startedAt, locale)}</td>
                <td className="number">{formatMoment(seenAt, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
