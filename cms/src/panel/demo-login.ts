import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { dataDir, isDemo } from '../settings';

const EMAIL = 'panel@planquadrat.example';
const FILE = join(dataDir, 'demo-logins.json');

/** Demo mode only: one panel administrator with a password made for this installation, kept for its owner to read. */
export async function createDemoPanelLogin(strapi: Core.Strapi): Promise<void> {
  if (!isDemo) return;
  if ((await strapi.db.query('admin::user').count()) > 0) return;
  const superAdmin = await strapi.db.query('admin::role').findOne({ where: { code: 'strapi-super-admin' } });
  const password = `Plan-${randomBytes(12).toString('base64url')}-7`;
  await strapi.service('admin::user').create({
    email: EMAIL,
    firstname: 'Demo',
    lastname: 'Redaktion',
    password,
    registrationToken: null,
    isActive: true,
    preferedLanguage: 'de',
    roles: [superAdmin.id],
  });
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(FILE, JSON.stringify({ panel: { email: EMAIL, password } }, null, 2), { mode: 0o600 });
}
