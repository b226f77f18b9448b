import { TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import type { Account, SecondFactorOffer, SessionGrant } from '../src/contract/people/account';
import { codeOf, cookieOf, mailTo, newEmail, PASSWORD, refreshed, send, signedInAs, signIn, tokenIn } from './accounts';
import { useSharedStrapi } from './strapi';

const shop = useSharedStrapi();

const newPerson = async () => {
  const email = newEmail();
  const answer = await send(shop, 'POST', '/api/functions/us-central1/handleUserCreation', { data: { email, password: PASSWORD } });
  expect(await answer.json()).toMatchObject({ result: { success: true, user: { email, emailVerified: false } } });
  return signIn(shop, email);
};

const mailsTo = (to: string): Promise<{ template: string; status: string; text: string; html: string }[]> =>
  shop.strapi.db.query('api::outbox.outbox').findMany({ where: { to }, orderBy: { id: 'asc' } });

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

  test('that is unproven gets three mails a day of a purpose, and whoever asks cannot tell', async () => {
    const person = await newPerson();
    const resend = () => person.call('POST', '/api/auth/resend-verification');
    expect([(await resend()).status, (await resend()).status, (await resend()).status]).toEqual([200, 200, 429]);
    const reset = () => send(shop, 'POST', '/api/functions/us-central1/handlePasswordReset', { data: { email: person.email } });
    for (let requested = 0; requested < 5; requested++)
      expect([(await reset()).status, await mailTo(shop, person.email, 'password-reset')]).toEqual([200, expect.anything()]);
    const sent = (template: string) => shop.strapi.db.query('api::outbox.outbox').count({ where: { to: person.email, template } });
    expect([await sent('verify-email'), await sent('password-reset')]).toEqual([3, 3]);
  });

  test('that is unproven hears of new passwords three times a day, never by the name that was typed', async () => {
    const data = { email: newEmail(), password: PASSWORD, name: 'Buy Cheap' };
    await send(shop, 'POST', '/api/functions/us-central1/handleUserCreation', { data });
    let password = PASSWORD;
    for (let changed = 0; changed < 5; changed++) {
      const next = `grundriss-vom-speicher-${changed}`;
      const stranger = await signIn(shop, data.email, password);
      const answer = await stranger.call('POST', '/api/auth/change-password', { currentPassword: password, password: next });
      expect(answer.status).toBe(200);
      password = next;
      await mailTo(shop, data.email, 'password-changed');
    }
    await mailTo(shop, data.email, 'verify-email');
    const mails = await mailsTo(data.email);
    expect(mails.map(({ template, status }) => [template, status])).toEqual([
      ['verify-email', 'sent'],
      ...Array.from({ length: 3 }, () => ['password-changed', 'sent']),
    ]);
    expect(mails.map(({ text, html }) => text + html).join()).not.toContain('Cheap');
  });

  test('that is unproven gets no more mails by an account that is made and deleted again and again', async () => {
    const data = { email: newEmail(), password: PASSWORD };
    for (let made = 0; made < 5; made++) {
      const answer = await send(shop, 'POST', '/api/functions/us-central1/handleUserCreation', { data });
      expect(await answer.json()).toMatchObject({ result: { success: true } });
      await mailTo(shop, data.email, 'verify-email');
      const stranger = await signIn(shop, data.email);
      expect((await stranger.call('POST', '/api/account/deletion', { password: PASSWORD })).status).toBe(200);
    }
    expect((await mailsTo(data.email)).map(({ template }) => template)).toEqual(['verify-email', 'verify-email', 'verify-email']);
  });

  test('that strangers ask a new password for in vain is answered as always, and gets no more mails', async () => {
    const owner = await signedInAs(shop, 'user');
    for (let requested = 0; requested < 8; requested++) {
      const answer = await send(shop, 'POST', '/api/functions/us-central1/handlePasswordReset', { data: { email: owner.email } });
      expect([answer.status, await answer.json()]).toEqual([200, { result: null }]);
    }
    expect(await mailsTo(owner.email)).toHaveLength(5);
  });

  test('has its password kept as a bcrypt hash of ten rounds or more', async () => {
    const { email } = await signedInAs(shop, 'user');
    const row = await shop.strapi.db.query('plugin::users-permissions.user').findOne({ where: { email } });
    expect(row.password).toMatch(/^\$2[aby]\$1\d\$.{53}$/);
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
  expect((await refreshed(shop, cookieOf(answer))).status).toBe(200);
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
