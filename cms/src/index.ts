import type { Core } from '@strapi/strapi';
import { endSessionsOfChangedAccounts } from './accounts/end-sessions-on-change';
import { seedRoles } from './accounts/seed-roles';
import { awaitCommits } from './database/await-commits';
import { createIndexes } from './database/create-indexes';
import { takeStartLock } from './database/start-lock';
import { checkRedirects } from './content/check-redirects';
import { keepAddresses } from './content/keep-addresses';
import { followContent } from './events/follow-content';
import { closeCompanyToEditors, refusePanelWrites } from './events/protect-business-types';
import { refuseChanges } from './events/refuse-changes';
import { endSilentBodies } from './http/end-silent-bodies';
import { openMetrics } from './health/open-metrics';
import { startJobs } from './jobs/start-jobs';
import { runMigrations } from './migrations/run-migrations';
import { sweepForms } from './files/form-upload';
import { closePanelRoutes } from './panel/close-panel-routes';
import { receivePanelFiles } from './panel/receive-files';
import { configureForms } from './panel/configure-forms';
import { openTranslations } from './panel/open-translations';
import { dateGermanTexts } from './panel/date-german-texts';
import { preparePanel } from './panel/prepare-panel';
import { createPanelRoles } from './panel/create-roles';
import { createDemoLogins } from './accounts/demo-logins';
import { fillDemo } from './seed/demo/fill-demo';
import { seedContent } from './seed/seed-content';
import { checkOverrides } from './strings/check-overrides';
import { listStrings } from './strings/list-strings';
import { followOverrides } from './strings/overrides';

let stops: (() => Promise<void>)[] = [];
let endStartLock = async (): Promise<void> => {};

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    endStartLock = await takeStartLock(strapi);
    awaitCommits(strapi);
    closePanelRoutes(strapi);
    receivePanelFiles(strapi);
    refusePanelWrites(strapi);
    checkRedirects(strapi);
    preparePanel(strapi);
    checkOverrides(strapi);
    openTranslations(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await createIndexes(strapi);
    await runMigrations(strapi);
    endSilentBodies(strapi.server.httpServer);
    await refuseChanges(strapi);
    await seedContent(strapi);
    await listStrings(strapi);
    await configureForms(strapi);
    await createPanelRoles(strapi);
    await closeCompanyToEditors(strapi);
    await seedRoles(strapi);
    endSessionsOfChangedAccounts(strapi);
    await createDemoLogins(strapi);
    // Outermost first: the event is the last statement of the transaction that the redirects belong to.
    followContent(strapi);
    keepAddresses(strapi);
    dateGermanTexts(strapi);
    await fillDemo(strapi).catch((error: unknown) => strapi.log.error('The demo documents are not complete', error));
    await endStartLock();
    stops = [await sweepForms(), startJobs(strapi), await followOverrides(strapi), await openMetrics(strapi)];
  },

  async destroy() {
    await Promise.all(stops.map((stop) => stop()));
  },
};
