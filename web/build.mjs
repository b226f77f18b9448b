import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const client = join(root, 'dist/client');
const COMPRESSIBLE = /\.(js|css|svg|json|txt|xml|html)$/;

/** The modules of a folder, or of a file that the router takes apart. */
const within = (path) => (id) => id.startsWith(join(root, path));

/** What a program begins with, as one file: it compresses better than many and costs one round trip. */
const begin = { name: 'begin', tags: ['$initial'], priority: 1 };
/** The consent notice answers before the application is there. */
const consent = { name: 'consent', test: within('src/static-markup/consent-'), tags: ['$initial'], priority: 2 };
/** The page on which most visits begin besides home and categories: as one file it is 3 kB less than as the twenty that it shares with other pages. */
const product = { name: 'product', test: within('src/routes/_public/$category_.$product.tsx?tsr-split=component') };

/** What browsers load, each built for itself: the scripts that stand in pages, public pages, and areas. Only links lead from one to another. */
const programs = [
  {
    input: [
      'src/static-markup/entry-first-paint.ts',
      'src/static-markup/entry-early.ts',
      'src/static-markup/entry-price-view.ts',
      'src/static-markup/entry-known-visitor.ts',
      'src/static-markup/entry-client.ts',
      'src/styles/web-fonts.css',
      'src/styles/app.css',
      'src/styles/areas.css',
    ],
    groups: [],
  },
  { input: ['src/hydrate-page.tsx', 'src/static-markup/consent-behaviour.ts'], groups: [consent, begin, product] },
  { input: ['src/entry-area.tsx'], groups: [begin] },
];

await rm(client, { recursive: true, force: true });
const manifest = {};
for (const program of programs) Object.assign(manifest, await buildProgram(program));
// For the server alone: it names every source file, also those of areas.
await writeFile(join(root, 'dist/client-manifest.json'), JSON.stringify(manifest));
await build({ root, logLevel: 'warn', build: { ssr: true } });
await compressFiles(client);

/** @returns Vite's manifest of the built files */
async function buildProgram({ input, groups }) {
  const rolldownOptions = { input, output: { codeSplitting: { groups } } };
  await build({ root, logLevel: 'warn', build: { copyPublicDir: programs[0].input === input, rolldownOptions } });
  const folder = join(client, '.vite');
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  await rm(folder, { recursive: true });
  return manifest;
}

/** Writes .br and .gz beside every text file, for the server to send as they are. */
async function compressFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file) {
  const text = await readFile(file);
  const br = await promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
  const gz = await promisify(gzip)(text, { level: 9 });
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
