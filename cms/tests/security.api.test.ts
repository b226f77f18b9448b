import { beforeAll, describe, expect, test } from 'vitest';
import type { AuditEntry } from '../src/contract/people/audit';
import type { Page } from '../src/contract/list';
import type { SecurityEntry } from '../src/contract/people/security';
import { createAccount, newEmail, PASSWORD, send, signedInAs } from './accounts';
import { body, problem, useCompany } from './offer-calls';
import { panelEditor, type CallPanel } from './panel-editor';
import { peopleCalls } from './people-calls';
import { readZip } from './read-zip';
import { compiled, useStrapi, type Shop } from './strapi';
import { usePeople } from './use-people';

const shop = useStrapi();
useCompany(shop);
const { lead, staff } = usePeople(shop, { lead: 'super_admin', staff: 'admin' });

type SecurityLog = {
  keepAttempts(strapi: Shop['strapi']): Promise<void>;
  removeOldTraces(strapi: Shop['strapi'], now?: Date): Promise<void>;
};
const log = () => compiled<SecurityLog>('platform/security/security-log');

/** Stores what waits and lists events. */
async function events(query: Record<string, string> = {}): Promise<SecurityEntry[]> {
  await log().keepAttempts(shop.strapi);
  const { items } = await body<Page<SecurityEntry>>(
    lead.call('GET', `/api/staff/security?${new URLSearchParams({ limit: '100', ...query })}`),
  );
  return items;
}

const signInAt = (address: string, email: string, password = 'falsch-geraten') =>
  send(shop, 'POST', '/api/auth/login', { email, password }, { 'x-forwarded-for': address });

describe('a security event', () => {
  test('is a failed sign-in, with the address that was typed and the network address, counted once an hour', async () => {
    const email = newEmail();
    for (let times = 0; times < 3; times++) await signInAt('10.9.0.1', email.toUpperCase());
    const found = await events({ kind: 'sign-in-failed', person: email });
    const times = found.reduce((sum, event) => sum + event.times, 0);
    expect(times).toBe(3);
    expect(found[0]).toMatchObject({ reason: 'auth.credentials-wrong', person: email, address: '10.9.0.1', about: '' });
    expect(found.length).toBeLessThanOrEqual(2);
  });

  test('is a limit that was reached', async () => {
    const email = newEmail();
    for (let times = 0; times < 6; times++) await signInAt('10.9.0.2', email);
    expect(await events({ kind: 'limited', address: '10.9.0.2' })).toMatchObject([{ reason: 'login-pair', address: '10.9.0.2' }]);
  });

  test('is a right that somebody lacks, with their account and the route, without ids', async () => {
    const contractor = await signedInAs(shop, 'contractor');
    await contractor.call('GET', '/api/staff/quotes/abcdefghijklmnopqrstuvwx');
    const [event] = await events({ kind: 'denied', person: contractor.email });
    expect(event).toMatchObject({ reason: 'auth.forbidden', person: contractor.email });
    expect(JSON.stringify(event)).not.toContain('abcdefghijklmnopqrstuvwx');
  });

  test('is an export of a list and of the own data', async () => {
    expect((await staff.call('GET', '/api/staff/exports/quotes?format=csv&locale=de')).status).toBe(200);
    const customer = await signedInAs(shop, 'user');
    await body(customer.call('POST', '/api/account/export'));
    const reasons = (await events({ kind: 'exported' })).map(({ reason, person }) => [reason, person]);
    expect(reasons).toContainEqual(['account.exported', customer.email]);
    expect(reasons).toContainEqual(['list.exported', staff.email]);
  });

  test('is a second factor that is removed, and a role that changes, with the account that it happened to', async () => {
    const { changeRole } = compiled<{ changeRole(strapi: unknown, account: unknown, role: string): Promise<void> }>(
      'domain/people/block-account',
    );
    const { findAccount } = compiled<{ findAccount(strapi: unknown, where: object): Promise<unknown> }>('domain/people/account-row');
    const { id, email } = await createAccount(shop, 'user');
    await changeRole(shop.strapi, await findAccount(shop.strapi, { documentId: id }), 'contractor');
    expect(await events({ kind: 'role-changed', person: email })).toMatchObject([
      { reason: 'account.role-changed', about: email, person: '', address: '' },
    ]);
    const { items } = await body<Page<AuditEntry>>(lead.call('GET', `/api/staff/audit?person=${email}&topic=account`));
    expect(items.find(({ name }) => name === 'account.role-changed')?.changes).toEqual([{ field: 'role', from: 'user', to: 'contractor' }]);
  });
});

