import { describe, expect, test } from 'vitest';
import { destination, safeReturnTo } from './return-to';

describe('safeReturnTo', () => {
  test.each(['/app/quotes', '/app/quotes/abc123?from=mail#files', '/admin/quotes?status=open&q=Büro%20Nord', '/contractor/orders', '/app'])(
    '%s is a page of an area',
    (requested) => expect(safeReturnTo(requested)).toBe(new URL(requested, 'http://x').href.slice('http://x'.length)),
  );

  test.each([
    '//evil.example',
    '///evil.example/app',
    '/\\evil.example',
    '\\/evil.example',
    'https://evil.example/app/quotes',
    'javascript:alert(1)',
    '/app/../..//evil.example',
    '/app/../konfigurator',
    '/app/%2e%2e/%2e%2e/evil',
    '/app/..%2f..%2fevil',
    '/app/%5c%5cevil.example',
    '/app/%255cevil.example',
    '/app//evil.example',
    '/app/\t/evil',
    '/app/\nevil',
    ' /app/quotes',
    '/apparat',
    '/konfigurator',
    '/',
    '',
    'app/quotes',
    '/app@evil.example',
    '/app/login',
    '/app/login?returnTo=/app/quotes',
    '/admin/login',
    '/app/email',
    '/app/reset-password?token=x',
    undefined,
    null,
    ['/app/quotes'],
    {},
  ])('%j is none', (requested) => expect(safeReturnTo(requested)).toBeNull());
});

describe('destination', () => {
  test.each([
    { entrance: 'app', role: 'user', returnTo: undefined, to: '/app/dashboard' },
    { entrance: 'app', role: 'contractor', returnTo: undefined, to: '/contractor/dashboard' },
    { entrance: 'app', role: 'admin', returnTo: undefined, to: '/admin/dashboard' },
    { entrance: 'admin', role: 'super_admin', returnTo: undefined, to: '/admin/dashboard' },
    { entrance: 'admin', role: 'user', returnTo: undefined, to: '/app/dashboard' },
    { entrance: 'contractor', role: 'admin', returnTo: '/contractor/orders', to: '/admin/dashboard' },
    { entrance: 'app', role: 'admin', returnTo: '/app/quotes', to: '/app/quotes' },
    { entrance: 'admin', role: 'admin', returnTo: '/admin/quotes?q=x', to: '/admin/quotes?q=x' },
    { entrance: 'admin', role: 'user', returnTo: '/admin/quotes', to: '/app/dashboard' },
    { entrance: 'app', role: 'user', returnTo: '//evil.example', to: '/app/dashboard' },
    { entrance: 'app', role: null, returnTo: '/app/quotes', to: '/app/quotes' },
    { entrance: 'app', role: null, returnTo: '/admin/quotes', to: '/app/dashboard' },
    { entrance: 'admin', role: null, returnTo: undefined, to: '/admin/dashboard' },
    { entrance: 'contractor', role: null, returnTo: '/contractor/orders', to: '/contractor/orders' },
  ] as const)('$role, come in by $entrance and bound for $returnTo, goes to $to', ({ entrance, role, returnTo, to }) =>
    expect(destination(entrance, role, returnTo)).toBe(to),
  );
});
