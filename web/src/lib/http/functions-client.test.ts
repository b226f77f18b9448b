import { describe, expect, test } from 'vitest';
import { callProblemOf, resultOf } from './functions-client';

describe('resultOf', () => {
  test.each([
    { body: { result: { role: 'user' } }, result: { role: 'user' } },
    { body: { data: { role: 'admin' } }, result: { role: 'admin' } },
    { body: { result: null }, result: null },
    { body: { data: null }, result: null },
    { body: null, result: undefined },
  ])('reads $result from $body', ({ body, result }) => expect(resultOf(body)).toEqual(result));
});

describe('callProblemOf', () => {
  test.each([
    { status: 400, callCode: 'invalid-argument', code: 'input.invalid' },
    { status: 401, callCode: 'unauthenticated', code: 'auth.required' },
    { status: 403, callCode: 'permission-denied', code: 'auth.forbidden' },
    { status: 404, callCode: 'not-found', code: 'not-found' },
    { status: 409, callCode: 'aborted', code: 'server.failed' },
    { status: 429, callCode: 'resource-exhausted', code: 'rate.limited' },
    { status: 499, callCode: 'cancelled', code: 'server.failed' },
    { status: 500, callCode: 'internal', code: 'server.failed' },
    { status: 501, callCode: 'unimplemented', code: 'server.failed' },
    { status: 503, callCode: 'unavailable', code: 'server.unavailable' },
    { status: 504, callCode: 'deadline-exceeded', code: 'server.unavailable' },
    { status: 418, callCode: 'unknown', code: 'server.failed' },
  ])('an answer $status without a code is $callCode and $code', ({ status, callCode, code }) =>
    expect(callProblemOf(status, null)).toMatchObject({ callCode, code }),
  );

  test('believes the code in the answer before the status', () => {
    const body = { error: { status: 'RESOURCE_EXHAUSTED', details: { code: 'app-check.failed', fields: { email: 'field.email' } } } };
    expect(callProblemOf(400, body)).toMatchObject({
      callCode: 'resource-exhausted',
      code: 'app-check.failed',
      fields: { email: 'field.email' },
    });
  });

  test('reads what stands before the functions too', () => {
    const body = { error: { code: 'rate.limited', message: 'x', data: { seconds: 90 } } };
    expect(callProblemOf(429, body)).toMatchObject({ callCode: 'resource-exhausted', code: 'rate.limited', data: { seconds: 90 } });
  });
});
