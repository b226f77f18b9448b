import { describe, expect, test } from 'vitest';
import type { SessionGrant } from '../src/contract/people/account';
import { codeOf, cookieOf, createAccount, newEmail, PASSWORD, refreshed, send, signedInAs, signIn } from './accounts';
import { compiled, useSharedStrapi } from './strapi';

const shop = useSharedStrapi();
const refresh = (cookie: string) => refreshed(shop, cookie);

describe('signing in', () => {
  test('answers known and unknown addresses alike', async () => {
    const { email } = await createAccount(shop, 'user');
    const answers = await Promise.all(
      [email, newEmail()].map((address) => send(shop, 'POST', '/api/auth/login', { email: address, password: 'not-the-password' })),
    );
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
    expect(bodies[0]).toBe(bodies[1]);
  });

  test('puts the refresh token into an httpOnly cookie and nowhere else', async () => {
    const { email } = await createAccount(shop, 'user');
    const answer = await send(shop, 'POST', '/api/auth/login', { email: ` ${email.toUpperCase()} `, password: PASSWORD });
    const [cookie = ''] = answer.headers.getSetCookie();
    for (const attribute of ['path=/api/auth', 'samesite=strict', 'httponly'])
      expect(cookie.toLowerCase().split('; ')).toContain(attribute);
    expect(/; secure/i.test(cookie)).toBe(process.env.PUBLIC_URL !== undefined);
    const token = cookieOf(answer).split('=')[1] ?? '';
    expect(await answer.text()).not.toContain(token);
  });

  test('says in seconds how long the access token lasts, so that a browser needs no right date', async () => {
    const { email } = await createAccount(shop, 'user');
    const answer = await send(shop, 'POST', '/api/auth/login', { email, password: PASSWORD });
    const { accessToken, expiresInSeconds } = (await answer.json()) as SessionGrant;
    const { iat, exp } = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString());
    expect(expiresInSeconds).toBe(exp - iat);
  });

  test('of 50 tries at once five are looked at', async () => {
    const { email } = await createAccount(shop, 'user');
    const headers = { 'x-forwarded-for': '10.9.9.9' };
    const tries = Array.from({ length: 50 }, () => send(shop, 'POST', '/api/auth/login', { email, password: 'not-the-password' }, headers));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(45);
  });

  test('a forged forwarded address counts only from our own web server', async () => {
    const { email } = await createAccount(shop, 'user');
    const statuses: number[] = [];
    for (let index = 0; index < 7; index++) {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.8.0.${index}`, 'x-proxy-secret': 'guessed' };
      const answer = await fetch(`${shop.url}/api/auth/login`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ email, password: 'wrong-password' }),
      });
      statuses.push(answer.status);
    }
    // In production nobody but the web server gets an answer at all.
    expect(statuses.at(-1)).toBe(process.env.PUBLIC_URL ? 403 : 429);
  });

  test('a blocked account is told so only with the right password, and its token ends at once', async () => {
    const person = await signedInAs(shop, 'user');
    const { manageUsers } = compiled<{ manageUsers(strapi: unknown, args: string[]): Promise<string> }>('commands/manage-users');
    await manageUsers(shop.strapi, ['block', person.email]);
    expect((await person.call('GET', '/api/account')).status).toBe(401);
    expect(await codeOf(await refresh(person.cookie))).toBe('auth.session-ended');
    expect(await codeOf(await send(shop, 'POST', '/api/auth/login', { email: person.email, password: PASSWORD }))).toBe('auth.blocked');
    expect(await codeOf(await send(shop, 'POST', '/api/auth/login', { email: person.email, password: 'something-else' }))).toBe(
      'auth.credentials-wrong',
    );
  });
});

describe('what public pages may know of a session', () => {
  const known = (answer: Response) => answer.headers.getSetCookie().find((cookie) => cookie.startsWith('visitor=')) ?? '';
  const login = (email: string) => send(shop, 'POST', '/api/auth/login', { email, password: PASSWORD });

  test.each([
    ['user', 'app'],
    ['contractor', 'contractor'],
    ['admin', 'admin'],
    ['super_admin', 'admin'],
  ] as const)('%s: initials and the area %s, readable by scripts, and nothing else', async (role, area) => {
    const person = await signedInAs(shop, role);
    const cookie = known(await login(person.email));
    const hasFactor = process.env.PUBLIC_URL === undefined || area !== 'admin';
    expect(cookie).toMatch(new RegExp(`^visitor=${hasFactor ? area : 'app'}\\.[^.;@]{1,12};`));
    expect(cookie.toLowerCase()).toContain('samesite=strict');
    expect(cookie.toLowerCase()).toContain('path=/;');
    expect(cookie.toLowerCase()).not.toContain('httponly');
  });

  test('is set anew by a refresh and with another name, and goes with the session', async () => {
    const person = await signedInAs(shop, 'user');
    expect(known(await person.call('PATCH', '/api/account', { name: 'Änne Öz' }))).toMatch(/^visitor=app\.%C3%84%C3%96;/);
    const renewed = await refresh(person.cookie);
    expect(known(renewed)).toMatch(/^visitor=app\.%C3%84%C3%96;/);
    const cookie = cookieOf(renewed);
    expect(known(await send(shop, 'POST', '/api/auth/logout', {}, { cookie }))).toMatch(/^visitor=;/);
    expect(known(await refresh(cookie))).toMatch(/^visitor=;/);
    expect(known(await send(shop, 'POST', '/api/auth/refresh', {}))).toMatch(/^visitor=;/);
  });

  test('goes with the account', async () => {
    const person = await signedInAs(shop, 'user');
    const answer = await person.call('POST', '/api/account/deletion', { password: PASSWORD });
    expect(answer.status).toBe(200);
    expect(known(answer)).toMatch(/^visitor=;/);
  });
});

describe('a session', () => {
  test('is renewed by its cookie, which then is another one', async () => {
    const person = await signedInAs(shop, 'user');
    const answer = await refresh(person.cookie);
    const { account } = (await answer.json()) as SessionGrant;
    expect(account.email).toBe(person.email);
    expect(cookieOf(answer)).not.toBe(person.cookie);
  });

  test('survives a lost answer: the same cookie at once gives the same successor', async () => {
    const person = await signedInAs(shop, 'user');
    const first = await refresh(person.cookie);
    const second = await refresh(person.cookie);
    expect(second.status).toBe(200);
    expect(cookieOf(second)).toBe(cookieOf(first));
  });

  test('ends when a cookie comes again long after it was replaced', async () => {
    const person = await signedInAs(shop, 'user');
    const successor = cookieOf(await refresh(person.cookie));
    await shop.strapi.db
      .connection('strapi_sessions')
      .where({ status: 'rotated' })
      .update({ updated_at: new Date(Date.now() - 60_000) });
    expect(await codeOf(await refresh(person.cookie))).toBe('auth.session-ended');
    expect((await refresh(successor)).status).toBe(401);
    expect((await person.call('GET', '/api/account')).status).toBe(401);
  });

  test('ends on logout at once, for the access token too', async () => {
    const person = await signedInAs(shop, 'user');
    const other = await signIn(shop, person.email);
    const answer = await send(shop, 'POST', '/api/auth/logout', {}, { cookie: person.cookie });
    expect(cookieOf(answer)).toBe('pq_refresh=');
    expect((await person.call('GET', '/api/account')).status).toBe(401);
    expect((await other.call('GET', '/api/account')).status).toBe(200);
    await send(shop, 'POST', '/api/auth/logout', { everywhere: true }, { cookie: other.cookie });
    expect((await refresh(other.cookie)).status).toBe(401);
  });

  test.each([
    'x',
    'a.b.c',
    `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"userId":"1","type":"access"}').toString('base64url')}.`,
  ])('a made-up token (%s) is none', async (token) => {
    const answer = await send(shop, 'GET', '/api/account', undefined, { authorization: `Bearer ${token}` });
    expect(answer.status).toBe(401);
  });

  test('shows the devices, and one of them can be ended by its owner alone', async () => {
    const person = await signedInAs(shop, 'user');
    const second = await signIn(shop, person.email);
    const { sessions } = (await (await person.call('GET', '/api/account/sessions')).json()) as {
      sessions: { id: string; current: boolean }[];
    };
    expect(sessions.map(({ current }) => current).sort()).toEqual([false, true]);
    const other = sessions.find(({ current }) => !current);
    const stranger = await signedInAs(shop, 'user');
    expect((await stranger.call('DELETE', `/api/account/sessions/${other?.id}`)).status).toBe(404);
    expect((await person.call('DELETE', `/api/account/sessions/${other?.id}`)).status).toBe(204);
    expect((await second.call('GET', '/api/account')).status).toBe(401);
  });
});

test('ending all other sessions leaves the one in use, and other people’s', async () => {
  const person = await signedInAs(shop, 'user');
  const others = [await signIn(shop, person.email), await signIn(shop, person.email)];
  const stranger = await signedInAs(shop, 'user');
  expect((await person.call('DELETE', '/api/account/sessions')).status).toBe(204);
  for (const other of others) expect((await other.call('GET', '/api/account')).status).toBe(401);
  for (const kept of [person, stranger]) expect((await kept.call('GET', '/api/account')).status).toBe(200);
});
