import type { Core } from '@strapi/strapi';
import { closeDefaultRoutes } from './accounts/close-default-routes';
import { followContent } from './events/follow-content';
import { hideFromOtherRoles, refusePanelWrites } from './events/protect-business-types';
import { startJobs } from './jobs/start-jobs';
import { configureForms } from './panel/configure-forms';
import { createDemoPanelLogin } from './panel/demo-login';
import { seedContent } from './seed/seed-content';

let stopJobs: (() => Promise<void>) | undefined;

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    refusePanelWrites(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await seedContent(strapi);
    await configureForms(strapi);
    await hideFromOtherRoles(strapi);
    await closeDefaultRoutes(strapi);
    await createDemoPanelLogin(strapi);
    followContent(strapi);
    stopJobs = startJobs(strapi);
  },

  async destroy() {
    await stopJobs?.();
  },
};
