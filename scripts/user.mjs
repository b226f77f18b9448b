import { runCmsCommand } from './run-cms-command.mjs';

/** `npm run user -- …`: accounts of the shop and of the editors' panel, on the database that the environment names. */
await runCmsCommand('user');
