import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dataDir } from '../src/platform/settings';

export default () => {
  const url = process.env.DATABASE_URL;
  if (url) {
    return {
      connection: {
        client: 'postgres',
        connection: { connectionString: url, ssl: process.env.DATABASE_SSL === 'true' },
        pool: { min: 2, max: Number(process.env.DATABASE_POOL ?? 10) },
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
