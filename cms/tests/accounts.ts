import { randomBytes } from 'node:crypto';
import type { SessionGrant } from '../src/contract/people/account';
import type { Role } from '../src/contract/people/roles';
import { compiled, type Shop } from './strapi';

export const PASSWORD = 'rohbau-und-ausbau';

export type SignedIn = {
  id: string;
  email: string;
  /** The session's cookie, `pq_refresh=…`, as a browser would send it. */
  cookie: string;
  token: string;
  /** Sends a request with the access token; a body makes it a JSON request. */
  call(method: string, path: string, body?: unknown): Promise<Response>;
};

let addresses = 0;
/** Returns an unused client address, so that limits per address do not add up over a test file. */
export const newAddress = (): string => `10.1.${Math.floor(++addresses / 250)}.${addresses % 250}`;
export const newEmail = (): string => `person-${randomBytes(5).toString('hex')}@example.org`;

/** Returns the shop as many visitors reach it, each time from another address: limits per address do not add up. */
export const fromManyAddresses = (shop: Shop): Shop => ({
  get strapi() {
    return shop.strapi;
  },
  get url() {
    return shop.url;
  },
  http: (path, init = {}) => {
    const headers = new Headers(init.headers);
    if (!headers.has('x-forwarded-for')) headers.set('x-forwarded-for', newAddress());
    return shop.http(path, { ...init, headers });
  },
  appCheck: (id) => shop.appCheck(id),
});

type Request = [method: string, path: string, body?: unknown, headers?: Record<string, string>];

export const send = (shop: Shop, ...[method, path, body, headers = {}]: Request): Promise<Response> =>
  shop.http(path, {
    method,
    headers: { 'x-forwarded-for': newAddress(), ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

/** Reads the code of a refusal. */
export const codeOf = async (answer: Response): Promise<string | undefined> =>
  ((await answer.json()) as { error?: { code: string } }).error?.code;

/** Renews a session by its cookie. */
export const refreshed = (shop: Shop, cookie: string): Promise<Response> => send(shop, 'POST', '/api/auth/refresh', {}, { cookie });

export const cookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .find((line) => line.startsWith('pq_refresh='))
    ?.split(';')[0] ?? '';

type SignUp = { signUp(strapi: unknown, requested: object, options: object): Promise<{ documentId: string }> };

/** Creates an account of a role, as the operator would. */
export async function createAccount(
  shop: Shop,
  role: Role,
  { confirmed = true, email = newEmail() } = {},
): Promise<{ id: string; email: string }> {
  const { signUp } = compiled<SignUp>('domain/people/sign-up');
  const { documentId } = await signUp(shop.strapi, { email, password: PASSWORD }, { role, confirmed });
  return { id: documentId, email };
}

export async function signIn(shop: Shop, email: string, password = PASSWORD, code?: string): Promise<SignedIn> {
  const answer = await send(shop, 'POST', '/api/auth/login', { email, password, ...(code && { code }) });
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}: ${await answer.text()}`);
  const { accessToken: token, account } = (await answer.json()) as SessionGrant;
  const call: SignedIn['call'] = (method, path, body) => send(shop, method, path, body, { authorization: `Bearer ${token}` });
  return { id: account.uid, email, cookie: cookieOf(answer), token, call };
}

export async function signedInAs(shop: Shop, role: Role, options?: { confirmed?: boolean }): Promise<SignedIn> {
  const { email } = await createAccount(shop, role, options);
  return signIn(shop, email);
}

/** Sets up a second factor: in production staff have their rights only with one. */
export async function giveSecondFactor(shop: Shop, accountId: string): Promise<void> {
  const secondFactor = { sealed: '', confirmedAt: new Date().toISOString(), lastStep: 0, recoveryHashes: [] };
  await shop.strapi.db.query('plugin::users-permissions.user').update({ where: { documentId: accountId }, data: { secondFactor } });
}

/** Signs in a member of the team, with all rights of the role. */
export async function staffMember(shop: Shop, role: 'admin' | 'super_admin'): Promise<SignedIn> {
  const person = await signedInAs(shop, role);
  await giveSecondFactor(shop, person.id);
  return person;
}

type Job = Record<string, (strapi: unknown) => Promise<void>>;

const MAX_ROUNDS = 20;

/** Delivers the mails that wait for an address (without SMTP into the mailbox). @returns its newest mail of a kind */
export async function mailTo(shop: Shop, to: string, template: string): Promise<{ subject: string; text: string } | undefined> {
  const { deliverOutbox } = compiled<Job>('platform/mail/deliver-outbox');
  const outbox = shop.strapi.db.query('api::outbox.outbox');
  const isWaiting = async () => (await outbox.count({ where: { to, template, status: 'waiting' } })) > 0;
  for (let round = 0; round < MAX_ROUNDS && (await isWaiting()); round++) await deliverOutbox?.(shop.strapi);
  const rows = await outbox.findMany({ where: { to, template, status: 'sent' }, orderBy: { id: 'desc' } });
  return rows[0];
}

export const tokenIn = (text = ''): string => /[?]token=([\w-]{43})/.exec(text)?.[1] ?? '';
