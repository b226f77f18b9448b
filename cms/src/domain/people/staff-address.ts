import type { Core } from '@strapi/strapi';

/** Reads the address that notices to staff go to: the setting, else the one that the site shows. */
export async function staffAddress(strapi: Core.Strapi): Promise<string | null> {
  if (process.env.STAFF_EMAIL) return process.env.STAFF_EMAIL;
  const site = await strapi.db
    .query('api::site.site')
    .findOne({ where: { locale: 'de', publishedAt: { $notNull: true } }, select: ['email'] });
  return site?.email ?? null;
}
