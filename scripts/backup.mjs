import { runCmsCommand } from './run-cms-command.mjs';

/** `npm run backup [-- [--with-secrets] FOLDER]`: database, files, media and settings, beside the running shop. */
await runCmsCommand('backup');
