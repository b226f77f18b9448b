import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildCms, buildWeb, install } from '../prepare.mjs';
import { startServers } from '../servers.mjs';
import { fail } from '../steps.mjs';

/** Starts a shop of its own and measures it; `npm run bench pages` measures one part. Ends with 1 when a budget is missed. */
const wanted = process.argv.slice(2);

await install();
await buildCms();
await buildWeb();
const dataDir = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'planquadrat-bench-'));
const servers = await startServers({
  cmsPort: 21_337,
  webPort: 23_000,
  dataDir,
  env: { TRUSTED_HOPS: '1', DEMO_DOCUMENTS: 'false' },
  onExit: (name, code) => fail(`The ${name} process ended (exit code ${code}).`),
});
const parts = {
  pages: async () => (await import('./pages.mjs')).benchPages,
  price: async () => (await import('./price-edit.mjs')).benchPriceEdit,
  pictures: async () => (await import('./pictures.mjs')).benchPictures,
  requests: async () => (await import('./requests.mjs')).benchRequests,
  lists: async () => (await import('./lists.mjs')).benchLists,
  upload: async () => (await import('./upload.mjs')).benchUpload,
  tools: async () => (await import('./tools.mjs')).benchTools,
  lighthouse: async () => (await import('./lighthouse.mjs')).benchLighthouse,
};
/** The parts that run only when named: they fetch a package of their own. */
const onlyWhenWanted = new Set(['lighthouse']);
try {
  for (const [name, load] of Object.entries(parts)) {
    if (wanted.length > 0 ? !wanted.includes(name) : onlyWhenWanted.has(name)) continue;
    await (
      await load()
    )({ ...servers, dataDir });
  }
} finally {
  await servers.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
