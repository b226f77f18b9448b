import { runCmsCommand } from './run-cms-command.mjs';

/** `npm run migrate`: one start that ends once tables, rows and first content are those of this edition. */
await runCmsCommand('migrate');
