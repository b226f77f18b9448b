import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { readManifest } from '../backup/manifest';
import { TRIED } from '../backup/restore-backup';
import { verifyLedger } from '../domain/records/ledger/verify-ledger';
import { appendEntries } from '../platform/ledger/append-entries';
import { runCommand } from './run-command';

/** Has the ledger take up what waited for it when the backup was made, verifies everything, and notes that beside the backup. */
async function check(strapi: Core.Strapi): Promise<string> {
  const folder = String(process.argv[2]);
  // With another key nothing can be appended; the verification names that.
  await appendEntries(strapi).catch((error: unknown) => strapi.log.error('The ledger cannot go on', error));
  const findings = await verifyLedger(strapi);
  const tried = { at: new Date().toISOString(), backupAt: (await readManifest(folder)).at, findings: findings.length };
  await writeFile(join(folder, TRIED), JSON.stringify(tried)).catch(() =>
    strapi.log.error(`The restore could not be noted in ${folder}, which cannot be written to.`),
  );
  if (findings.length === 0) return 'Everything is as it was written.';
  throw new Error([`${findings.length} entries are not as they were written.`, ...findings].join('\n'));
}

void runCommand(check);
