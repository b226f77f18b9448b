import { expect, test } from 'vitest';
import { isBelow } from './route-path';

test.each(['/api', '/api/', '/api/site', '/API/site', '/aPi/Site/', '/api//site'])('%s is below /api', (path) => {
  expect(isBelow(path, '/api')).toBe(true);
});

test.each(['/', '', '/ap', '/apis', '/apix/site', '/%61pi/site', '//api/site', '/uploads/api/site'])('%s is not', (path) => {
  expect(isBelow(path, '/api')).toBe(false);
});
