import type { Core } from '@strapi/strapi';
import { endSessionsOfChangedAccounts } from './domain/people/sessions';
import { seedRoles } from './domain/people/seed-roles';
import { awaitCommits } from './platform/database/await-commits';
import { createIndexes } from './platform/database/create-indexes';
import { takeStartLock } from './platform/database/start-lock';
import { checkRedirects, keepAddresses } from './domain/catalogue/redirects';
import { followContent } from './platform/events/follow-content';
import { closeToEditors, refusePanelWrites } from './platform/events/protect-business-types';
import { refuseChanges } from './platform/events/refuse-changes';
import { endSilentBodies } from './platform/http/error-body';
import { openMetrics } from './platform/health/metrics';
import { businessTypes, closedTypes, finalRows, gauges, listIndexes, registerAreas, startAllJobs } from './assembly';
import { runMigrations } from './migrations/run-migrations';
import { sweepForms } from './domain/files/form-files';
import { closePanelRoutes, preparePanel, receivePanelFiles } from './panel/prepare-panel';
import { configureForms } from './panel/configure-forms';
import { openTranslations, dateGermanTexts } from './panel/translations';
import { createPanelRoles } from './panel/create-roles';
import { createDemoLogins } from './seed/demo/customers';
import { fillDemo } from './seed/demo/fill-demo';
import { seedContent } from './seed/seed-content';
import { checkOverrides, followOverrides } from './platform/strings/overrides';
import { listStrings } from './platform/strings/list-strings';

let stops: (() => Promise<void>)[] = [];
let endStartLock = async (): Promise<void> => {};

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    endStartLock = await takeStartLock(strapi);
    awaitCommits(strapi);
    registerAreas();
    closePanelRoutes(strapi);
    receivePanelFiles(strapi);
    refusePanelWrites(strapi, businessTypes);
    checkRedirects(strapi);
    preparePanel(strapi);
    checkOverrides(strapi);
    openTranslations(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await createIndexes(strapi, listIndexes);
    await runMigrations(strapi);
    endSilentBodies(strapi.server.httpServer);
    await refuseChanges(strapi, finalRows);
    await seedContent(strapi);
    await listStrings(strapi);
    await configureForms(strapi);
    await createPanelRoles(strapi, closedTypes);
    await closeToEditors(strapi, closedTypes);
    await seedRoles(strapi);
    endSessionsOfChangedAccounts(strapi);
    await createDemoLogins(strapi);
    // Outermost first: the event is the last statement of the transaction that the redirects belong to.
    followContent(strapi);
    keepAddresses(strapi);
    dateGermanTexts(strapi);
    await fillDemo(strapi).catch((error: unknown) => strapi.log.error('The demo documents are not complete', error));
    await endStartLock();
    stops = [await sweepForms(), startAllJobs(strapi), await followOverrides(strapi), await openMetrics(strapi, gauges)];
  },

  async destroy() {
    await Promise.all(stops.map((stop) => stop()));
  },
};
