import { expect, test } from 'vitest';
import { isGuessable, loginDelayMs } from './login-delay';

const guessable = ['/admin/login', '/admin/forgot-password', '/admin/reset-password', '/admin/register'];

test.each(guessable.flatMap((path) => [path, path.toUpperCase(), path.replace('/admin', '/Admin'), `${path}/`, `${path.toUpperCase()}/`]))(
  '%s can be guessed at, however it is spelled',
  (path) => expect(isGuessable(path)).toBe(true),
);

test.each(['/admin/init', '/admin/login/x', '/api/auth/login', '/admin//login', '/admin/%6cogin'])(
  '%s leads nowhere near the panel’s passwords',
  (path) => expect(isGuessable(path)).toBe(false),
);

test.each([
  { failed: 0, account: 0, address: 0 },
  { failed: 2, account: 0, address: 0 },
  { failed: 3, account: 1_000, address: 1_000 },
  { failed: 4, account: 2_000, address: 2_000 },
  { failed: 5, account: 4_000, address: 4_000 },
  { failed: 6, account: 4_000, address: 8_000 },
  { failed: 7, account: 4_000, address: 15_000 },
  { failed: 100_000, account: 4_000, address: 15_000 },
])(
  'after $failed failed sign-ins the next waits $account ms for the account, $address ms for the address',
  ({ failed, account, address }) => {
    expect(loginDelayMs(failed, 'account')).toBe(account);
    expect(loginDelayMs(failed, 'address')).toBe(address);
  },
);
