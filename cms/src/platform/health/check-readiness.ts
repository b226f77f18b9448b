import type { Core } from '@strapi/strapi';
import { silentJobs } from '../jobs/beats';
import { findWarnings } from './find-warnings';

/** `problems` keep this process from serving; `warnings` are what the operator should settle before going public. */
export type Readiness = { ready: boolean; problems: string[]; warnings: string[] };

const LIFETIME_MS = 1_000;
const TIMEOUT_MS = 5_000;

let latest: { at: number; readiness: Promise<Readiness> } | undefined;

/** Whether this process can serve: database, content and jobs. Callers within a second share one look. */
export function checkReadiness(strapi: Core.Strapi, nowMs = Date.now()): Promise<Readiness> {
  if (!latest || nowMs - latest.at > LIFETIME_MS) latest = { at: nowMs, readiness: look(strapi) };
  return latest.readiness;
}

async function look(strapi: Core.Strapi): Promise<Readiness> {
  const jobs = silentJobs().map((name) => `The job "${name}" has stopped.`);
  try {
    const warnings = await inTime(findWarnings(strapi));
    const seeded = await inTime(strapi.db.query('api::site.site').count({ where: { publishedAt: { $notNull: true } } }));
    const problems = [...jobs, ...(seeded > 0 ? [] : ['There is no published content.'])];
    return { ready: problems.length === 0, problems, warnings };
  } catch (error) {
    strapi.log.error('The database does not answer', error);
    return { ready: false, problems: ['The database does not answer.', ...jobs], warnings: [] };
  }
}

function inTime<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_resolve, reject) =>
    setTimeout(() => reject(new Error(`no answer in ${TIMEOUT_MS} ms`)), TIMEOUT_MS).unref(),
  );
  return Promise.race([work, late]);
}
