import { runCmsCommand } from './run-cms-command.mjs';

/** `npm run restore -- FOLDER`: fills an empty installation from a backup and verifies it. */
await runCmsCommand('restore');
