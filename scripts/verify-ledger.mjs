import { runCmsCommand } from './run-cms-command.mjs';

/** `npm run verify-ledger`: checks that offers, invoices, events and stored documents are as they were written. */
await runCmsCommand('verify-ledger');
