import { describe, expect, test } from 'vitest';
import { open, permissionsOf, routes, signedIn, staff, superAdmins, verified, isBelow } from './routes';

const loaded = (...lists: { routes: Parameters<typeof routes>[0] }[]) => ({
  quote: { routes: Object.fromEntries(lists.map((list, index) => [`file-${index}`, list])) },
});

describe('the permissions', () => {
  test('are the callers of each action, none for an open route', () => {
    const list = routes([open('POST', '/quotes', 'quote.submit'), staff('GET', '/staff/quotes', 'staff-quote.list')]);
    expect([...permissionsOf(loaded(list))]).toEqual([
      ['api::quote.quote.submit', []],
      ['api::quote.staff-quote.list', ['admin', 'super_admin']],
    ]);
  });

  test('know one action for two routes of the same rights, also from two files', () => {
    const lists = [routes([staff('GET', '/a', 'quote.list')]), routes([staff('GET', '/b', 'quote.list')])];
    expect([...permissionsOf(loaded(...lists))]).toEqual([['api::quote.quote.list', ['admin', 'super_admin']]]);
  });

  test.each([
    ['other callers', staff, superAdmins],
    ['another demand on the address', signedIn, verified],
    ['no authentication', staff, open],
  ])('are refused for two routes of one action where the second has %s', (_case, first, second) => {
    const list = routes([first('GET', '/a', 'quote.list'), second('GET', '/b', 'quote.list')]);
    expect(() => permissionsOf(loaded(list))).toThrow('GET /b: another route of api::quote.quote.list has other rights');
  });

  test('are refused for a route that does not say who may call it', () => {
    const list = { routes: [{ method: 'GET', path: '/a', handler: 'quote.list', config: { auth: {} } }] };
    expect(() => permissionsOf({ quote: { routes: { quote: list } } })).toThrow('GET /a does not say who may call it');
  });
});

test('a route without rights does not compile', () => {
  // @ts-expect-error Who may call it is missing.
  expect(() => routes([{ method: 'GET', path: '/a', handler: 'quote.list' }])).toThrow(TypeError);
});

test('each route has a config of its own', () => {
  const [first, second] = routes([staff('GET', '/a', 'quote.a'), staff('GET', '/b', 'quote.b')]).routes;
  expect(first?.config).toEqual({ policies: ['global::verified'] });
  expect(first?.config).not.toBe(second?.config);
});

test.each(['/api', '/api/', '/api/site', '/API/site', '/aPi/Site/', '/api//site'])('%s is below /api', (path) => {
  expect(isBelow(path, '/api')).toBe(true);
});

test.each(['/', '', '/ap', '/apis', '/apix/site', '/%61pi/site', '//api/site', '/uploads/api/site'])('%s is not', (path) => {
  expect(isBelow(path, '/api')).toBe(false);
});
