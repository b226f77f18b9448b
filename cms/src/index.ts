import type { Core } from '@strapi/strapi';
import { endSessionsOfChangedAccounts } from './accounts/end-sessions-on-change';
import { seedRoles } from './accounts/seed-roles';
import { checkRedirects } from './content/check-redirects';
import { keepAddresses } from './content/keep-addresses';
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
    checkRedirects(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await seedContent(strapi);
    await configureForms(strapi);
    await hideFromOtherRoles(strapi);
    await seedRoles(strapi);
    endSessionsOfChangedAccounts(strapi);
    await createDemoLogins(strapi);
    // Outermost first: the event is the last statement of the transaction that the redirects belong to.
    followContent(strapi);
    keepAddresses(strapi);
    stopJobs = startJobs(strapi);
  },

  async destroy() {
    await stopJobs?.();
  },
};
