import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { checkBeforeRestore, restoreBackup, restoreSecrets } from '../backup/restore-backup';
import { startEmpty } from '../platform/database/start-empty';
import { withStrapi } from './run-command';

/**
 * Restores a backup into the empty installation that the settings name, starts that once in a process of its own, and has it
 * verified. @returns what to print @throws Error with what is in the way, or what the check found
 */
export async function restoreInto(folder: string): Promise<string> {
  const manifest = await checkBeforeRestore(folder, process.env.DATABASE_URL ? 'postgres' : 'sqlite');
  await restoreSecrets(folder, manifest);
  startEmpty();
  await withStrapi((strapi) => restoreBackup(strapi, folder, manifest));
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const text = `Restored as of ${manifest.at}: ${rows} rows in ${manifest.tables.length} tables, ${manifest.files.length} files, ${manifest.media.length} media.`;
  const env = { ...process.env, DEMO_DOCUMENTS: 'false' };
  const { status } = spawnSync(process.execPath, [join(__dirname, 'check-restored.js'), folder], { env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${text}\nIt is there, and the check above found something.`);
  return text;
}
