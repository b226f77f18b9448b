import type { Customer } from './scenario';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { type Role, roles } from '../../contract/people/roles';
import { signUp } from '../../domain/people/sign-up';
import { createPanelAdministrator } from '../../panel/create-roles';
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

const inGermany = { projectCountry: 'DE' } as const;

/** The demo's customer login: an architect's office. */
export const kim: Customer = {
  locale: 'de',
  contact: {
    ...inGermany,
    name: 'Kim Kundin',
    email: demoAddress('user'),
    customerType: 'business',
    company: 'Kundin + Partner Architekten PartGmbB',
    phone: '0341 5550 1234',
    vatId: 'DE111111111',
  },
  billing: { name: 'Kim Kundin', street: 'Lindenallee 12', postcode: '04109', city: 'Leipzig', country: 'DE' },
};

/** The customer login's owner at home: a consumer. */
export const kimAtHome: Customer = {
  locale: 'de',
  contact: { ...inGermany, name: 'Kim Kundin', email: demoAddress('user'), customerType: 'consumer' },
  billing: { name: 'Kim Kundin', street: 'Am Feldrain 3', postcode: '04178', city: 'Leipzig', country: 'DE' },
};

/** A consumer with a long name. */
export const hohenfels: Customer = {
  locale: 'de',
  contact: {
    ...inGermany,
    name: 'Dr. Anneliese Freifrau von Hohenfels-Brandenstein',
    email: 'anneliese.von.hohenfels-brandenstein@post.example',
    customerType: 'consumer',
    phone: '+49 8022 555 0199',
  },
  billing: {
    name: 'Dr. Anneliese Freifrau von Hohenfels-Brandenstein',
    street: 'Schlossberg 1 a',
    postcode: '83684',
    city: 'Tegernsee',
    country: 'DE',
  },
};

/** A business with a long name and an order number of its own. */
export const nordbau: Customer = {
  locale: 'de',
  contact: {
    ...inGermany,
    name: 'Thorsten Petersen',
    email: 'einkauf@bauwerk-nord.example',
    customerType: 'business',
    company: 'Bauwerk Nord Projektentwicklungs- und Verwaltungsgesellschaft mbH & Co. KG',
    phone: '040 5550 4711',
    vatId: 'DE222222222',
  },
  billing: { name: 'Thorsten Petersen', street: 'Kaispeicherweg 40', postcode: '20457', city: 'Hamburg', country: 'DE' },
  reference: 'Bestellung 4500-118/26',
};

/** A customer who reads English and is outside the EU. */
export const bennett: Customer = {
  locale: 'en',
  contact: {
    name: 'Oliver Bennett',
    email: 'oliver@harbour-finch.example',
    customerType: 'business',
    projectCountry: 'GB',
    company: 'Harbour & Finch Architects Ltd',
    phone: '+44 20 5550 0123',
  },
  billing: { name: 'Oliver Bennett', street: '27 Wharf Road', postcode: 'N1 7GR', city: 'London', country: 'GB' },
};

/** A business that owes the VAT itself (§ 13b UStG). */
export const deVries: Customer = {
  locale: 'en',
  contact: {
    name: 'Marieke de Vries',
    email: 'marieke@devries-bouwadvies.example',
    customerType: 'business',
    projectCountry: 'NL',
    company: 'De Vries Bouwadvies B.V.',
    vatId: 'NL000000000B00',
  },
  billing: { name: 'Marieke de Vries', street: 'Prinsengracht 500', postcode: '1017 KH', city: 'Amsterdam', country: 'NL' },
};
