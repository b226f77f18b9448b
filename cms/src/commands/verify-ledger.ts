import type { Core } from '@strapi/strapi';
import { countWaiting, readHead } from '../domain/records/ledger/verify-entries';
import { countOrphans } from '../domain/records/ledger/verify-media';
import { verifyLedger } from '../domain/records/ledger/verify-ledger';
import type { LedgerHead } from '../platform/ledger/ledger-entry';
import { runCommand } from './run-command';

const HEAD = /^(\d+):([0-9a-f]{64})$/;

/** Reads `--head SEQ:MAC`. @throws Error for anything else */
function headOf([option, given = '']: readonly string[]): LedgerHead | undefined {
  if (option === undefined) return undefined;
  const [, seq, mac = ''] = HEAD.exec(given) ?? [];
  if (option !== '--head' || seq === undefined) throw new Error('Usage: verify-ledger [--head SEQ:MAC], as an earlier check printed it.');
  return { seq: Number(seq), mac };
}

async function report(strapi: Core.Strapi): Promise<string> {
  const findings = await verifyLedger(strapi, { head: headOf(process.argv.slice(2)) });
  const [head, { waiting }] = [await readHead(strapi), await countWaiting(strapi)];
  const orphans = await countOrphans(strapi);
  const end = [
    head ? `The head of the ledger, to be kept elsewhere: ${head.seq}:${head.mac}` : 'The ledger has no entries yet.',
    ...(orphans.files + orphans.media > 0 ? [`Nothing names ${orphans.files} of the stored files and ${orphans.media} of the media.`] : []),
    ...(waiting > 0 ? [`${waiting} changes wait for the ledger.`] : []),
  ];
  if (findings.length === 0) return ['Everything is as it was written.', ...end].join('\n');
  throw new Error([`${findings.length} entries are not as they were written.`, ...findings, ...end].join('\n'));
}

void runCommand(report);
