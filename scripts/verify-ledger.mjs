import { runCmsCommand } from './run-cms-command.mjs';

/** `npm run verify-ledger`: whether offers, invoices, events and stored documents are what they were when they were written. */
await runCmsCommand('verify-ledger');
