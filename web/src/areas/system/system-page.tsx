import { findingsOf, type SystemFinding, systemLimits, type SystemState } from '@contract/system';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatMoment } from '../../lib/text/format';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';
import { PageHead } from '../../ui/layout/page-head';
import { Panel } from '../../ui/layout/panel';
import { formatBytes } from '../../ui/marks/format-bytes';
import { Icon } from '../../ui/marks/icon';
import { Loaded } from '../../ui/tables/listed';
import { DiskPanel } from './disk-panel';
import { ProcessPanel, QueuePanel, ReaderPanel } from './queue-panels';
import { formatShare, formatWait, systemQuery } from './system-query';

/** Shows super admins how the installation is doing: first what needs them, then the figures with their limits. */
export function SystemPage() {
  const query = useQuery(systemQuery());
  return <Loaded query={query}>{(state) => <System state={state} onLook={() => void query.refetch()} />}</Loaded>;
}

function System({ state, onLook }: { state: SystemState; onLook: () => void }) {
  const t = useT();
  const locale = useLocale();
  const findings = findingsOf(state);
  const time = new Date(state.at).toLocaleTimeString(locale, { timeZone: 'Europe/Berlin' });
  return (
    <div className="system">
      <PageHead
        title={t('system')}
        below={<p className="muted">{findings.length === 0 ? t('system.fine') : t('system.attention', { count: findings.length })}</p>}
      >
        <span className="mono extra-small muted">{t('system.as-of', { time })}</span>
        <button type="button" className="button small" onClick={onLook}>
          {t('system.look')}
        </button>
      </PageHead>
      {findings.length > 0 && <Findings state={state} findings={findings} />}
      <Facts state={state} />
      <div className="system-columns">
        <div>
          <QueuePanel state={state} />
          <ReaderPanel readers={state.readers} />
          <ProcessPanel processes={state.processes} />
        </div>
        <div>
          <DiskPanel disk={state.disk} stored={state.stored} />
          <BackupPanel backup={state.backup} />
        </div>
      </div>
    </div>
  );
}

/** The page on which something can be done about a finding. */
const pages: Partial<Record<SystemFinding, 'mailbox' | 'files'>> = {
  'mails-wait': 'mailbox',
  'mails-failed': 'mailbox',
  'scanner-away': 'files',
  'files-held': 'files',
};

function Findings({ state, findings }: { state: SystemState; findings: readonly SystemFinding[] }) {
  const t = useT();
  const locale = useLocale();
  const { mails, ledger, files, disk } = state;
  const data = {
    age: formatWait(mails.oldestS, locale),
    ledger: formatWait(ledger.oldestS, locale),
    failed: mails.failed,
    unchecked: files.waiting,
    held: files.held,
    used: disk ? formatShare(1 - disk.free / disk.total, locale) : '',
  };
  return (
    <ul className="system-findings" aria-label={t('system.findings')}>
      {findings.map((finding) => {
        const page = pages[finding];
        return (
          <li key={finding}>
            <Icon name="triangle-alert" />
            <span>
              <b>{t(`system.finding.${finding}`, data)}</b> {t(`system.finding.${finding}.text`, data)}
            </span>
            {page && (
              <Link className="button small" to={`/admin/${page}`}>
                {t(`system.open.${page}`)}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The figures that leads ask for first, in one row. */
function Facts({ state: { versions, processes, readers, disk, backup } }: { state: SystemState }) {
  const t = useT();
  const locale = useLocale();
  const [first] = processes;
  const lag = Math.max(0, ...readers.map(({ events }) => events));
  const [database = '', version] = versions.database.split(' ');
  const restored = backup.restored ? formatMoment(backup.restored.at, locale) : t('system.backup.none');
  const facts: [name: string, value: ReactNode, note: ReactNode][] = [
    [t('system.shop'), versions.shop, first && t('system.shop.since', { moment: formatMoment(first.startedAt, locale) })],
    [t('system.panel'), `Strapi ${versions.strapi}`, t('system.panel.node', { version: versions.node })],
    [t('system.database'), database, version],
    [t('system.lag'), t('system.lag.events', { count: lag }), t('system.lag.limit', { count: systemLimits.readerEvents })],
    [
      t('system.disk'),
      disk ? formatShare(1 - disk.free / disk.total, locale) : 'S3',
      disk && `${formatBytes(disk.free, locale)} ${t('system.disk.free')}`,
    ],
    [
      t('system.backup'),
      backup.last ? formatMoment(backup.last.at, locale) : t('system.backup.none'),
      `${t('system.backup.restored')}: ${restored}`,
    ],
  ];
  return (
    <dl className="system-strip">
      {facts.map(([name, value, note]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value} {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function BackupPanel({ backup: { last, restored } }: Pick<SystemState, 'backup'>) {
  const t = useT();
  const locale = useLocale();
  const lastText =
    last && [formatMoment(last.at, locale), last.bytes !== null && formatBytes(last.bytes, locale)].filter(Boolean).join(', ');
  return (
    <Panel title={t('system.backup.title')} flush>
      <dl className="system-facts">
        <dt>{t('system.backup')}</dt>
        <dd>{lastText ?? t('system.backup.none')}</dd>
        <dt>{t('system.backup.restored')}</dt>
        <dd className={restored ? (restored.isGood ? 'is-good' : 'is-bad') : undefined}>
          {restored
            ? t(`system.backup.restored.${restored.isGood ? 'good' : 'bad'}`, { moment: formatMoment(restored.at, locale) })
            : t('system.backup.none')}
        </dd>
      </dl>
    </Panel>
  );
}
