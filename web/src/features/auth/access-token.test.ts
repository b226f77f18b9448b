import { describe, expect, test } from 'vitest';
import { createAccessToken } from './access-token';

const START_MS = Date.parse('2026-11-20T10:00:00Z');
const inMinutes = (minutes: number) => new Date(START_MS + minutes * 60_000).toISOString();

function aToken() {
  let nowMs = START_MS;
  let renewals = 0;
  const token = createAccessToken(
    async () => {
      const accessToken = `renewed-${++renewals}`;
      token.hold({ accessToken, expiresAt: new Date(nowMs + 600_000).toISOString() });
      return accessToken;
    },
    () => nowMs,
  );
  return { token, renewals: () => renewals, pass: (minutes: number) => void (nowMs += minutes * 60_000) };
}

describe('createAccessToken', () => {
  test('hands out nothing before it holds one', async () => expect(await aToken().token.read()).toBeNull());

  test('hands out the held token while it lasts', async () => {
    const { token, renewals, pass } = aToken();
    token.hold({ accessToken: 'first', expiresAt: inMinutes(10) });
    pass(9);
    expect([await token.read(), renewals()]).toEqual(['first', 0]);
  });

  test('renews shortly before the end, once for all who ask', async () => {
    const { token, renewals, pass } = aToken();
    token.hold({ accessToken: 'first', expiresAt: inMinutes(10) });
    pass(9.6);
    expect(await Promise.all([token.read(), token.read(), token.renew()])).toEqual(['renewed-1', 'renewed-1', 'renewed-1']);
    expect(renewals()).toBe(1);
  });

  test('leaves the end to the server when this device’s clock is wrong', async () => {
    const { token, renewals } = aToken();
    token.hold({ accessToken: 'first', expiresAt: inMinutes(-60) });
    expect([await token.read(), renewals()]).toEqual(['first', 0]);
  });

  test('does not renew again for a call that was sent with an older token', async () => {
    const { token, renewals } = aToken();
    token.hold({ accessToken: 'second', expiresAt: inMinutes(10) });
    expect([await token.renewFrom('first'), renewals()]).toEqual(['second', 0]);
    expect(await token.renewFrom('second')).toBe('renewed-1');
  });
});
