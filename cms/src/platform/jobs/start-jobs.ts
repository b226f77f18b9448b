import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { observeJob } from '../health/metrics';
import { inWork } from '../logs/current-work';
import { role } from '../settings';

/** Work that follows the event log or the clock. Each job may run in many processes at once: rows carry leases. */
export type Job = {
  name: string;
  everyMs: number;
  /** Delay of the first round, so that it does not slow the start down. */
  firstAfterMs?: number;
  /** Set for work with what this process alone has in memory: also processes that leave jobs to others do it. */
  isOwn?: true;
  run: (strapi: Core.Strapi) => Promise<void>;
};

/** Returns the jobs of a process by its role. Commands and tests switch all of them off, by `JOBS`. */
export function jobsOf(jobs: readonly Job[]): readonly Job[] {
  if (process.env.JOBS === 'false') return [];
  return role === 'api' ? jobs.filter(({ isOwn }) => isOwn) : jobs;
}

/** Starts the loops. @returns stops them and waits for rounds that are under way */
export function startJobs(strapi: Core.Strapi, jobs: readonly Job[]): () => Promise<void> {
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
    await inWork({ job: name }, () => runRound(strapi, name, run));
    beat(name, everyMs);
    await pause(everyMs, signal);
  }
}

async function runRound(strapi: Core.Strapi, name: string, run: Job['run']): Promise<void> {
  const startedAt = performance.now();
  try {
    await run(strapi);
    observeJob(name, { startedAt, failed: false });
  } catch (error) {
    observeJob(name, { startedAt, failed: true });
    strapi.log.error(`Job "${name}" failed`, error);
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> => delay(ms, undefined, { signal }).catch(() => undefined);

/** Time that a round may take, such as one that waits for a slow mail server. */
const PATIENCE_MS = 5 * 60 * 1000;

type Beat = { everyMs: number; at: number };

const beats = new Map<string, Beat>();

/** Records that a job has just finished a round. */
export const beat = (name: string, everyMs: number, at = Date.now()): void => void beats.set(name, { everyMs, at });

/** Lists jobs of this process that have not finished a round for too long. */
export const silentJobs = (nowMs = Date.now()): string[] =>
  [...beats].flatMap(([name, { everyMs, at }]) => (nowMs - at > everyMs + PATIENCE_MS ? [name] : []));
