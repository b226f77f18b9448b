import type { Core } from '@strapi/strapi';
import { RateLimiterPostgres, RateLimiterRes, RateLimiterSQLite, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { CHALLENGE_LIFETIME_MS } from './app-check-token';
import { Problem } from '../../contract/problem';
import { noteAttempt } from '../security/security-log';
import { hashPersonal } from './hash';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Limits of calls per client address, unless the name says otherwise; a solved challenge counts once in its life. */
const limits = {
  'quote-submit': { points: 30, duration: HOUR },
  contact: { points: 20, duration: HOUR },
  /** Declaring is a legal right, so the limit is high and only stops machines. */
  declaration: { points: 60, duration: HOUR },
  'app-check': { points: 300, duration: HOUR },
  'guest-link': { points: 300, duration: HOUR },
  /** Requests for lost links from one address, and mails with links to one, which nobody has proven. */
  'guest-links': { points: 20, duration: HOUR },
  'guest-links-to': { points: 3, duration: DAY },
  /** Messages of one account, or about one guest's quote. */
  message: { points: 120, duration: HOUR },
  'challenge-use': { points: 1, duration: CHALLENGE_LIFETIME_MS / 1000 },
  upload: { points: 2_000, duration: HOUR },
  'login-address': { points: 100, duration: HOUR },
  /** Tries for one account from one address: a stranger cannot lock the owner out. */
  'login-pair': { points: 5, duration: 15 * MINUTE },
  'login-account': { points: 100, duration: HOUR },
  'sign-up': { points: 20, duration: HOUR },
  /** Sign-ups without an app-check token. */
  'sign-up-unchecked': { points: 5, duration: HOUR },
  'reset-request': { points: 20, duration: HOUR },
  /** Mails to one address that somebody makes us send, each purpose for itself: no other actions keep a person's own mail away. */
  'reset-to': { points: 5, duration: HOUR }, // an unproven address gets fewer mails than that (`render-account-mail`)
  'invite-to': { points: 3, duration: DAY },
  /** Mails at signing up, when requested again, and for another address. */
  'verify-to': { points: 3, duration: DAY },
  /** Receipts of declarations to one address; beyond them the answer is the receipt (§§ 312k, 356a BGB). */
  'receipt-to': { points: 3, duration: DAY },
  'mail-link': { points: 60, duration: HOUR },
  /** Repeated checks of a password, per account. */
  'password-again': { points: 10, duration: 15 * MINUTE },
  function: { points: 600, duration: HOUR },
  export: { points: 5, duration: HOUR },
  /** Lists that one member of the team exports. */
  'list-export': { points: 60, duration: HOUR },
  /** Attempts at the panel's sign-in, which are slowed down and never refused for their number (`panel-logins`). */
  'panel-login-address': { points: 1_000_000, duration: HOUR },
  'panel-login-account': { points: 1_000_000, duration: HOUR },
} as const;
export type LimitName = keyof typeof limits;

const limiters = new Map<LimitName, Promise<RateLimiterAbstract>>();

/** Counts one call, shared by all processes through the database. @throws Problem rate.limited */
export async function limit(strapi: Core.Strapi, name: LimitName, key: string): Promise<void> {
  const refused = await consume(strapi, name, key);
  if (refused) throw new Problem('rate.limited', { seconds: Math.ceil(refused.msBeforeNext / 1000) });
}

/** Counts one call like `limit`, for work that is left out rather than refused. */
export const isWithinLimit = async (strapi: Core.Strapi, name: LimitName, key: string): Promise<boolean> =>
  (await consume(strapi, name, key)) === null;

/** Counts one call. @returns the number of calls within the limit's time, this one among them */
export async function count(strapi: Core.Strapi, name: LimitName, key: string): Promise<number> {
  const limiter = await limiterOf(strapi, name);
  return (await limiter.consume(hashPersonal(key))).consumedPoints;
}

/** Takes counted calls back: all of a key, or `points` of them. */
export async function forgive(strapi: Core.Strapi, name: LimitName, key: string, points?: number): Promise<void> {
  const limiter = await limiterOf(strapi, name);
  await (points ? limiter.reward(hashPersonal(key), points) : limiter.delete(hashPersonal(key)));
}

/** @returns null while the call is allowed */
async function consume(strapi: Core.Strapi, name: LimitName, key: string): Promise<RateLimiterRes | null> {
  const limiter = await limiterOf(strapi, name);
  return limiter.consume(hashPersonal(key)).then(
    () => null,
    (refused: unknown) => {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      noteAttempt(strapi, { kind: 'limited', reason: name });
      return refused;
    },
  );
}

/**
 * Returns the process's one limiter of a name: each one reads its table and cleans it by a timer of its own, which never
 * ends. A limiter that found no database is not kept.
 */
function limiterOf(strapi: Core.Strapi, name: LimitName): Promise<RateLimiterAbstract> {
  const known = limiters.get(name);
  if (known) return known;
  const limiter = createLimiter(strapi, name);
  limiters.set(name, limiter);
  limiter.catch(() => limiters.delete(name));
  return limiter;
}

function createLimiter(strapi: Core.Strapi, name: LimitName): Promise<RateLimiterAbstract> {
  const Limiter = strapi.db.dialect.client === 'postgres' ? RateLimiterPostgres : RateLimiterSQLite;
  return new Promise((resolve, reject) => {
    const options = { storeClient: strapi.db.connection, storeType: 'knex', tableName: 'rate_limits', keyPrefix: name, ...limits[name] };
    const limiter: RateLimiterAbstract = new Limiter(options, (error?: Error) => (error ? reject(error) : resolve(limiter)));
  });
}
