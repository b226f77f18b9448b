import { describe, expect, test } from 'vitest';
import { problemOf } from './http';

describe('problemOf', () => {
  test.each([
    { status: 409, body: { error: { code: 'quote.price-changed' } }, code: 'quote.price-changed' },
    { status: 404, body: null, code: 'not-found' },
    { status: 503, body: '<html>', code: 'server.unavailable' },
    { status: 500, body: { error: { code: 'something.new' } }, code: 'server.failed' },
    { status: 429, body: {}, code: 'rate.limited' },
  ])('an answer $status with $body is $code', ({ status, body, code }) => expect(problemOf(status, body).code).toBe(code));

  test('keeps field errors and values', () => {
    const problem = problemOf(400, { error: { code: 'input.invalid', fields: { email: 'x' }, data: { number: 'AN-1' } } });
    expect([problem.fields, problem.data]).toEqual([{ email: 'x' }, { number: 'AN-1' }]);
  });
});
