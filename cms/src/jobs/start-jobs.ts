import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { completeDeliveries } from '../flows/complete-deliveries';
import { expireAssignments } from '../flows/expire-assignments';
import { expireOffers } from '../flows/expire-offers';
import { storeDocuments } from '../documents/store-documents';
import { removeExpiredFiles } from '../files/remove-expired-files';
import { followPeople } from '../flows/follow-people';
import { postponeAssignments } from '../flows/postpone-assignments';
import { remind } from '../flows/remind';
import { remindOfOffers } from '../flows/remind-of-offers';
import { removeOldContacts } from '../flows/remove-old-contacts';
import { withdrawAssignments } from '../flows/withdraw-assignments';
import { deliverOutbox } from '../mail/deliver-outbox';
import { queueMails } from '../mail/queue-mails';
import { fillSearchText } from '../search/fill-search-text';
import { beat } from './beats';

type Job = {
  name: string;
  everyMs: number;
  /** Leaves a start alone. */ firstAfterMs?: number;
  run: (strapi: Core.Strapi) => Promise<void>;
};

/** Work that follows the event log or the clock. Each job may run in many processes at once: rows carry leases. */
const jobs: Job[] = [
  { name: 'queue mails', everyMs: 500, run: queueMails },
  { name: 'deliver outbox', everyMs: 500, run: deliverOutbox },
  { name: 'expire offers', everyMs: 60 * 1000, run: (strapi) => expireOffers(strapi) },
  { name: 'expire assignments', everyMs: 60 * 1000, run: (strapi) => expireAssignments(strapi) },
  { name: 'follow people', everyMs: 500, run: followPeople },
  { name: 'withdraw assignments', everyMs: 500, run: withdrawAssignments },
  { name: 'postpone assignments', everyMs: 500, run: postponeAssignments },
  { name: 'complete deliveries', everyMs: 60 * 1000, run: (strapi) => completeDeliveries(strapi) },
  { name: 'store documents', everyMs: 500, run: storeDocuments },
  { name: 'remind', everyMs: 60 * 1000, run: (strapi) => remind(strapi) },
  { name: 'remind of offers', everyMs: 60 * 1000, run: (strapi) => remindOfOffers(strapi) },
  { name: 'remove expired files', everyMs: 60 * 60 * 1000, run: removeExpiredFiles },
  { name: 'fill search texts', everyMs: 60 * 1000, firstAfterMs: 15 * 1000, run: fillSearchText },
  { name: 'remove old contacts', everyMs: 60 * 60 * 1000, run: removeOldContacts },
];

/** Starts the loops. @returns stops them and waits for what is under way. */
export function startJobs(strapi: Core.Strapi): () => Promise<void> {
  if (process.env.JOBS === 'false') return async () => {};
  const stop = new AbortController();
  setMaxListeners(jobs.length, stop.signal);
  const loops = jobs.map((job) => loop(strapi, job, stop.signal));
  return async () => {
    stop.abort();
    await Promise.all(loops);
  };
}

async function loop(strapi: Core.Strapi, { name, everyMs, firstAfterMs = 0, run }: Job, signal: AbortSignal): Promise<void> {
  await pause(firstAfterMs, signal);
  while (!signal.aborted) {
    // A failed round is logged and tried again: the rows still say what is to be done.
    await run(strapi).catch((error: unknown) => strapi.log.error(`Job "${name}" failed`, error));
    beat(name, everyMs);
    await pause(everyMs, signal);
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> => delay(ms, undefined, { signal }).catch(() => undefined);
