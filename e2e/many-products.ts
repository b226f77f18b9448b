import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect } from './fixtures';
import { panelToken } from './panel';
import type { Shop } from './start-shop';

const PRODUCTS = 1_000;

export const textAt = async ({ webUrl }: Shop, path: string) => (await fetch(webUrl + path)).text();

/** Lets the demo's catalogue grow to 1,000 products, and waits until the web server shows them. */
export async function growShop(own: Shop): Promise<void> {
  addProducts(own);
  await publishOne(own);
  await expect.poll(() => textAt(own, '/cad-services')).toMatch(/>2\d\d Leistungen mit Preis/);
}

type Row = Record<string, unknown>;
type Statement = { all: (...values: unknown[]) => Row[]; run: (...values: unknown[]) => { lastInsertRowid: number } };
type Database = { prepare: (sql: string) => Statement; transaction: (work: () => void) => () => void; close: () => void };

/** Copies the demo's products, in each language, draft and published, until there are `PRODUCTS`; the panel would take minutes. */
function addProducts({ dataDir }: Shop) {
  const Sqlite = createRequire(join(import.meta.dirname, '../package.json'))('better-sqlite3') as new (file: string) => Database;
  const db = new Sqlite(join(dataDir, 'planquadrat.db'));
  const rows = db.prepare('select * from products').all();
  const links = db.prepare('select * from products_category_lnk').all();
  const documents = [...new Set(rows.map((row) => row.document_id))];
  const insert = (table: string, row: Row) => {
    const names = Object.keys(row);
    const sql = `insert into ${table} (${names.map((name) => `"${name}"`).join()}) values (${names.map(() => '?').join()})`;
    return db.prepare(sql).run(...Object.values(row)).lastInsertRowid;
  };
  const copy = (row: Row, number: number) => {
    const { id, ...fields } = row;
    const more = {
      document_id: `copy${number}`,
      slug: `${String(row.slug)}-${number}`,
      name: `${String(row.name)} ${number}`,
      order: 1_000 + number,
    };
    const added = insert('products', { ...fields, ...more });
    for (const { id: _, ...link } of links.filter((one) => one.product_id === id))
      insert('products_category_lnk', { ...link, product_id: added });
  };
  db.transaction(() => {
    for (let number = documents.length; number < PRODUCTS; number++) {
      const source = documents[number % documents.length];
      for (const row of rows.filter((one) => one.document_id === source)) copy(row, number);
    }
  })();
  db.close();
}

/** Publishes a product as it is, so that the web server learns that products have changed. */
async function publishOne({ cmsUrl, dataDir, webUrl }: Shop) {
  const product = (await (await fetch(`${webUrl}/api/products/3d-modelle/3d-druckmodell`)).json()) as { id: string };
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await panelToken(cmsUrl, dataDir)}` };
  const path = `/content-manager/collection-types/api::product.product/${product.id}/actions/publish?locale=de`;
  const answer = await fetch(cmsUrl + path, { method: 'POST', headers, body: '{}' });
  expect(answer.ok).toBe(true);
}
