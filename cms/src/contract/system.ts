import type { ScanState } from './files/quarantine';

/** A process of the CMS that was seen lately. Times are ISO times. */
export type SeenProcess = { role: string; version: string; startedAt: string; seenAt: string };

/** What waits: how much, and for how many seconds the oldest of it has been due. */
export type Queue = { waiting: number; oldestS: number };

/** What is known of backups. `restored` is the last one that was put back on trial and compared. */
export type BackupState = {
  last: { at: string; bytes: number | null } | null;
  restored: { at: string; isGood: boolean } | null;
};

/** Answer of `GET /api/staff/system`: how the installation is doing. */
export type SystemState = {
  at: string;
  versions: { shop: string; strapi: string; node: string; database: string };
  processes: SeenProcess[];
  /** Readers of the log with the number of events that each has still to handle. */
  readers: { reader: string; events: number }[];
  mails: Queue & { failed: number };
  ledger: Queue;
  files: ScanState;
  /** Bytes of the disk that files lie on; null when they lie in a bucket. `minFreeShare`: what uploads leave free. */
  disk: { free: number; total: number; minFreeShare: number } | null;
  /** Bytes of files that customers sent, and of results. */
  stored: { customers: number; results: number };
  backup: BackupState;
};

/** What the operator should look at, the most urgent first. */
export const systemFindings = [
  'jobs-stand-still',
  'disk-full',
  'mails-wait',
  'reader-behind',
  'ledger-waits',
  'scanner-away',
  'restore-failed',
  'backup-old',
  'disk-fills',
  'mails-failed',
  'files-held',
  'no-restore',
] as const;
export type SystemFinding = (typeof systemFindings)[number];

/** From when on something counts, in seconds, events and shares; the alerts of `ops/alerts.yml` have the same limits. */
export const systemLimits = { queueS: 600, readerEvents: 200, processS: 120, backupS: 26 * 60 * 60, diskUsedShare: 0.85 } as const;

const ageS = (at: string, now: string): number => (Date.parse(now) - Date.parse(at)) / 1_000;

/** Returns what of a state deserves attention. Pure, so that page and test ask the same rule. */
export function findingsOf(state: SystemState): SystemFinding[] {
  const { at, processes, readers, mails, ledger, files, disk, backup } = state;
  const { queueS, readerEvents, processS, backupS, diskUsedShare } = systemLimits;
  const freeShare = disk ? disk.free / disk.total : 1;
  const applies: Record<SystemFinding, boolean> = {
    'jobs-stand-still': !processes.some(({ role, seenAt }) => role !== 'api' && ageS(seenAt, at) <= processS),
    'disk-full': disk !== null && freeShare <= disk.minFreeShare,
    'mails-wait': mails.oldestS > queueS,
    'reader-behind': readers.some(({ events }) => events > readerEvents),
    'ledger-waits': ledger.oldestS > queueS,
    'scanner-away': files.scanner === 'away' && files.waiting > 0,
    'restore-failed': backup.restored?.isGood === false,
    'backup-old': !backup.last || ageS(backup.last.at, at) > backupS,
    'disk-fills': disk !== null && freeShare > disk.minFreeShare && 1 - freeShare >= diskUsedShare,
    'mails-failed': mails.failed > 0,
    'files-held': files.held > 0,
    'no-restore': !backup.restored,
  };
  return systemFindings.filter((finding) => applies[finding]);
}
