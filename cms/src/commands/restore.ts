import { resolve } from 'node:path';
import { restoreInto } from './restore-into';
import { report } from './run-command';

const USAGE = 'Usage: restore FOLDER, into the empty database and stores that the settings name.';

async function restore([given, ...rest]: readonly string[]): Promise<string> {
  if (given === undefined || given.startsWith('-') || rest.length > 0) throw new Error(USAGE);
  return restoreInto(resolve(process.env.INIT_CWD ?? process.cwd(), given));
}

void report(() => restore(process.argv.slice(2)));
