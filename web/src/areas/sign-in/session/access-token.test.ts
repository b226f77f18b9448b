import { afterEach, describe, expect, test, vi } from 'vitest';
import { createAccessToken } from './access-token';

const tenMinutes = { expiresInSeconds: 600 };

function aToken(lifetime = tenMinutes) {
  let nowMs = 5_000;
  let renewals = 0;
  const token = createAccessToken(
    async () => {
      const accessToken = `renewed-${++renewals}`;
      token.hold({ accessToken, ...lifetime });
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
    token.hold({ accessToken: 'first', ...tenMinutes });
    pass(9);
    expect([await token.read(), renewals()]).toEqual(['first', 0]);
  });

  test('renews shortly before the end, once for all who ask', async () => {
    const { token, renewals, pass } = aToken();
    token.hold({ accessToken: 'first', ...tenMinutes });
    pass(9.6);
    expect(await Promise.all([token.read(), token.read(), token.renew()])).toEqual(['renewed-1', 'renewed-1', 'renewed-1']);
    expect(renewals()).toBe(1);
  });

  test('renews once for a call even when lifetimes are shorter than it is careful', async () => {
    const { token, renewals } = aToken({ expiresInSeconds: 10 });
    token.hold({ accessToken: 'first', expiresInSeconds: 10 });
    expect([await token.read(), renewals()]).toEqual(['renewed-1', 1]);
  });

  describe('on a device whose date changes', () => {
    afterEach(() => void vi.useRealTimers());

    test.each([-15, 15, 60 * 24 * 365])('by %s minutes holds on to its token', async (minutes) => {
      vi.useFakeTimers({ toFake: ['Date'] });
      const token = createAccessToken(() => Promise.reject(new Error('nothing is to be renewed')));
      token.hold({ accessToken: 'first', ...tenMinutes });
      vi.setSystemTime(Date.now() + minutes * 60_000);
      expect(await token.read()).toBe('first');
    });
  });

  test('does not renew again for a call that was sent with an older token', async () => {
    const { token, renewals } = aToken();
    token.hold({ accessToken: 'second', ...tenMinutes });
    expect([await token.renewFrom('first'), renewals()]).toEqual(['second', 0]);
    expect(await token.renewFrom('second')).toBe('renewed-1');
  });
});
