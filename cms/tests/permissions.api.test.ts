import { beforeAll, describe, expect, test } from 'vitest';
import { roles, type Role } from '../src/contract/people/roles';
import { giveSecondFactor, send, signedInAs, type SignedIn } from './accounts';
import { CLOSED } from './closed-routes';
import { useSharedStrapi } from './strapi';

const shop = useSharedStrapi();
const callers = ['anonymous', ...roles] as const;
type Caller = (typeof callers)[number];

/** Routes that are open to everybody: each checks for itself what it needs (cart secret, link, cookie, signature). */
const OPEN = [
  'GET /api/account/export/:accountId',
  'GET /api/addons',
  'GET /api/express-dates',
  'POST /api/app-check',
  'GET /api/app-check/challenge',
  'GET /api/articles',
  'GET /api/articles/:slug',
  'POST /api/auth/accept-invitation',
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'POST /api/auth/refresh',
  'POST /api/auth/reset-password',
  'POST /api/auth/verify-email',
  'GET /api/categories/:slug',
  'GET /api/changes/content',
  'GET /api/comparisons/:slug',
  'GET /api/consent',
  'POST /api/contact',
  'POST /api/declarations',
  'GET /api/faqs',
  'POST /api/files',
  'DELETE /api/files/:fileName',
  'GET /api/files/:fileName',
  'GET /api/files/:fileName/content',
  'GET /api/files/:fileName/download-url',
  'POST /api/functions/:region/:name',
  'POST /api/guest-links',
  'GET /api/guest/:token',
  'POST /api/guest/:token/:event',
  'POST /api/guest/:token/accept',
  'GET /api/guest/:token/files/:fileName/download-url',
  'POST /api/guest/:token/messages',
  'GET /api/guest/:token/offers/:version/download-url',
  'GET /api/guest/:token/order',
  'POST /api/guest/:token/order/amendments/:amendmentId/:event',
  'GET /api/guest/:token/order/amendments/:amendmentId/download-url',
  'POST /api/guest/:token/order/:event',
  'POST /api/guest/:token/order/marks/:mark/:event',
  'POST /api/guest/:token/order/marks/:mark/replies',
  'GET /api/guest/:token/order/confirmation/download-url',
  'GET /api/guest/:token/order/archive/download-url',
  'GET /api/guest/:token/order/terms',
  'GET /api/guest/:token/order/terms/download-url',
  'GET /api/guest/:token/order/due.ics',
  'GET /api/guest/:token/order/files/:fileName/download-url',
  'GET /api/guest/:token/invoices',
  'GET /api/guest/:token/invoices/:id',
  'GET /api/guest/:token/invoices/:id/download-url',
  'GET /api/home',
  'GET /api/legal-pages/:slug',
  'GET /api/library',
  'GET /api/library/:slug',
  'GET /api/mails/:id/page',
  'GET /api/pages/:slug',
  'GET /api/people/export/:id',
  'GET /api/order-archives/:id',
  'GET /api/preview',
  'GET /api/preview/edit',
  'GET /api/preview/end',
  'GET /api/preview/start',
  'GET /api/products',
  'GET /api/products/:category/:slug',
  'GET /api/projects',
  'GET /api/projects/:slug',
  'POST /api/quotes',
  'POST /api/unsubscribe/:token',
  'GET /api/films/:hash/:version',
  'GET /api/pictures/:hash/:version/:name',
  'GET /api/redirects',
  'GET /api/search-documents',
  'GET /api/site',
  'GET /api/sitemap',
  'GET /api/solutions/:slug',
  'GET /api/subscription',
  'GET /api/tools/:slug',
];
const SIGNED_IN = [
  'GET /api/account',
  'PATCH /api/account',
  'POST /api/account/deletion',
  'POST /api/account/export',
  'POST /api/account/recovery-codes',
  'POST /api/account/second-factor',
  'POST /api/account/second-factor/confirm',
  'POST /api/account/second-factor/remove',
  'GET /api/account/sessions',
  'DELETE /api/account/sessions',
  'DELETE /api/account/sessions/:id',
  'POST /api/auth/change-email',
  'POST /api/auth/change-password',
  'POST /api/auth/resend-verification',
  'GET /api/changes',
  'GET /api/cart-lists',
  'POST /api/cart-lists',
  'GET /api/cart-lists/:id',
  'PATCH /api/cart-lists/:id',
  'DELETE /api/cart-lists/:id',
  'GET /api/account/overview',
  'GET /api/orders',
  'GET /api/orders/:id',
  'POST /api/orders/:id/amendments/:amendmentId/:event',
  'GET /api/orders/:id/amendments/:amendmentId/download-url',
  'POST /api/orders/:id/:event',
  'POST /api/orders/:id/marks/:mark/:event',
  'POST /api/orders/:id/marks/:mark/replies',
  'GET /api/orders/:id/confirmation/download-url',
  'GET /api/orders/:id/archive/download-url',
  'GET /api/orders/:id/terms',
  'GET /api/orders/:id/terms/download-url',
  'GET /api/orders/:id/due.ics',
  'GET /api/orders/:id/files/:fileName/download-url',
  'GET /api/invoices',
  'GET /api/invoices/:id',
  'GET /api/invoices/:id/download-url',
  'GET /api/quotes',
  'GET /api/quotes/:id',
  'POST /api/quotes/:id/:event',
  'POST /api/quotes/:id/accept',
  'POST /api/quotes/:id/messages',
  'GET /api/quotes/:id/offers/:version/download-url',
  'GET /api/quotes/:id/files/:fileName/download-url',
];
const STAFF = [
  'GET /api/staff/approvals',
  'POST /api/staff/approvals',
  'GET /api/staff/approvals/:id',
  'POST /api/staff/approvals/:id/:event',
  'GET /api/staff/assignments',
  'POST /api/staff/assignments',
  'POST /api/staff/assignments/direct',
  'GET /api/staff/assignments/:id',
  'POST /api/staff/assignments/:id/:event',
  'POST /api/staff/assignments/:id/assign',
  'POST /api/staff/assignments/:id/files',
  'GET /api/staff/assignments/:id/files/:fileName/download-url',
  'POST /api/staff/assignments/:id/messages',
  'GET /api/staff/assignees',
  'GET /api/staff/declarations',
  'POST /api/staff/declarations/:id/match',
  'POST /api/staff/declarations/:id/settle',
  'GET /api/staff/board/:column',
  'GET /api/staff/team',
  'GET /api/staff/exports/:list',
  'GET /api/staff/orders',
  'GET /api/staff/orders/:id',
  'POST /api/staff/orders/:id/amendments',
  'POST /api/staff/orders/:id/amendments/preview',
  'POST /api/staff/orders/:id/amendments/:amendmentId/withdraw',
  'GET /api/staff/orders/:id/amendments/:amendmentId/download-url',
  'POST /api/staff/assignments/:id/date',
  'POST /api/staff/orders/:id/corrections',
  'POST /api/staff/orders/:id/:event',
  'POST /api/staff/orders/:id/marks/:mark/:event',
  'POST /api/staff/orders/:id/marks/:mark/hold-back',
  'POST /api/staff/orders/:id/marks/:mark/release',
  'POST /api/staff/orders/:id/marks/:mark/replies',
  'GET /api/staff/orders/:id/confirmation/download-url',
  'GET /api/staff/orders/:id/archive/download-url',
  'GET /api/staff/orders/:id/terms',
  'GET /api/staff/orders/:id/terms/download-url',
  'GET /api/staff/orders/:id/files/:fileName/download-url',
  'POST /api/staff/orders/:id/results',
  'POST /api/staff/orders/:id/results/remove',
  'GET /api/staff/invoices',
  'GET /api/staff/invoices/:id',
  'DELETE /api/staff/invoices/:id',
  'POST /api/staff/invoices/:id/cancel',
  'POST /api/staff/invoices/:id/correct',
  'GET /api/staff/invoices/:id/download-url',
  'GET /api/staff/invoices/:id/draft/pdf',
  'POST /api/staff/invoices/:id/edit',
  'POST /api/staff/invoices/:id/issue',
  'POST /api/staff/invoices/:id/payments',
  'POST /api/staff/invoices/:id/refund',
  'POST /api/staff/invoices/:id/remind',
  'POST /api/staff/invoices/:id/resume-reminders',
  'POST /api/staff/invoices/:id/stop-reminders',
  'POST /api/staff/orders/:id/invoices',
  'GET /api/staff/orders/:id/invoices/adjustment',
  'POST /api/staff/orders/:id/invoices/adjust',
  'GET /api/staff/catalogue',
  'GET /api/staff/files',
  'GET /api/staff/files/state',
  'POST /api/staff/files/:fileName/release',
  'GET /api/staff/mails',
  'GET /api/staff/mails/:id',
  'GET /api/staff/mails/:id/files/:fileName/download-url',
  'POST /api/staff/mails/resend',
  'POST /api/staff/mails/:id/resend',
  'GET /api/staff/lost-offers',
  'GET /api/staff/overview',
  'POST /api/staff/payments/import',
  'POST /api/staff/payments/proposals',
  'GET /api/staff/quotes',
  'POST /api/staff/quotes',
  'GET /api/staff/saved-views',
  'POST /api/staff/saved-views',
  'PATCH /api/staff/saved-views/:id',
  'DELETE /api/staff/saved-views/:id',
  'GET /api/staff/quotes/:id',
  'POST /api/staff/quotes/:id/:event',
  'PUT /api/staff/quotes/:id/draft',
  'PUT /api/staff/orders/:id/responsible',
  'GET /api/staff/quotes/:id/draft/pdf',
  'POST /api/staff/quotes/:id/messages',
  'GET /api/staff/quotes/:id/offers/:version/download-url',
  'GET /api/staff/quotes/:id/files/:fileName/download-url',
  'GET /api/staff/quotes/:id/files/:fileName/metadata',
  'GET /api/staff/quotes/:id/work',
];
const CONTRACTORS = [
  'GET /api/contractor/assignments',
  'GET /api/contractor/assignments/:id',
  'POST /api/contractor/assignments/:id/:event',
  'POST /api/contractor/assignments/:id/bid',
  'POST /api/contractor/assignments/:id/marks/:mark/:event',
  'POST /api/contractor/assignments/:id/marks/:mark/replies',
  'GET /api/contractor/assignments/:id/files/:fileName/download-url',
  'POST /api/contractor/assignments/:id/messages',
  'POST /api/contractor/assignments/:id/submit',
];
const LEADS = [
  'GET /api/staff/audit',
  'GET /api/staff/security',
  'GET /api/staff/system',
  'GET /api/staff/contact-messages',
  'GET /api/staff/contact-messages/:id',
  'POST /api/staff/contact-messages/:id/:event',
  'GET /api/staff/contact-messages/:id/files/:fileName/download-url',
  'GET /api/staff/contacts',
  'GET /api/staff/contacts/:id',
  'POST /api/staff/contacts/:id/erasure',
  'POST /api/staff/contacts/:id/export',
  'GET /api/staff/contacts/:id/history',
  'GET /api/staff/exports/contacts',
  'GET /api/staff/contractors',
  'GET /api/staff/contractors/:id',
  'PUT /api/staff/contractors/:id',
  'POST /api/staff/contractors/:id/block',
  'POST /api/staff/contractors/:id/unblock',
  'GET /api/staff/invitations',
  'POST /api/staff/invitations',
  'DELETE /api/staff/invitations/:id',
  'POST /api/staff/invitations/:id/resend',
  'POST /api/staff/invoices/:id/write-off',
  'POST /api/staff/quotes/:id/accept',
];

