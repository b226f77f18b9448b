import type { Core } from '@strapi/strapi';
import { endSessionsOfChangedAccounts } from './accounts/end-sessions-on-change';
import { seedRoles } from './accounts/seed-roles';
import { followContent } from './events/follow-content';
import { hideFromOtherRoles, refusePanelWrites } from './events/protect-business-types';
import { startJobs } from './jobs/start-jobs';
import { configureForms } from './panel/configure-forms';
import { createDemoLogins } from './accounts/demo-logins';
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
    await seedRoles(strapi);
    endSessionsOfChangedAccounts(strapi);
    await createDemoLogins(strapi);
    followContent(strapi);
    stopJobs = startJobs(strapi);
  },

  async destroy() {
    await stopJobs?.();
  },
};
