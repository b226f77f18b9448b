import { readdir, readFile, rename, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const client = join(root, 'dist/client');
const COMPRESSIBLE = /\.(js|css|svg|json|txt|xml|html)$/;

await build({ root, logLevel: 'warn' });
// For the server alone: it names every source file, also those of areas.
await rename(join(client, '.vite/manifest.json'), join(root, 'dist/client-manifest.json'));
await rmdir(join(client, '.vite'));
await build({ root, logLevel: 'warn', build: { ssr: true } });
await compressFiles(client);

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
