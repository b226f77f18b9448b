import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Locale } from '@contract/constants';
import type { Product } from '@contract/content/product';

const PRODUCTS = '/content-manager/collection-types/api::product.product';

/** Signs in to the editors' panel with the demo account. @returns the token */
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

const EDITOR_PASSWORD = 'Zeichenbrett-2026';

/** Invites somebody into the panel, as its administrator does. @returns their address */
async function inviteEditor(role: string): Promise<string> {
  const email = `${role}-${randomUUID()}@planquadrat.example`;
  const { data: roles } = await call<{ data: { id: number; code: string }[] }>('GET', '/admin/roles');
  const invited = { email, firstname: 'Mara', lastname: 'Keting', roles: roles.filter(({ code }) => code === role).map(({ id }) => id) };
  const { data: user } = await call<{ data: { id: number } }>('POST', '/admin/users', invited);
  await call('PUT', `/admin/users/${user.id}`, { password: EDITOR_PASSWORD, isActive: true });
  return email;
}

/**
 * Opens the panel as a browser does that was never there: it greets in German. Each visit is a new editor's, since whoever shares
 * an account shares its language too.
 */
export async function enterPanel(page: Page, role = 'strapi-super-admin'): Promise<void> {
  const email = await inviteEditor(role);
  await page.goto(`${process.env.E2E_CMS_URL}/admin`);
  await expect(page.getByRole('heading', { name: 'Willkommen!' })).toBeVisible();
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort', { exact: false }).first().fill(EDITOR_PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('link', { name: 'Anleitung', exact: true })).toBeVisible();
}

/** The steps an editor takes in the panel: they change the German entry and publish it, or take the product off the shop. */
export const panel = {
  publishPrice: ({ id }: Pick<Product, 'id'>, euros: number) => act(`${PRODUCTS}/${id}/actions/publish?locale=de`, { price: euros }),
  change: ({ id }: Pick<Product, 'id'>, fields: Partial<Pick<Product, 'name' | 'slug'>>) =>
    act(`${PRODUCTS}/${id}/actions/publish?locale=de`, fields),
  unpublish: ({ id }: Pick<Product, 'id'>, locale: Locale = 'de') => act(`${PRODUCTS}/${id}/actions/unpublish?locale=${locale}`, {}),
  publish: ({ id }: Pick<Product, 'id'>, locale: Locale = 'de') => act(`${PRODUCTS}/${id}/actions/publish?locale=${locale}`, {}),
  /** Saves a German draft without publishing it. @returns the address at which the panel previews it */
  async draft({ id }: Pick<Product, 'id'>, changes: { tagline: string }): Promise<string> {
    await call('PUT', `${PRODUCTS}/${id}?locale=de`, changes);
    return panel.previewOf('product', id);
  },
  /** Returns the address at which the panel edits the German entry with this slug. */
  async addressOf(type: string, slug: string): Promise<string> {
    const path = `/content-manager/collection-types/api::${type}.${type}`;
    const { results } = await call<{ results: { documentId: string }[] }>('GET', `${path}?locale=de&filters[slug][$eq]=${slug}`);
    return `${process.env.E2E_CMS_URL}/admin${path}/${results[0]?.documentId}?plugins[i18n][locale]=de`;
  },
  /** Saves a new German draft. @returns its id */
  async create(type: string, data: object): Promise<string> {
    const saved = await call<{ data: { documentId: string } }>(
      'POST',
      `/content-manager/collection-types/api::${type}.${type}?locale=de`,
      data,
    );
    return saved.data.documentId;
  },
  /** Returns the address at which the panel previews an entry's German draft. */
  async previewOf(type: string, documentId: string): Promise<string> {
    const query = new URLSearchParams({ documentId, locale: 'de', status: 'draft' });
    const { data } = await call<{ data: { url: string } }>('GET', `/content-manager/preview/url/api::${type}.${type}?${query.toString()}`);
    return data.url;
  },
  redirect: (rule: { from: string; to?: string; kind: 'moved' | 'gone' }) =>
    act('/content-manager/collection-types/api::redirect.redirect', { ...rule, active: true }),
  /** Replaces an interface text, as a translator does. */
  async replaceText(key: string, de: string): Promise<void> {
    const texts = '/content-manager/collection-types/api::translation.translation';
    const { results } = await call<{ results: { documentId: string }[] }>('GET', `${texts}?filters[key][$eq]=${key}`);
    await call('PUT', `${texts}/${results[0]?.documentId}`, { de });
  },
};

async function act(path: string, body: object): Promise<void> {
  await call('POST', path, body);
}

let token = process.env.E2E_PANEL_TOKEN;

/** Calls the panel's API with a token that is renewed when it has ended: a login lasts for half an hour; a whole run can last longer. */
async function call<T>(method: string, path: string, body?: object): Promise<T> {
  let answer = await ask(method, path, body);
  if (answer.status === 401) {
    token = await panelToken(String(process.env.E2E_CMS_URL), String(process.env.E2E_DATA_DIR));
    answer = await ask(method, path, body);
  }
  if (!answer.ok) throw new Error(`The panel refused ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

function ask(method: string, path: string, body?: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return fetch(`${process.env.E2E_CMS_URL}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}
