import type { Core } from '@strapi/strapi';

/** When a backup was last written, and how the last restoring of one went that was tried. Times are ISO 8601, sizes bytes. */
export type KnownBackups = {
  backup: { at: string; folder: string; bytes: number; rows: number; files: number; lost: number } | null;
  triedRestore: { at: string; backupAt: string; findings: number } | null;
};

const store = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'backup' });

/** Reads what `npm run backup` noted last, for the pages of operators. */
export async function lastBackup(strapi: Core.Strapi): Promise<KnownBackups> {
  const [backup, triedRestore] = await Promise.all([store(strapi).get({ key: 'backup' }), store(strapi).get({ key: 'tried-restore' })]);
  return { backup: backup as KnownBackups['backup'], triedRestore: triedRestore as KnownBackups['triedRestore'] };
}

/** Notes a backup, and the last tried restore where it is known of one. */
export async function noteBackup(strapi: Core.Strapi, { backup, triedRestore }: KnownBackups): Promise<void> {
  await store(strapi).set({ key: 'backup', value: backup });
  if (triedRestore) await store(strapi).set({ key: 'tried-restore', value: triedRestore });
}
