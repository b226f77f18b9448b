import type { Role } from '@contract/people/roles';
import { expect, type APIRequestContext } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mailsTo } from './mailbox';

export type Login = { email: string; password: string };

/** Returns the account of a role that every shop for trying out has; without a folder, of the shop that all tests share. */
export function demoLogin(role: Role, dataDir = process.env.E2E_DATA_DIR ?? ''): Login {
  const logins = JSON.parse(readFileSync(join(dataDir, 'demo-logins.json'), 'utf8')) as Record<Role, Login>;
  return logins[role];
}

/** Returns the address and password of a person the shop does not know yet. */
export const newLogin = (): Login => ({
  email: `kundin-${randomBytes(6).toString('hex')}@buero.example`,
  password: `Blatt ${randomBytes(9).toString('base64url')} liegt oben`,
});

/** Creates an account whose address is not confirmed yet. */
export async function createUnverified(request: APIRequestContext, login = newLogin()): Promise<Login> {
  const answer = await request.post('/api/functions/us-central1/handleUserCreation', { data: { data: { ...login, locale: 'de' } } });
  expect(await answer.json()).toMatchObject({ result: { success: true } });
  return login;
}

/** Creates a customer whose address is confirmed, by the mailed link. */
export async function createCustomer(request: APIRequestContext, given?: Login): Promise<Login> {
  const login = await createUnverified(request, given);
  const link = await mailedLink(login.email, '/app/email');
  const token = new URL(link, 'http://shop').searchParams.get('token');
  const answer = await request.post('/api/auth/verify-email', { data: { token, password: login.password } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return login;
}

/** Returns path and query of the newest mailed link to `path`, waiting for a mail that is on its way. */
export async function mailedLink(address: string, path: string | RegExp): Promise<string> {
  const fits = (pathname: string) => (typeof path === 'string' ? pathname === path : path.test(pathname));
  let link = '';
  await expect
    .poll(() => {
      const links = mailsTo(address).flatMap(({ text, html }) => [...`${text} ${html}`.matchAll(/https?:\/\/[^\s"'<>)\]]+/g)]);
      const urls = links.map(([url]) => new URL(url.replaceAll('&amp;', '&'))).filter(({ pathname }) => fits(pathname));
      link = urls.map(({ pathname, search }) => pathname + search).at(-1) ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}
