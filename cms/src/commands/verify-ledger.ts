import { verifyLedger } from '../domain/records/ledger/verify-ledger';
import { runCommand } from './run-command';

void runCommand(async (strapi) => {
  const findings = await verifyLedger(strapi);
  if (findings.length === 0) return 'Everything is as it was written.';
  throw new Error([`${findings.length} entries are not as they were written.`, ...findings].join('\n'));
});
