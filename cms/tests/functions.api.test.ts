import { describe, expect, test } from 'vitest';
import { createAccount, newEmail, PASSWORD, send, signedInAs } from './accounts';
import { useSharedStrapi } from './strapi';

const shop = useSharedStrapi();
const path = (name: string, region = 'us-central1') => `/api/functions/${region}/${name}`;

describe('a failed call has status and message in the shape of the functions', () => {
  test.each([
    { case: 'an unknown name', name: 'dropTables', body: '{"data":{}}', status: 404, word: 'NOT_FOUND' },
    { case: 'an inherited name', name: 'constructor', body: '{"data":{}}', status: 404, word: 'NOT_FOUND' },
    { case: 'broken JSON', name: 'getUserRole', body: '{', status: 400, word: 'INVALID_ARGUMENT' },
    { case: 'no data', name: 'getUserRole', body: '{}', status: 400, word: 'INVALID_ARGUMENT' },
    { case: 'data of the wrong shape', name: 'handlePasswordReset', body: '{"data":{"email":"x"}}', status: 400, word: 'INVALID_ARGUMENT' },
    { case: 'no session', name: 'getUserRole', body: '{"data":{"userId":"x"}}', status: 401, word: 'UNAUTHENTICATED' },
    { case: 'a bad token', name: 'getUserRole', body: '{"data":{"userId":"x"}}', status: 401, word: 'UNAUTHENTICATED', token: 'x.y.z' },
  ])('$case', async ({ name, body, status, word, token }) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await shop.http(path(name), { method: 'POST', headers, body });
    expect([answer.status, await answer.json()]).toEqual([
      status,
      { error: { status: word, message: expect.any(String), details: expect.any(Object) } },
    ]);
  });

  test('too many calls', async () => {
    const calls = Array.from({ length: 9 }, () =>
      send(
        shop,
        'POST',
        path('handleUserCreation'),
        { data: { email: newEmail(), password: PASSWORD } },
        { 'x-forwarded-for': '10.77.0.1' },
      ),
    );
    const answers = await Promise.all(calls);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(4);
    expect(await refused[0]?.json()).toMatchObject({ error: { status: 'RESOURCE_EXHAUSTED' } });
  });
});

describe('getUserRole', () => {
  test('tells one’s own role, in any region', async () => {
    const person = await signedInAs(shop, 'contractor');
    const answer = await person.call('POST', path('getUserRole', 'europe-west3'), { data: { userId: person.id } });
    expect(await answer.json()).toEqual({ result: { role: 'contractor' } });
  });

  test('tells others’ roles to staff only', async () => {
    const { id: userId } = await createAccount(shop, 'user');
    const [contractor, admin] = await Promise.all([signedInAs(shop, 'contractor'), signedInAs(shop, 'super_admin')]);
    expect((await contractor.call('POST', path('getUserRole'), { data: { userId } })).status).toBe(403);
    const requested = await admin.call('POST', path('getUserRole'), { data: { userId } });
    // In production staff have no more than a customer's rights until they set up a second factor.
    expect(requested.status).toBe(process.env.PUBLIC_URL ? 403 : 200);
  });
});

describe('handleUserCreation', () => {
  const create = async (data: object) =>
    (await (await send(shop, 'POST', path('handleUserCreation'), { data })).json()) as { result?: { success: boolean } };

  test('creates a customer, whatever else the call claims', async () => {
    const email = newEmail();
    const answer = await create({ email, password: PASSWORD, role: 'super_admin', confirmed: true, emailVerified: true });
    expect(answer).toEqual({
      result: { success: true, message: expect.any(String), user: { uid: expect.any(String), email, emailVerified: false } },
    });
    const row = await shop.strapi.db.query('plugin::users-permissions.user').findOne({ where: { email }, populate: ['role'] });
    expect([row.confirmed, row.role.type]).toEqual([false, 'user']);
  });

  test('notes by its own clock when the terms were accepted', async () => {
    const email = newEmail();
    const before = Date.now();
    await create({ email, password: PASSWORD, termsAcceptedAt: '2020-01-01T00:00:00.000Z' });
    const row = await shop.strapi.db.query('plugin::users-permissions.user').findOne({ where: { email } });
    expect(new Date(row.termsAcceptedAt).getTime()).toBeGreaterThanOrEqual(before - 1_000);
  });

  test('of ten sign-ups with one address at once, one succeeds', async () => {
    const email = newEmail();
    const answers = await Promise.all(Array.from({ length: 10 }, () => create({ email, password: PASSWORD })));
    const results = answers.map(({ result }) => result?.success);
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(results.filter((success) => success === false)).toHaveLength(9);
  });

  test('says why a sign-up failed', async () => {
    const { email } = await createAccount(shop, 'user');
    const taken =
      'Mit dieser Adresse konnte kein Konto angelegt werden. Haben Sie schon eines, melden Sie sich an oder setzen Sie das Passwort zurück.';
    expect(await create({ email, password: PASSWORD })).toEqual({ result: { success: false, message: taken, user: null } });
    expect(await create({ email: newEmail(), password: 'kurz' })).toMatchObject({
      result: { success: false, message: expect.stringContaining('10'), fields: { password: 'field.password-short' } },
    });
  });
});
