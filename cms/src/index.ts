import type { Core } from '@strapi/strapi';
import { configureForms } from './panel/configure-forms';
import { seedContent } from './seed/seed-content';

export default {
  register() {},

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await seedContent(strapi);
    await configureForms(strapi);
  },
};
