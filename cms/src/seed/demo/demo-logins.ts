import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { roles, type Role } from '../../contract/people/roles';
import { signUp } from '../../domain/people/sign-up';
import { createPanelAdministrator } from '../../panel/create-administrator';
import { dataDir, isDemo } from '../../platform/settings';
import { findAccount } from '../../domain/people/account-row';

type DemoLogin = { email: string; password: string };
type LoginName = Role | 'panel';
type DemoLogins = Partial<Record<LoginName, DemoLogin>>;

const FILE = join(dataDir, 'demo-logins.json');
const names: Record<Role, string> = { user: 'Kim Kundin', contractor: 'Noa Contractor', admin: 'Toni Team', super_admin: 'Lou Leitung' };
/** The address of the demo's login for a role, or for the panel. */
export const demoAddress = (name: LoginName): string => `${name.replace('_', '-')}@planquadrat.example`;

/**
 * Demo mode only: one login per role and one for the panel, with passwords made for this installation, for its owner to
 * read. They are written down first: a start that is killed in between leaves no account whose password nobody knows.
 */
export async function createDemoLogins(strapi: Core.Strapi): Promise<void> {
  if (!isDemo) return;
  const logins: DemoLogins = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
  const missing = await missingLogins(strapi);
  if (missing.length === 0) return;
  for (const name of missing) logins[name] ??= { email: demoAddress(name), password: newPassword() };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(`${FILE}.new`, JSON.stringify(logins, null, 2), { mode: 0o600 });
  renameSync(`${FILE}.new`, FILE);
  for (const name of missing) await createLogin(strapi, name, logins[name] as DemoLogin);
}

async function missingLogins(strapi: Core.Strapi): Promise<LoginName[]> {
  const missing: LoginName[] = (await strapi.db.query('admin::user').count()) === 0 ? ['panel'] : [];
  for (const role of roles) if (!(await findAccount(strapi, { email: demoAddress(role) }))) missing.push(role);
  return missing;
}

const newPassword = (): string => `Plan-${randomBytes(12).toString('base64url')}-7`;

async function createLogin(strapi: Core.Strapi, name: LoginName, login: DemoLogin): Promise<void> {
  if (name === 'panel') await createPanelAdministrator(strapi, { ...login, firstname: 'Demo', lastname: 'Redaktion' });
  else await signUp(strapi, { ...login, name: names[name] }, { role: name, confirmed: true });
}