describe('the list of security events', () => {
  test.each(['kind=gossip', 'from=yesterday', 'cursor=!', 'limit=0', 'person=', `address=${'1'.repeat(46)}`])('refuses %s', async (query) =>
    expect(await problem(lead.call('GET', `/api/staff/security?${query}`))).toEqual([400, 'input.invalid']),
  );

  test.each(['user', 'contractor', 'admin'] as const)('is closed to %s', async (role) => {
    const person = role === 'admin' ? staff : await signedInAs(shop, role);
    expect(await problem(person.call('GET', '/api/staff/security'))).toEqual([403, 'auth.forbidden']);
  });

  test('comes in pages without a gap', async () => {
    const all = (await events()).map(({ id }) => id);
    const seen: number[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Page<SecurityEntry> = await body(lead.call('GET', `/api/staff/security?limit=2${cursor && `&cursor=${cursor}`}`));
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next;
    }
    expect(all.length).toBeGreaterThan(4);
    expect(seen.slice(-all.length)).toEqual(all);
  });
});

test('what somebody types cannot keep an event, nor those beside it, from being stored', async () => {
  const headers = { 'content-type': 'application/json' };
  const typed = `nul\u0000${newEmail()}`;
  await shop.http('/admin/login', { method: 'POST', headers, body: JSON.stringify({ email: typed, password: 'falsch' }) });
  const beside = newEmail();
  await signInAt('10.9.0.5', beside);
  expect(await events({ person: beside })).toHaveLength(1);
  expect(await events({ person: typed.replace('\u0000', '') })).toMatchObject([{ reason: 'panel' }]);
});

test('attempts wait while the database does not take them', async () => {
  const email = newEmail();
  await signInAt('10.9.0.6', email);
  const rename = (from: string, to: string) => shop.strapi.db.connection.schema.renameTable(from, to);
  await log().keepAttempts(shop.strapi);
  await signInAt('10.9.0.6', email);
  await rename('security_events', 'security_events_away');
  try {
    await expect(log().keepAttempts(shop.strapi)).rejects.toThrow();
  } finally {
    await rename('security_events_away', 'security_events');
  }
  expect((await events({ person: email })).reduce((sum, { times }) => sum + times, 0)).toBe(2);
});

test('security events go 90 days after they last happened, not before', async () => {
  const email = newEmail();
  await signInAt('10.9.0.3', email);
  expect(await events({ person: email })).toHaveLength(1);
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  await log().removeOldTraces(shop.strapi, inDays(89));
  expect(await events({ person: email })).toHaveLength(1);
  await log().removeOldTraces(shop.strapi, inDays(91));
  expect(await events({ person: email })).toEqual([]);
});

test('a person gets their security events with their data, and an erasure takes their address out of them', async () => {
  const { foundAt, path } = peopleCalls(shop, lead);
  const customer = await signedInAs(shop, 'user');
  await signInAt('10.9.0.4', customer.email);
  expect(await events({ person: customer.email })).toMatchObject([{ address: '10.9.0.4' }]);
  const { url } = await body<{ url: string }>(customer.call('POST', '/api/account/export'));
  const zip = readZip(await (await shop.http(url)).arrayBuffer());
  expect(JSON.parse(String(zip.get('security-events.json')))).toContainEqual(
    expect.objectContaining({ kind: 'sign-in-failed', typed: customer.email, address: '10.9.0.4' }),
  );
  const { id } = await foundAt(customer.email);
  await body(lead.call('POST', path(id, '/erasure'), { address: customer.email }));
  await log().keepAttempts(shop.strapi);
  expect(await shop.strapi.db.query('api::security-event.security-event').count({ where: { typed: customer.email } })).toBe(0);
  expect((await events({ kind: 'erased' })).map(({ reason, person }) => [reason, person])).toContainEqual([
    'contact.person-erased',
    lead.email,
  ]);
});