const everybody: readonly Caller[] = callers;
const rows: [string[], readonly Caller[]][] = [
  [OPEN, everybody],
  [SIGNED_IN, roles],
  [STAFF, ['admin', 'super_admin']],
  [CONTRACTORS, ['contractor']],
  [LEADS, ['super_admin']],
  [CLOSED, []],
];
const allowed = new Map(rows.flatMap(([names, may]) => names.map((name) => [name, may])));

const signedIn = new Map<Role, SignedIn>();
beforeAll(async () => {
  for (const role of roles) {
    const person = await signedInAs(shop, role);
    await giveSecondFactor(shop, person.id);
    signedIn.set(role, person);
  }
});

type Layer = { methods: string[]; path: string };

test('every route that Strapi serves to the shop has a row in the table, and every row a route', () => {
  const served = (shop.strapi.server.listRoutes() as Layer[])
    .filter(({ path }) => path.startsWith('/api/'))
    .flatMap(({ methods, path }) => methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${path.replace(/\/$/, '')}`));
  expect([...new Set(served)].sort()).toEqual([...allowed.keys()].sort());
});

describe.each([...allowed])('%s', (route, may) => {
  const [method = '', pattern = ''] = route.split(' ');
  const path = pattern.replace(/:\w+/g, 'unknown-1');
  const body = method === 'GET' || method === 'DELETE' ? undefined : {};

  test.each(callers)('as %s', async (caller) => {
    const answer = caller === 'anonymous' ? await send(shop, method, path, body) : await signedIn.get(caller)!.call(method, path, body);
    const { error } = ((await answer.json().catch(() => ({}))) as { error?: { code?: string; details?: { code?: string } } }) ?? {};
    const code = error?.code ?? error?.details?.code;
    if (may.includes(caller)) {
      // The caller was let in: only the request itself fails then, never the right to make it.
      expect([code, answer.status]).not.toEqual(['auth.forbidden', 403]);
      expect(code).not.toBe('auth.required');
      expect(answer.status).toBeLessThan(500);
    } else {
      expect([answer.status, code]).toEqual(caller === 'anonymous' ? [401, 'auth.required'] : [403, 'auth.forbidden']);
    }
  });
});

test('the panel’s first administrator cannot be made over the network', async () => {
  const answer = await fetch(`${shop.url}/admin/register-admin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect([404, 405]).toContain(answer.status);
});
