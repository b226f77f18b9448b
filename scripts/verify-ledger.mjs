import { runCmsCommand } from './run-cms-command.mjs';

/** `npm run verify-ledger [-- --head SEQ:MAC]`: checks that all that never changes is as it was written, and prints the ledger's head. */
await runCmsCommand('verify-ledger');
