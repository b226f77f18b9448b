import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { prepareConnection } from '../src/platform/database/wait-limits';
import { dataDir } from '../src/platform/settings';

/** Time in which a request gets a connection, or is told to come again. */
const ACQUIRE_MS = 5_000;

export default () => {
  const url = process.env.DATABASE_URL;
  if (url) {
    return {
      connection: {
        client: 'postgres',
        connection: {
          connectionString: url,
          ssl: process.env.DATABASE_SSL === 'true',
          keepAlive: true,
          keepAliveInitialDelayMillis: 10_000,
        },
        pool: { min: 2, max: Number(process.env.DATABASE_POOL ?? 10), afterCreate: prepareConnection },
        acquireConnectionTimeout: ACQUIRE_MS,
      },
      settings: { forceMigration: false },
    };
  }
  const filename = process.env.DATABASE_FILENAME ?? join(dataDir, 'planquadrat.db');
  mkdirSync(dirname(filename), { recursive: true });
  return {
    connection: { client: 'sqlite', connection: { filename }, useNullAsDefault: true },
    settings: { forceMigration: false },
  };
};
