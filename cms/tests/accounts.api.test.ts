import { TOTP } from 'otpauth';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Account, RecoveryCodes, SecondFactorOffer, SessionGrant } from '../src/contract/account';
import {
  compiled,
  cookieOf,
  createAccount,
  mailTo,
  newEmail,
  PASSWORD,
  send,
  signedInAs,
  signIn,
  tokenIn,
  type SignedIn,
} from './accounts';
import { useStrapi } from './strapi';

const shop = useStrapi();
const codeOf = async (answer: Response) => ((await answer.json()) as { error?: { code: string } }).error?.code;
const refresh = (cookie: string) => send(shop, 'POST', '/api/auth/refresh', {}, { cookie });

const newPerson = async () => {
  const email = newEmail();
  const answer = await send(shop, 'POST', '/api/functions/us-central1/handleUserCreation', { data: { email, password: PASSWORD } });
  expect(await answer.json()).toMatchObject({ result: { success: true, user: { email, emailVerified: false } } });
  return signIn(shop, email);
};

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
    const { manageUsers } = compiled<{ manageUsers(strapi: unknown, words: string[]): Promise<string> }>('accounts/manage-users');
    await manageUsers(shop.strapi, ['block', person.email]);
    expect((await person.call('GET', '/api/account')).status).toBe(401);
    expect(await codeOf(await refresh(person.cookie))).toBe('auth.session-ended');
    expect(await codeOf(await send(shop, 'POST', '/api/auth/login', { email: person.email, password: PASSWORD }))).toBe('auth.blocked');
    expect(await codeOf(await send(shop, 'POST', '/api/auth/login', { email: person.email, password: 'something-else' }))).toBe(
      'auth.credentials-wrong',
    );
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

describe('an address', () => {
  test('is proven by the mail’s link in the account’s session, once', async () => {
    const person = await newPerson();
    const token = tokenIn((await mailTo(shop, person.email, 'verify-email'))?.text);
    expect((await person.call('GET', '/api/quotes')).status).toBe(403);
    expect((await person.call('POST', '/api/auth/verify-email', { token })).status).toBe(200);
    expect(await (await person.call('GET', '/api/quotes')).json()).toEqual({ items: [], next: null });
    expect(await codeOf(await person.call('POST', '/api/auth/verify-email', { token }))).toBe('auth.link-invalid');
  });

  test('is not proven by who merely reads the mailbox', async () => {
    const stranger = await newPerson();
    const token = tokenIn((await mailTo(shop, stranger.email, 'verify-email'))?.text);
    expect(await codeOf(await send(shop, 'POST', '/api/auth/verify-email', { token }))).toBe('auth.link-needs-password');
    const owner = await signedInAs(shop, 'user');
    expect(await codeOf(await owner.call('POST', '/api/auth/verify-email', { token }))).toBe('auth.link-needs-password');
    expect(await codeOf(await send(shop, 'POST', '/api/auth/verify-email', { token, password: 'a guessed one' }))).toBe(
      'auth.password-wrong',
    );
    expect((await send(shop, 'POST', '/api/auth/verify-email', { token, password: PASSWORD })).status).toBe(200);
  });

  test('of a stranger’s account goes to its owner by a reset, which removes what the stranger set up', async () => {
    const stranger = await newPerson();
    const secret = ((await (await stranger.call('POST', '/api/account/second-factor')).json()) as SecondFactorOffer).secret;
    await stranger.call('POST', '/api/account/second-factor/confirm', { code: new TOTP({ secret }).generate() });
    await send(shop, 'POST', '/api/functions/us-central1/handlePasswordReset', { data: { email: stranger.email } });
    const token = tokenIn((await mailTo(shop, stranger.email, 'password-reset'))?.text);
    expect(await (await send(shop, 'POST', '/api/auth/reset-password', { token, password: 'grundriss-vom-speicher' })).json()).toEqual({
      email: stranger.email,
    });
    expect((await stranger.call('GET', '/api/account')).status).toBe(401);
    const owner = await signIn(shop, stranger.email, 'grundriss-vom-speicher');
    expect(await (await owner.call('GET', '/api/account')).json()).toMatchObject({ emailVerified: true, secondFactor: false });
    expect(await codeOf(await send(shop, 'POST', '/api/auth/reset-password', { token, password: 'grundriss-vom-speicher' }))).toBe(
      'auth.link-invalid',
    );
  });

  test('changes with the password only, is unproven then, and the old one is told', async () => {
    const person = await signedInAs(shop, 'user');
    const email = newEmail();
    expect(await codeOf(await person.call('POST', '/api/auth/change-email', { email, password: 'not-the-password' }))).toBe(
      'auth.password-wrong',
    );
    const account = (await (await person.call('POST', '/api/auth/change-email', { email, password: PASSWORD })).json()) as Account;
    expect(account).toMatchObject({ email, emailVerified: false });
    expect(await mailTo(shop, person.email, 'address-changed')).toBeDefined();
    expect(tokenIn((await mailTo(shop, email, 'verify-email'))?.text)).toHaveLength(43);
    const other = await signedInAs(shop, 'user');
    expect(await codeOf(await other.call('POST', '/api/auth/change-email', { email, password: PASSWORD }))).toBe('auth.address-taken');
  });

  test('without an account gets no reset mail, and nobody can tell', async () => {
    const email = newEmail();
    const answer = await send(shop, 'POST', '/api/functions/us-central1/handlePasswordReset', { data: { email } });
    expect([answer.status, await answer.json()]).toEqual([200, { result: null }]);
    expect(await mailTo(shop, email, 'password-reset')).toBeUndefined();
    expect(await shop.strapi.db.query('api::outbox.outbox').count({ where: { to: email } })).toBe(0);
  });
});

