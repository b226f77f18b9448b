import type { StrapiApp } from '@strapi/strapi/admin';

/** The panel speaks German beside English; German is preselected by the browser's language. */
export default {
  config: { locales: ['de'], tutorials: false, notifications: { releases: false } },
  bootstrap(_app: StrapiApp) {},
};
