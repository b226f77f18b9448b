import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { businessTypes } from '../src/assembly';
import { newEmail, staffMember } from './accounts';
import { killableServer } from './killable-server';
import { panelEditor, type CallPanel } from './panel-editor';
import { useStrapi } from './strapi';

const SECRET = /sealed|recoveryHashes|keyHash|TokenHash|knownDevices/;

/** A shop with one proxy in front of the panel. */
const shop = useStrapi({ CMS_TRUSTED_HOPS: '1' });

let administrator: CallPanel;
beforeAll(async () => {
  await staffMember(shop, 'admin');
  administrator = await panelEditor(shop, 'strapi-super-admin');
});

const hidden = [
  ...businessTypes,
  'plugin::users-permissions.user',
  'plugin::users-permissions.role',
  'plugin::users-permissions.permission',
];

describe('the panel', () => {
  test.each(hidden)('shows nobody %s, the first administrator neither', async (uid) => {
    for (const path of [
      `collection-types/${uid}`,
      `collection-types/${uid}/1`,
      `relations/${uid}/x`,
      `content-types/${uid}/configuration`,
    ]) {
      for (const spelling of [path, path.replaceAll(':', '%3A')]) {
        const { status, body } = await administrator('GET', `/content-manager/${spelling}`);
        expect([spelling, status]).toEqual([spelling, 404]);
        expect(JSON.stringify(body)).not.toMatch(SECRET);
      }
    }
    const { body } = await administrator('GET', '/content-manager/content-types');
    const types = (body as unknown as { data: { uid: string; isDisplayed: boolean }[] }).data;
    expect(types.find((type) => type.uid === uid)?.isDisplayed ?? false).toBe(false);
  });

  test('has no type that leads to a hidden one', () => {
    const shown = Object.values(shop.strapi.contentTypes).filter(({ uid }) => uid.startsWith('api::') && !hidden.includes(uid));
    const targets = shown.flatMap(({ attributes }) =>
      Object.values(attributes).map((attribute) => (attribute as { target?: string }).target),
    );
    expect(shown.length).toBeGreaterThan(15);
    for (const target of targets) expect(hidden).not.toContain(target);
  });

  test('reaches no customer through a relation or a search', async () => {
    const paths = [
      'relations/plugin::users-permissions.role/users',
      'collection-types/plugin::users-permissions.user?_q=example.org',
      'collection-types/api::quote.quote?filters[email][$contains]=example',
      'single-types/api::counter.counter',
    ];
    const answers = await Promise.all(paths.map((path) => administrator('GET', `/content-manager/${path}`)));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404));
  });

  test.each(['strapi-editor', 'strapi-author'])('keeps the company’s data and all counters from %s', async (code) => {
    const role = await shop.strapi.db.query('admin::role').findOne({ where: { code }, populate: { permissions: true } });
    const subjects = role.permissions.map(({ subject }: { subject: string }) => subject);
    for (const uid of ['api::company.company', ...hidden]) expect(subjects).not.toContain(uid);
    expect(subjects).toContain('api::product.product');
    const editor = await panelEditor(shop, code);
    expect((await editor('GET', '/content-manager/single-types/api::company.company')).status).toBe(403);
  });

  const signIn = (email: string, password: string, address: string, headers: Record<string, string> = {}) =>
    shop.http('/admin/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
      body: JSON.stringify({ email, password, rememberMe: true }),
    });

  /** Measures how long the panel takes for one attempt. */
  const timed = async (...attempt: Parameters<typeof signIn>): Promise<{ status: number; tookMs: number }> => {
    const startedAt = performance.now();
    const { status } = await signIn(...attempt);
    return { status, tookMs: performance.now() - startedAt };
  };

  test('slows guessing down, longer each time and from everywhere, and then lets the right password in', async () => {
    const email = 'strapi-super-admin@planquadrat.example';
    const wrong: { status: number; tookMs: number }[] = [];
    for (let attempt = 0; attempt < 5; attempt++) wrong.push(await timed(email, `Falsch-${attempt}`, '10.9.0.1'));
    expect(wrong.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect(wrong[3]?.tookMs).toBeGreaterThanOrEqual(1_000);
    expect(wrong[4]?.tookMs).toBeGreaterThanOrEqual(2_000);
    const elsewhere = await timed(email, 'Zeichenbrett-2026', '10.9.0.2');
    expect(elsewhere.status).toBe(200);
    expect(elsewhere.tookMs).toBeGreaterThanOrEqual(4_000);
    expect((await signIn(email, 'Zeichenbrett-2026', '10.9.0.1')).status).toBe(200);
  });

  test('counts with one table and one timer for each limit, however many sign in', async () => {
    const made: string[] = [];
    const note = ({ sql }: { sql: string }) => void (/create table.*rate_limits/is.test(sql) && made.push(sql));
    const { connection } = shop.strapi.db;
    connection.on('query', note);
    for (let attempt = 0; attempt < 3; attempt++)
      expect((await signIn('strapi-super-admin@planquadrat.example', 'Zeichenbrett-2026', '10.9.0.7')).status).toBe(200);
    connection.off('query', note);
    expect(made).toEqual([]);
  });

  test('refuses what one address sends at once, and nobody else', async () => {
    const many = Array.from({ length: 20 }, () => signIn(newEmail(), 'Falsch', '10.9.0.3'));
    const other = await signIn(newEmail(), 'Falsch', '10.9.0.4');
    expect(other.status).toBe(400);
    const refused = (await Promise.all(many)).filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(10);
    for (const answer of refused) {
      const { error } = (await answer.json()) as { error: { message: string } };
      const seconds = Number(answer.headers.get('retry-after'));
      expect(seconds).toBeGreaterThanOrEqual(1);
      expect(error.message).toBe(`Zu viele Versuche. Bitte warten Sie ${seconds === 1 ? 'eine Sekunde' : `${seconds} Sekunden`}.`);
    }
  });

  test('believes the last proxy alone about its visitors', async () => {
    const many = Array.from({ length: 20 }, (_, index) => signIn(newEmail(), 'Falsch', `10.8.0.${index}, 10.9.0.5`));
    const statuses = (await Promise.all(many)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(10);
  });

  test('has headers of its own, and lets no other origin call', async () => {
    const page = await shop.http('/admin/init', { headers: { origin: 'http://localhost:1337' } });
    expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(page.headers.get('permissions-policy')).toContain('camera=()');
    for (const path of ['/admin/init', '/api/categories', '/api/account', '/uploads/x.png']) {
      const read = await shop.http(path, { headers: { origin: 'http://localhost:1337' } });
      const requested = await shop.http(path, {
        method: 'OPTIONS',
        headers: { origin: 'http://localhost:1337', 'access-control-request-method': 'POST' },
      });
      for (const { headers } of [read, requested]) expect([path, headers.get('access-control-allow-origin')]).toEqual([path, null]);
    }
  });
});

test('no cache keeps that somebody has to sign in', async () => {
  for (const path of ['/api/account', '/api/staff/quotes', '/API/Orders', '/admin/users/me', '/content-manager/content-types']) {
    const answer = await shop.http(path);
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 401, 'no-store']);
  }
});

describe('behind a proxy that ends TLS', () => {
  const production = killableServer();
  beforeAll(() => production.start());
  afterAll(production.kill);

  test.each([
    ['https', true],
    ['http', false],
  ])('the cookie of the panel over %s is Secure: %s', async (protocol, isSecure) => {
    const answer = await production.http('/admin/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.9.0.6', 'x-forwarded-proto': protocol },
      body: JSON.stringify({ email: 'strapi-super-admin@planquadrat.example', password: 'Zeichenbrett-2026' }),
    });
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('strapi_admin_refresh=')) ?? '';
    expect([answer.status, /; secure/i.test(cookie), /; httponly/i.test(cookie)]).toEqual([200, isSecure, true]);
  });
});
