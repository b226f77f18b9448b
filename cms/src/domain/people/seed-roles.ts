import type { Core } from '@strapi/strapi';
import { roles, type Role } from '../../contract/people/roles';
import { permissionsOf } from '../../platform/http/routes';
import { locales } from '../../contract/constants';

const names: Record<Role, string> = { user: 'Kunde', contractor: 'Auftragnehmer', admin: 'Team', super_admin: 'Leitung' };

/**
 * Makes roles and permissions in the database exactly those of the code. Strapi opens sign-up, login and password routes
 * to everybody on its first start; here nothing is open that no route's definition opens.
 */
export async function seedRoles(strapi: Core.Strapi): Promise<void> {
  const roleRows = strapi.db.query('plugin::users-permissions.role');
  for (const type of roles) {
    if (await roleRows.findOne({ where: { type } })) continue;
    await roleRows.create({ data: { type, name: names[type], description: `Rolle ${type}` } });
  }
  const settings = strapi.store({ type: 'plugin', name: 'users-permissions' });
  const advanced = (await settings.get({ key: 'advanced' })) as object;
  await settings.set({ key: 'advanced', value: { ...advanced, default_role: 'user', allow_register: false, email_confirmation: false } });
  await roleRows.deleteMany({ where: { type: 'authenticated' } });
  await writePermissions(strapi);
}

async function writePermissions(strapi: Core.Strapi): Promise<void> {
  const permissions = permissionsOf(strapi.apis);
  const known: { id: number; type: string }[] = await strapi.db.query('plugin::users-permissions.role').findMany({});
  const rows = strapi.db.query('plugin::users-permissions.permission');
  await strapi.db.transaction(async () => {
    await rows.deleteMany({ where: {} });
    for (const [action, callers] of permissions) {
      for (const { id, type } of known) {
        if ((callers as readonly string[]).includes(type)) await rows.create({ data: { action, role: id } });
      }
    }
  });
}

const secret = {
  type: 'json',
  private: true,
  configurable: false,
  searchable: false,
  pluginOptions: { 'content-manager': { visible: false } },
};

/** The account's fields of the shop, besides the plugin's own. */
export const accountAttributes = {
  name: { type: 'string' },
  company: { type: 'string' },
  phone: { type: 'string' },
  vatId: { type: 'string' },
  language: { type: 'enumeration', enum: [...locales], default: 'de' },
  billingAddress: { type: 'json' },
  notifications: { type: 'json' },
  termsAcceptedAt: { type: 'datetime' },
  verifiedAt: { type: 'datetime' },
  /** See `SecondFactor` in account-row.ts. */
  secondFactor: { ...secret },
  /** Hashes of browsers that signed in before. */
  knownDevices: { ...secret },
};
