import type { Core } from '@strapi/strapi';
import { endSessionsOfChangedAccounts } from './accounts/end-sessions-on-change';
import { seedRoles } from './accounts/seed-roles';
import { checkRedirects } from './content/check-redirects';
import { keepAddresses } from './content/keep-addresses';
import { followContent } from './events/follow-content';
import { fillQuoteAmounts } from './flows/fill-quote-amounts';
import { hideFromOtherRoles, refusePanelWrites } from './events/protect-business-types';
import { refuseChanges } from './events/refuse-changes';
import { openMetrics } from './health/open-metrics';
import { startJobs } from './jobs/start-jobs';
import { configureForms } from './panel/configure-forms';
import { openTranslations } from './panel/open-translations';
import { dateGermanTexts } from './panel/date-german-texts';
import { preparePanel } from './panel/prepare-panel';
import { createPanelRoles } from './panel/create-roles';
import { createDemoLogins } from './accounts/demo-logins';
import { indexSearchText } from './search/index-search-text';
import { fillDemo } from './seed/demo/fill-demo';
import { seedContent } from './seed/seed-content';
import { checkOverrides } from './strings/check-overrides';
import { listStrings } from './strings/list-strings';
import { followOverrides } from './strings/overrides';

let stops: (() => Promise<void>)[] = [];

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    refusePanelWrites(strapi);
    checkRedirects(strapi);
    preparePanel(strapi);
    checkOverrides(strapi);
    openTranslations(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await refuseChanges(strapi);
    await indexSearchText(strapi);
    await fillQuoteAmounts(strapi);
    await seedContent(strapi);
    await listStrings(strapi);
    await configureForms(strapi);
    await createPanelRoles(strapi);
    await hideFromOtherRoles(strapi);
    await seedRoles(strapi);
    endSessionsOfChangedAccounts(strapi);
    await createDemoLogins(strapi);
    // Outermost first: the event is the last statement of the transaction that the redirects belong to.
    followContent(strapi);
    keepAddresses(strapi);
    dateGermanTexts(strapi);
    await fillDemo(strapi).catch((error: unknown) => strapi.log.error('The demo documents are not complete', error));
    stops = [startJobs(strapi), await followOverrides(strapi), await openMetrics(strapi)];
  },

  async destroy() {
    await Promise.all(stops.map((stop) => stop()));
  },
};
