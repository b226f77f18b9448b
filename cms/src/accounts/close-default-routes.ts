import type { Core } from '@strapi/strapi';

/**
 * Takes every permission from the account plugin's roles. Strapi opens sign-up, login and password routes to everybody
 * on its first start; here nothing is open that the shop did not open itself.
 */
export async function closeDefaultRoutes(strapi: Core.Strapi): Promise<void> {
  await strapi.db.query('plugin::users-permissions.permission').deleteMany({ where: {} });
}
