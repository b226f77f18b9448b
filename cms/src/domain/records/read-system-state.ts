import type { Core } from '@strapi/strapi';
import type { BackupState, Queue, SystemState } from '../../contract/system';
import { isPostgres } from '../../platform/database/dialect';
import { readReaderLag } from '../../platform/events/reader-lag';
import { readProcesses, shopVersion } from '../../platform/health/process-beats';
import { lastBackup, type KnownBackups } from '../../platform/health/last-backup';
import { databaseTime } from '../../platform/time/database-time';
import { readOutboxState } from '../../platform/mail/outbox-state';
import { fileLimits, fileStore } from '../../platform/storage/open-store';
import { readScanState } from '../files/quarantine';

/** Reads how the installation is doing, for super admins. */
export async function readSystemState(strapi: Core.Strapi): Promise<SystemState> {
  const [database, processes, readers, mails, ledger, files, space, stored, backup] = await Promise.all([
    databaseVersion(strapi),
    readProcesses(strapi),
    readReaderLag(strapi),
    readOutboxState(strapi),
    readLedgerQueue(strapi),
    readScanState(strapi),
    fileStore().space(),
    readStored(strapi),
    lastBackup(strapi),
  ]);
  return {
    at: databaseTime().toISOString(),
    versions: { shop: shopVersion, strapi: String(strapi.config.get('info.strapi')), node: process.versions.node, database },
    processes,
    readers,
    mails,
    ledger,
    files,
    disk: space && { ...space, minFreeShare: fileLimits().minFreeShare },
    stored,
    backup: presentBackups(backup),
  };
}

async function databaseVersion(strapi: Core.Strapi): Promise<string> {
  const { connection } = strapi.db;
  if (!isPostgres(strapi)) {
    const [row] = (await connection.raw('select sqlite_version() as version')) as { version: string }[];
    return `SQLite ${row?.version ?? ''}`;
  }
  const { rows } = (await connection.raw('show server_version')) as { rows: { server_version: string }[] };
  return `PostgreSQL ${rows[0]?.server_version.split(' ')[0] ?? ''}`;
}

async function readLedgerQueue(strapi: Core.Strapi): Promise<Queue> {
  const tasks = strapi.db.query('api::ledger-task.ledger-task');
  const [waiting, oldest] = await Promise.all([tasks.count(), tasks.findOne({ orderBy: { id: 'asc' }, select: ['at'] })]);
  return { waiting, oldestS: oldest ? Math.max(0, (Date.now() - new Date(oldest.at as string | Date).getTime()) / 1_000) : 0 };
}

/** Sums up what lies in the store, whether or not its upload has ended. */
async function readStored(strapi: Core.Strapi): Promise<SystemState['stored']> {
  const bytes = async (isResult: boolean) => {
    const files = strapi.db.connection('customer_files');
    const row = await (isResult ? files.whereNotNull('order_id') : files.whereNull('order_id')).sum({ bytes: 'size' }).first();
    return Number(row?.bytes ?? 0);
  };
  const [customers, results] = await Promise.all([bytes(false), bytes(true)]);
  return { customers, results };
}

const presentBackups = ({ backup, triedRestore }: KnownBackups): BackupState => ({
  last: backup && { at: backup.at, bytes: backup.bytes },
  restored: triedRestore && { at: triedRestore.at, isGood: triedRestore.findings === 0 },
});
