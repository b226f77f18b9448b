import { expect, test } from 'vitest';
import { loginDelayMs } from './login-delay';

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
