import { expect, test } from 'vitest';
import { loggedPath } from './routes';

test.each([
  ['/api/guest/s3cret', '/api/guest/[token]'],
  ['/api/guest/s3cret/order/due.ics', '/api/guest/[token]/order/due.ics'],
  ['/api/unsubscribe/s3cret', '/api/unsubscribe/[token]'],
  ['/API/Guest/s3cret', '/API/Guest/[token]'],
  ['//api//guest//s3cret/order', '//api//guest//[token]/order'],
  ['/api/products/guest/plan', '/api/products/guest/plan'],
])('%s is logged as %s', (path, logged) => expect(loggedPath(path)).toBe(logged));
