import { createHmac, randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { root, run } from '../steps.mjs';

const { TOTP } = createRequire(join(root, 'cms', 'package.json'))('otpauth');

const ANSWER_MS = 30_000;
const AGAIN_MS = 400;
/** Sign-ins of one account are limited; a second factor's code counts once and lasts as long. */
const CODE_MS = 30_000;

/** Says that the shop refused what it should have done. */
export class Refused extends Error {
  constructor(method, path, { status, text }) {
    super(`${method} ${path.replace(/[\w-]{20,}/g, '…')} answered ${status} ${/"code":"([^"]+)"/.exec(text)?.[1] ?? text.slice(0, 80)}`);
    this.status = status;
  }
}

const json = (body) => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

/** Returns calls from one network address that are repeated, the same each time, until the shop has answered. */
export function caller(town, journal) {
  const address = `10.${[...randomBytes(3)].join('.')}`;
  return async (method, path, { body, form, headers = {} } = {}) => {
    const content = form ? { body: form() } : body === undefined ? { headers: {} } : json(body);
    for (;;) {
      const given = { ...content, ...(form && { body: form() }), method };
      const answer = await once(town.url + path, { ...given, headers: { ...content.headers, 'x-forwarded-for': address, ...headers } });
      if (answer && answer.status < 500 && answer.status !== 429) return checked(method, path, answer);
      journal.repeated++;
      if (journal.isOver) throw new Error(`${method} ${path} was not answered before the end`);
      await delay(AGAIN_MS);
    }
  };
}

function checked(method, path, answer) {
  if (answer.status >= 400) throw new Refused(method, path, answer);
  return { ...answer, json: answer.text ? JSON.parse(answer.text) : null };
}

/** Sends a request once. @returns its whole answer, or null when it was lost on either way */
export async function once(url, init) {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(ANSWER_MS), redirect: 'manual' });
    return { status: answer.status, text: await answer.text(), cookie: answer.headers.getSetCookie()[0]?.split(';')[0] };
  } catch {
    return null;
  }
}

/** Does the proof of work for a cart. @returns the headers of its calls */
export async function appCheck(call, cartId) {
  const headers = { 'x-cart-id': cartId };
  const { json: challenge } = await call('GET', '/api/app-check/challenge', { headers });
  const solution = await solveChallenge({ challenge, deriveKey });
  const payload = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  // A solution counts once: one whose answer was lost is refused, and another one is made.
  try {
    const { json: proven } = await call('POST', '/api/app-check', { body: { payload }, headers });
    return { ...headers, 'x-app-check': proven.token };
  } catch (error) {
    if (error instanceof Refused && error.status < 404) return appCheck(call, cartId);
    throw error;
  }
}

/** The token of a guest's link, as the mail with the offer has it. Computed, so that mails that wait hold up no orders. */
export const guestToken = ({ env }, quoteId) =>
  createHmac('sha256', env.GUEST_LINK_SECRET).update(`guest-link:${quoteId}:2`).digest('base64url');

/** Makes a member of the team with a second factor. @returns their calls, which renew the session when it ends */
export async function staffMember(town, journal) {
  const login = { email: 'drill@planquadrat.example', password: 'only-for-this-drill' };
  const created = await run(process.execPath, ['dist/src/commands/user.js', 'create', login.email, 'admin', login.password], {
    cwd: join(root, 'cms'),
    env: town.env,
  });
  if (created.code !== 0) throw new Error(created.output);
  const call = caller(town, journal);
  let session = await call('POST', '/api/auth/login', { body: login });
  const asStaff = (token) => ({ headers: { authorization: `Bearer ${token}` } });
  const { json: factor } = await call('POST', '/api/account/second-factor', { body: {}, ...asStaff(session.json.accessToken) });
  const code = () => new TOTP({ secret: factor.secret }).generate();
  await call('POST', '/api/account/second-factor/confirm', { body: { code: code() }, ...asStaff(session.json.accessToken) });

  /** Renews the session; one whose renewal was lost on the way is begun anew. */
  const renew = async () => {
    const renewed = await call('POST', '/api/auth/refresh', { body: {}, headers: { cookie: session.cookie } }).catch(refusal);
    for (session = renewed ?? session; !renewed; await delay(CODE_MS)) {
      const begun = await call('POST', '/api/auth/login', { body: { ...login, code: code() } }).catch(refusal);
      if (begun) return void (session = begun);
    }
  };
  let renewing;
  return async (method, path, body) => {
    for (;;) {
      const { accessToken } = session.json;
      const answer = await call(method, path, { body, ...asStaff(accessToken) }).catch((error) => {
        if (error instanceof Refused && error.status === 401) return null;
        throw error;
      });
      if (answer) return answer.json;
      if (accessToken === session.json.accessToken) await (renewing ??= renew().finally(() => (renewing = undefined)));
    }
  };
}

function refusal(error) {
  if (error instanceof Refused) return null;
  throw error;
}
