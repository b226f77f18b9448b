import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { roles, type Role } from '../contract/roles';
import { signUp } from '../flows/sign-up';
import { createPanelAdministrator } from '../panel/create-administrator';
import { dataDir, isDemo } from '../settings';
import { findAccount } from './account-row';

type DemoLogin = { email: string; password: string };
type DemoLogins = Partial<Record<Role | 'panel', DemoLogin>>;

const FILE = join(dataDir, 'demo-logins.json');
const names: Record<Role, string> = { user: 'Kim Kundin', contractor: 'Noa Contractor', admin: 'Toni Team', super_admin: 'Lou Leitung' };
const addressOf = (role: Role): string => `${role.replace('_', '-')}@planquadrat.example`;

/** Demo mode only: one login per role and one for the panel, with passwords made for this installation, for its owner to read. */
export async function createDemoLogins(strapi: Core.Strapi): Promise<void> {
  if (!isDemo) return;
  const logins: DemoLogins = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
  const before = Object.keys(logins).length;
  if ((await strapi.db.query('admin::user').count()) === 0) logins.panel = await createPanelLogin(strapi);
  for (const role of roles) logins[role] = (await createShopLogin(strapi, role)) ?? logins[role];
  if (Object.keys(logins).length === before) return;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(FILE, JSON.stringify(logins, null, 2), { mode: 0o600 });
}

const newPassword = (): string => `Plan-${randomBytes(12).toString('base64url')}-7`;

async function createPanelLogin(strapi: Core.Strapi): Promise<DemoLogin> {
  const login = { email: 'panel@planquadrat.example', password: newPassword() };
  await createPanelAdministrator(strapi, { ...login, firstname: 'Demo', lastname: 'Redaktion' });
  return login;
}

async function createShopLogin(strapi: Core.Strapi, role: Role): Promise<DemoLogin | undefined> {
  const login = { email: addressOf(role), password: newPassword() };
  if (await findAccount(strapi, { email: login.email })) return undefined;
  await signUp(strapi, { ...login, name: names[role] }, { role, confirmed: true });
  return login;
}
