import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { keptSettings, secretSettings, settingsWithoutSecrets } from '../src/backup/kept-settings';
import { secretNames } from '../src/platform/settings';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** What the environment says to tests, tools and commands, and no operator sets. */
const others = ['NODE_ENV', 'CI', 'SERVE_ADMIN', 'UI_PAGE', 'JOBS', 'INIT_CWD'];

const sources = ['cms/src', 'cms/config', 'web/server'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
);

/** Ways in which the code names a setting. */
const named = [/\benv\.([A-Z][A-Z\d_]+)\b/g, /\(env, '([A-Z][A-Z\d_]+)'/g, /periodIn\('([A-Z][A-Z\d_]+)'/g];
const inCode = sources.flatMap((file) => {
  const text = read(file);
  return named.flatMap((way) => [...text.matchAll(way)].map(([, name = '']) => name));
});
const inCompose = [...read('docker-compose.yml').matchAll(/\$\{([A-Z][A-Z\d_]+)/g)].map(([, name = '']) => name);
const inExample = [...read('.env.example').matchAll(/^(?:# )?([A-Z][A-Z\d_]+)=/gm)].map(([, name = '']) => name);
const onPage = [...read('docs/settings.md').matchAll(/^\| `([A-Z\d_]+)` \|/gm)].map(([, name = '']) => name);

const unique = (names: readonly string[]): string[] => [...new Set(names)].filter((name) => !others.includes(name)).sort();

test('every setting that the code, compose or the example file reads stands on the page, once, and no other', () => {
  expect(inCode.length).toBeGreaterThan(30);
  expect(onPage.toSorted()).toEqual(unique([...inCode, ...inCompose, ...inExample, ...secretNames]));
});

test('compose passes on what its containers read, but for what it sets itself', () => {
  const own = ['CMS_HOST', 'CMS_PORT', 'COMPOSE_PROFILES', 'DATABASE_FILENAME', 'DATA_DIR', 'DEMO_DOCUMENTS', 'FILES_MIN_FREE_SHARE'];
  const fixed = ['CMS_METRICS_PORT', 'METRICS_HOST', 'METRICS_PORT', 'PAGE_CACHE_DIR', 'ROLE', 'WEB_HOST', 'WEB_PORT'];
  expect(unique(inCompose)).toEqual(unique(onPage).filter((name) => ![...own, ...fixed].includes(name)));
});

test('a backup keeps every setting of the page that is no secret, and names the secrets', () => {
  expect([...keptSettings, ...secretSettings].sort()).toEqual(onPage.toSorted());
});

test('what a backup keeps of addresses has no password in it', () => {
  const env = {
    DATABASE_URL: 'postgres://shop:geheim@db.example:5432/shop?sslpassword=geheim',
    SMTP_URL: 'smtp://mail.example:587',
    MAIL_FROM: 'Planquadrat <hallo@shop.example>',
    LEDGER_SECRET: 'geheim',
    S3_SECRET_KEY: 'geheim',
  };
  expect(settingsWithoutSecrets(env)).toEqual({
    DATABASE_URL: 'postgres://db.example:5432/shop',
    SMTP_URL: env.SMTP_URL,
    MAIL_FROM: env.MAIL_FROM,
  });
});

test('npm start takes over what .env says, unless the environment says something else or nothing is said', async () => {
  const path = pathToFileURL(join(root, 'scripts/read-env-file.mjs')).href;
  const { readEnvFile } = (await import(path)) as { readEnvFile(file: string, env: Record<string, string>): void };
  const file = join(mkdtempSync(join(tmpdir(), 'env-')), '.env');
  writeFileSync(
    file,
    '# Addresses\nPUBLIC_URL=https://shop.example\nMAIL_FROM=Planquadrat <hallo@shop.example>\nS3_ENDPOINT=\nWEB_PORT=4000\n',
  );
  const env: Record<string, string> = { WEB_PORT: '5000' };
  readEnvFile(file, env);
  expect(env).toEqual({ PUBLIC_URL: 'https://shop.example', MAIL_FROM: 'Planquadrat <hallo@shop.example>', WEB_PORT: '5000' });
  readEnvFile(join(file, 'none'), env);
  expect(Object.keys(env)).toHaveLength(3);
});
