import type { Core } from '@strapi/strapi';

type Administrator = { email: string; password: string; firstname: string; lastname: string };

/** Creates a super administrator of Strapi's panel. */
export async function createPanelAdministrator(
  strapi: Core.Strapi,
  { email, password, firstname, lastname }: Administrator,
): Promise<void> {
  const superAdmin = await strapi.db.query('admin::role').findOne({ where: { code: 'strapi-super-admin' } });
  await strapi.service('admin::user').create({
    email,
    firstname,
    lastname,
    password,
    registrationToken: null,
    isActive: true,
    preferedLanguage: 'de',
    roles: [superAdmin.id],
  });
}
