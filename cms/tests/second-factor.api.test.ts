import { TOTP } from 'otpauth';
import { beforeAll, describe, expect, test } from 'vitest';
import type { RecoveryCodes, SecondFactorOffer } from '../src/contract/people/account';
import { codeOf, newEmail, PASSWORD, send, signedInAs, signIn, type SignedIn } from './accounts';
import { useSharedStrapi } from './strapi';

const shop = useSharedStrapi();

const NEW_PASSWORD = 'ausbau-und-fassade';

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

  test('is asked for before address or password change', async () => {
    const email = newEmail();
    const change = (code?: string) => person.call('POST', '/api/auth/change-email', { email, password: PASSWORD, ...(code && { code }) });
    expect(await codeOf(await change())).toBe('auth.code-required');
    expect(await codeOf(await change('123456'))).toBe('auth.code-wrong');
    expect((await change(recoveryCodes[2])).status).toBe(200);
    person.email = email;
    const renew = (code?: string) =>
      person.call('POST', '/api/auth/change-password', { currentPassword: PASSWORD, password: NEW_PASSWORD, ...(code && { code }) });
    expect(await codeOf(await renew())).toBe('auth.code-required');
    expect(await codeOf(await renew('123456'))).toBe('auth.code-wrong');
    expect((await renew(recoveryCodes[3])).status).toBe(200);
    person = await signIn(shop, email, NEW_PASSWORD, recoveryCodes[4]);
  });

  test('is removed with password and code only', async () => {
    expect(await codeOf(await person.call('POST', '/api/account/second-factor/remove', { password: NEW_PASSWORD }))).toBe(
      'auth.code-required',
    );
    const answer = await person.call('POST', '/api/account/second-factor/remove', { password: NEW_PASSWORD, code: recoveryCodes[1] });
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
