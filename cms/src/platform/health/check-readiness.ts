import type { Core } from '@strapi/strapi';
import { silentJobs } from '../jobs/start-jobs';
import { BlockList, isIP } from 'node:net';
import type { Context } from 'koa';
import { cmsTrustedHops } from '../settings';

/** `problems` keep this process from serving; `warnings` are what the operator should settle before going public. */
export type Readiness = { ready: boolean; problems: string[]; warnings: string[] };

/** The areas' answers to whether the shop is filled, and fit for the public. */
type Content = {
  isPublished: (strapi: Core.Strapi) => Promise<boolean>;
  findWarnings: (strapi: Core.Strapi) => Promise<string[]>;
};

let registered: Content | null = null;

/** Says once, at the start, who knows the shop's content. */
export const registerContent = (content: Content): void => void (registered = content);

const LIFETIME_MS = 1_000;
const TIMEOUT_MS = 5_000;

let latest: { at: number; readiness: Promise<Readiness> } | undefined;

/** Checks whether this process can serve: database, content and jobs. Callers within a second share one check. */
export function checkReadiness(strapi: Core.Strapi, nowMs = Date.now()): Promise<Readiness> {
  if (!latest || nowMs - latest.at > LIFETIME_MS) latest = { at: nowMs, readiness: look(strapi) };
  return latest.readiness;
}

async function look(strapi: Core.Strapi): Promise<Readiness> {
  if (!registered) throw new Error('nobody who knows the content is registered');
  const { isPublished, findWarnings } = registered;
  const jobs = silentJobs().map((name) => `The job "${name}" has stopped.`);
  try {
    const warnings = await inTime(findWarnings(strapi));
    const problems = [...jobs, ...((await inTime(isPublished(strapi))) ? [] : ['There is no published content.'])];
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

const internal = new BlockList();
internal.addSubnet('127.0.0.0', 8);
internal.addSubnet('10.0.0.0', 8);
internal.addSubnet('172.16.0.0', 12);
internal.addSubnet('192.168.0.0', 16);
internal.addAddress('::1', 'ipv6');
internal.addSubnet('fc00::', 7, 'ipv6');

/**
 * Checks whether a request comes from the installation's own network: a load balancer's probe, the operator's monitoring. A
 * request that came through a proxy which no setting names as trusted may come from anywhere.
 */
export function isInternal(ctx: Context): boolean {
  if (cmsTrustedHops === 0 && ctx.get('x-forwarded-for')) return false;
  const address = ctx.ip.replace(/^::ffff:/, '');
  return isIP(address) !== 0 && internal.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
}