test('changing the password ends the other sessions and keeps this device signed in', async () => {
  const person = await signedInAs(shop, 'user');
  const other = await signIn(shop, person.email);
  const answer = await person.call('POST', '/api/auth/change-password', { currentPassword: PASSWORD, password: 'ein neues langes' });
  const { accessToken } = (await answer.json()) as SessionGrant;
  expect((await other.call('GET', '/api/account')).status).toBe(401);
  expect((await send(shop, 'GET', '/api/account', undefined, { authorization: `Bearer ${accessToken}` })).status).toBe(200);
  expect((await refresh(cookieOf(answer))).status).toBe(200);
});

test.each([
  ['neun zei.', 'field.password-short'],
  ['x'.repeat(73), 'field.password-long'],
  ['ü'.repeat(37), 'field.password-long'],
  ['1234567890', 'field.password-common'],
  ['Qwertyuiop', 'field.password-common'],
])('the password %s is refused', async (password, problem) => {
  const person = await signedInAs(shop, 'user');
  const answer = await person.call('POST', '/api/auth/change-password', { currentPassword: PASSWORD, password });
  expect(await answer.json()).toMatchObject({ error: { code: 'auth.password-refused', fields: { password: problem } } });
});

describe('a profile', () => {
  test.each([
    [{ role: 'super_admin' }],
    [{ confirmed: true }],
    [{ emailVerified: true }],
    [{ blocked: false }],
    [{ email: 'other@example.org' }],
    [{ secondFactor: null }],
    [{ name: 'Ada', ownerId: 'x' }],
  ])('cannot be given %j', async (change) => {
    const person = await signedInAs(shop, 'user');
    expect(await codeOf(await person.call('PATCH', '/api/account', change))).toBe('input.invalid');
  });

  test('keeps what was said, in one spelling', async () => {
    const person = await signedInAs(shop, 'user');
    const billingAddress = { name: 'Ada GmbH', street: 'Weg 1', postcode: '10115', city: 'Berlin', country: 'DE' };
    const answer = await person.call('PATCH', '/api/account', { name: ' Ada ', vatId: 'de 123 456 789', language: 'en', billingAddress });
    expect(await answer.json()).toMatchObject({ name: 'Ada', vatId: 'DE123456789', language: 'en', billingAddress });
    expect(await codeOf(await person.call('PATCH', '/api/account', { vatId: 'DE12' }))).toBe('input.invalid');
  });
});

describe('a second factor', () => {
  let person: SignedIn;
  let totp: TOTP;
  let recoveryCodes: string[];
  const code = (steps = 0) => totp.generate({ timestamp: Date.now() + steps * 30_000 });

  beforeAll(async () => {
    person = await signedInAs(shop, 'user');
    const offer = (await (await person.call('POST', '/api/account/second-factor')).json()) as SecondFactorOffer;
    totp = new TOTP({ secret: offer.secret });
    const confirmed = await person.call('POST', '/api/account/second-factor/confirm', { code: code(-1) });
    ({ recoveryCodes } = (await confirmed.json()) as RecoveryCodes);
  });

  test('is asked for after the right password', async () => {
    expect(await codeOf(await send(shop, 'POST', '/api/auth/login', { email: person.email, password: PASSWORD }))).toBe(
      'auth.code-required',
    );
    expect(await codeOf(await send(shop, 'POST', '/api/auth/login', { email: person.email, password: PASSWORD, code: '123456' }))).toBe(
      'auth.code-wrong',
    );
  });

  test('lets in with a code, each code once', async () => {
    const now = code();
    await signIn(shop, person.email, PASSWORD, now);
    await expect(signIn(shop, person.email, PASSWORD, now)).rejects.toThrow('401');
  });

  test('lets in with a recovery code, each once, also when it comes twice at the same time', async () => {
    const [first = ''] = recoveryCodes;
    const both = await Promise.allSettled([
      signIn(shop, person.email, PASSWORD, first.toUpperCase()),
      signIn(shop, person.email, PASSWORD, first),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(recoveryCodes).toHaveLength(10);
  });

  test('counts only once it is confirmed by a right code, read from a square picture', async () => {
    const other = await signedInAs(shop, 'user');
    const offer = (await (await other.call('POST', '/api/account/second-factor')).json()) as SecondFactorOffer;
    expect(offer.qr.every((row) => row.length === offer.qr.length)).toBe(true);
    const wrong = await other.call('POST', '/api/account/second-factor/confirm', { code: 'abcdef' });
    expect(await codeOf(wrong)).toBe('auth.code-wrong');
    await signIn(shop, other.email);
  });

  test('is removed with password and code only', async () => {
    expect(await codeOf(await person.call('POST', '/api/account/second-factor/remove', { password: PASSWORD }))).toBe('auth.code-required');
    const answer = await person.call('POST', '/api/account/second-factor/remove', { password: PASSWORD, code: recoveryCodes[1] });
    expect(await answer.json()).toMatchObject({ secondFactor: false });
  });

  test('is not kept in clear text', async () => {
    const rows = await shop.strapi.db.connection('up_users').select('second_factor');
    expect(JSON.stringify(rows)).not.toContain(totp.secret.base32);
  });
});

test('staff without a second factor have a customer’s rights in production', async () => {
  const lead = await signedInAs(shop, 'super_admin');
  const status = (await lead.call('GET', '/api/staff/contacts')).status;
  expect(status).toBe(process.env.PUBLIC_URL ? 403 : 200);
});