describe('what editors do in the panel', () => {
  let administrator: CallPanel;
  const marketingEmail = 'marketing@planquadrat.example';
  beforeAll(async () => void (administrator = await panelEditor(shop, 'strapi-super-admin')));

  const newest = async (topic: string) => {
    const { items } = await body<Page<AuditEntry>>(lead.call('GET', `/api/staff/audit?topic=${topic}&limit=5`));
    return items;
  };

  test('is logged with the editor, the entry, and a price before and after', async () => {
    const product = await shop.strapi.db
      .query('api::product.product')
      .findOne({ where: { slug: 'standard', locale: 'de', publishedAt: { $notNull: true } } });
    const base = `/content-manager/collection-types/api::product.product/${product.documentId}`;
    const saved = await administrator('PUT', `${base}?locale=de`, { price: 71.5 });
    expect(saved.status).toBe(200);
    expect((await administrator('POST', `${base}/actions/publish?locale=de`, {})).status).toBe(200);
    const [entry] = await newest('content');
    expect(entry).toMatchObject({ name: 'content.publish', actor: 'editor', person: 'E D (strapi-super-admin@planquadrat.example)' });
    expect(entry?.document?.label).toBe(`Leistung: ${product.name}`);
    expect(entry?.changes).toEqual([{ field: 'price', from: '69', to: '71.5' }]);
  });

  test('is logged with the roles of an account before and after, and as a security event', async () => {
    const roleOf = (code: string) => shop.strapi.db.query('admin::role').findOne({ where: { code } });
    const [editor, author] = await Promise.all(['strapi-editor', 'strapi-author'].map(roleOf));
    const account = { email: marketingEmail, firstname: 'M', lastname: 'K', roles: [editor.id] };
    const created = await administrator('POST', '/admin/users', account);
    expect(created.status).toBe(201);
    const { id } = (created.body as unknown as { data: { id: number } }).data;
    expect((await administrator('PUT', `/admin/users/${id}`, { ...account, roles: [author.id] })).status).toBe(200);
    const [changed, made] = await newest('account');
    expect(changed).toMatchObject({
      name: 'account.panel-role-changed',
      person: 'E D (strapi-super-admin@planquadrat.example)',
      document: { label: `M K (${marketingEmail})` },
      changes: [{ field: 'role', from: 'strapi-editor', to: 'strapi-author' }],
    });
    expect(made?.changes).toContainEqual({ field: 'role', from: null, to: 'strapi-editor' });
    expect(await events({ kind: 'role-changed', person: marketingEmail })).toHaveLength(2);
  });

  test('is logged when a role gets other rights', async () => {
    const author = await shop.strapi.db.query('admin::role').findOne({ where: { code: 'strapi-author' } });
    expect((await administrator('PUT', `/admin/roles/${author.id}/permissions`, { permissions: [] })).status).toBe(200);
    const [entry] = await newest('account');
    expect(entry).toMatchObject({ name: 'account.panel-rights-changed', actor: 'editor' });
    expect(entry?.changes[0]?.to).toMatch(/^strapi-author: 0 /);
  });

  test('is a security event when the panel refuses a sign-in or a right', async () => {
    const headers = { 'content-type': 'application/json' };
    const wrong = JSON.stringify({ email: 'strapi-super-admin@planquadrat.example', password: `${PASSWORD}!` });
    expect((await shop.http('/admin/login', { method: 'POST', headers, body: wrong })).status).toBe(400);
    expect(await events({ kind: 'sign-in-failed', person: 'strapi-super-admin' })).toMatchObject([{ reason: 'panel' }]);
    const editor = await panelEditor(shop, 'strapi-editor');
    expect((await editor('GET', '/admin/roles')).status).toBe(403);
    expect(await events({ kind: 'denied', person: 'strapi-editor' })).toMatchObject([{ reason: 'panel', route: 'GET /admin/roles' }]);
  });
});
