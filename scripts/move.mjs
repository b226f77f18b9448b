import { runCmsCommand } from './run-cms-command.mjs';

/** `npm run move [-- DATA-FOLDER]`: moves the embedded installation to PostgreSQL and S3. */
await runCmsCommand('move');
