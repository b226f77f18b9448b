import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Product } from '@contract/product';

const PRODUCTS = '/content-manager/collection-types/api::product.product';

/** A login to the editors' panel, by the demo account. */
export async function panelToken(cmsUrl: string, dataDir: string): Promise<string> {
  const { panel } = JSON.parse(readFileSync(join(dataDir, 'demo-logins.json'), 'utf8'));
  const answer = await fetch(`${cmsUrl}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(panel),
  });
  if (!answer.ok) throw new Error(`The panel refused the demo login: ${answer.status}`);
  return (await answer.json()).data.token;
}

/** What an editor does in the panel: changes the German entry and publishes it, or takes the product off the shop. */
export const panel = {
  publishPrice: ({ id }: Pick<Product, 'id'>, euros: number) => act(`${PRODUCTS}/${id}/actions/publish?locale=de`, { price: euros }),
  change: ({ id }: Pick<Product, 'id'>, fields: Partial<Pick<Product, 'name' | 'slug'>>) =>
    act(`${PRODUCTS}/${id}/actions/publish?locale=de`, fields),
  unpublish: ({ id }: Pick<Product, 'id'>) => act(`${PRODUCTS}/${id}/actions/unpublish?locale=de`, {}),
  publish: ({ id }: Pick<Product, 'id'>) => act(`${PRODUCTS}/${id}/actions/publish?locale=de`, {}),
};

async function act(path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${process.env.E2E_PANEL_TOKEN}` };
  const answer = await fetch(`${process.env.E2E_CMS_URL}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`The panel refused ${path}: ${answer.status} ${await answer.text()}`);
}
