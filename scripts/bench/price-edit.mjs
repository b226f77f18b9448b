import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { say } from './pages.mjs';

const LIMIT_MS = 2_000;

/** Publishes a price in the panel's API and waits until the cached pages of both languages show it. */
export async function benchPriceEdit({ webUrl, cmsUrl, dataDir }) {
  const { panel } = JSON.parse(readFileSync(join(dataDir, 'demo-logins.json'), 'utf8'));
  const json = { 'content-type': 'application/json' };
  const login = await fetch(`${cmsUrl}/admin/login`, { method: 'POST', headers: json, body: JSON.stringify(panel) });
  const { data } = await login.json();
  const headers = { ...json, authorization: `Bearer ${data.token}` };
  const product = await (await fetch(`${webUrl}/api/products/3d-modelle/volumenmodell`)).json();
  const euros = product.price / 100 + 111;
  await Promise.all(['', '/en'].map((prefix) => fetch(`${webUrl}${prefix}/3d-modelle/volumenmodell`)));
  const url = `${cmsUrl}/content-manager/collection-types/api::product.product/${product.id}/actions/publish?locale=de`;
  const published = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ price: euros }) });
  if (!published.ok) throw new Error(`publishing answered ${published.status}: ${await published.text()}`);
  const since = performance.now();
  const shown = await Promise.all([
    appears(`${webUrl}/3d-modelle/volumenmodell`, `${euros},00`, since),
    appears(`${webUrl}/en/3d-modelle/volumenmodell`, `${euros}.00`, since),
  ]);
  const slowest = Math.max(...shown);
  say('price edit on both pages', `${slowest.toFixed(0)} ms after publishing`, slowest <= LIMIT_MS);
}

async function appears(url, text, since) {
  while (performance.now() - since < LIMIT_MS * 5) {
    if ((await (await fetch(url)).text()).includes(text)) return performance.now() - since;
    await delay(50);
  }
  return Number.POSITIVE_INFINITY;
}
