import type { Core } from '@strapi/strapi';
import { endSessionsOfChangedAccounts } from './domain/people/sessions';
import { seedRoles } from './domain/people/seed-roles';
import { awaitCommits } from './platform/database/await-commits';
import { beginImmediate } from './platform/database/begin-immediate';
import { allowRebuilding } from './platform/database/create-triggers';
import { createIndexes } from './platform/database/create-indexes';
import { prepareNumbers } from './platform/database/sequences';
import { isStartedEmpty } from './platform/database/start-empty';
import { limitWaiting } from './platform/database/wait-limits';
import { takeStartLock } from './platform/database/start-lock';
import { checkRedirects, keepAddresses } from './domain/catalogue/redirects';
import { queueArrivals } from './platform/events/event-positions';
import { followContent } from './platform/events/follow-content';
import { closeToEditors, refusePanelWrites } from './platform/events/protect-business-types';
import { refuseChanges } from './platform/events/refuse-changes';
import { queueChanges } from './platform/ledger/queue-changes';
import { endSilentBodies } from './platform/http/error-body';
import { startTracing } from './platform/tracing/tracing';
import { nameWorkInLog } from './platform/logs/log-format';
import { closeMailTransport } from './platform/mail/mail-transport';
import { reportEnd } from './platform/health/process-beats';
import { openMetrics } from './platform/health/metrics';
import {
  businessTypes,
  closedTypes,
  finalRows,
  gauges,
  listIndexes,
  loggedValues,
  numberedKinds,
  registerAreas,
  startAllJobs,
} from './assembly';
import { readDatabaseTime } from './platform/time/database-time';
import { runMigrations } from './migrations/run-migrations';
import { sweepForms } from './domain/files/form-files';
import { closePanelRoutes, preparePanel, receivePanelFiles } from './panel/prepare-panel';
import { configureForms } from './panel/configure-forms';
import { openProductOrder } from './panel/product-order';
import { openMailPreviews } from './panel/mail-previews';
import { openEditorWork } from './panel/editor-work';
import { makeAddresses } from './panel/entry-addresses';
import { configureMedia } from './panel/media';
import { fieldLabel } from './panel/field-label';
import { openHistory } from './panel/history-routes';
import { openPrices } from './panel/price-routes';
import { openPublishing } from './panel/publishing-routes';
import { openTranslations, dateGermanTexts } from './panel/translations';
import { createPanelRoles } from './panel/create-roles';
import { keepVersions } from './domain/publishing/keep-versions';
import { cancelWithEntries } from './domain/publishing/schedules';
import { createDemoLogins } from './seed/demo/customers';
import { fillDemo } from './seed/demo/fill-demo';
import { seedContent } from './seed/seed-content';
import { checkOverrides, followOverrides } from './platform/strings/overrides';
import { listStrings } from './platform/strings/list-strings';

let stops: (() => Promise<void>)[] = [];
let endStartLock = async (): Promise<void> => {};

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    nameWorkInLog(strapi.log);
    endStartLock = await takeStartLock(strapi);
    awaitCommits(strapi);
    await allowRebuilding(strapi);
    registerAreas();
    closePanelRoutes(strapi);
    receivePanelFiles(strapi);
    refusePanelWrites(strapi, businessTypes);
    checkRedirects(strapi);
    preparePanel(strapi);
    makeAddresses(strapi);
    checkOverrides(strapi);
    openTranslations(strapi);
    openEditorWork(strapi);
    openMailPreviews(strapi);
    openProductOrder(strapi);
    openPublishing(strapi);
    openHistory(strapi);
    openPrices(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    beginImmediate(strapi);
    await createIndexes(strapi, listIndexes);
    await runMigrations(strapi);
    await prepareNumbers(strapi, numberedKinds);
    endSilentBodies(strapi.server.httpServer);
    await refuseChanges(strapi, finalRows);
    await queueArrivals(strapi);
    await queueChanges(strapi);
    if (isStartedEmpty()) return endStartLock();
    await seedContent(strapi);
    await listStrings(strapi);
    await configureForms(strapi);
    await createPanelRoles(strapi, closedTypes);
    await configureMedia(strapi);
    await closeToEditors(strapi, closedTypes);
    await seedRoles(strapi);
    endSessionsOfChangedAccounts(strapi);
    await createDemoLogins(strapi);
    // Outermost first: the event is the last statement of the transaction that the redirects belong to.
    followContent(strapi, loggedValues, keepVersions(fieldLabel));
    cancelWithEntries(strapi);
    keepAddresses(strapi);
    dateGermanTexts(strapi);
    await fillDemo(strapi).catch((error: unknown) => strapi.log.error('The demo documents are not complete', error));
    await limitWaiting(strapi);
    await readDatabaseTime(strapi);
    await endStartLock();
    stops = [
      await startTracing(strapi),
      await sweepForms(),
      startAllJobs(strapi),
      await followOverrides(strapi),
      await openMetrics(strapi, gauges),
    ];
  },

  async destroy({ strapi }: { strapi: Core.Strapi }) {
    await Promise.all(stops.map((stop) => stop()));
    closeMailTransport();
    await reportEnd(strapi).catch((error: unknown) => strapi.log.warn('The end of this process could not be noted', error));
  },
};
