import type { SessionGrant } from '@contract/people/account';
import { endOf } from '../../../lib/http/lifetime';

/** Reads the page's own clock, not the device's, which may be wrong. */
const pageClock = () => performance.now();

/** Holds the access token and renews it, once for all who ask at the same time. */
export function createAccessToken(obtain: () => Promise<string | null>, nowMs: () => number = pageClock) {
  let held: { token: string; endsAtMs: number } | null = null;
  let renewing: Promise<string | null> | null = null;

  const renew = (): Promise<string | null> =>
    (renewing ??= obtain().finally(() => {
      renewing = null;
    }));

  return {
    hold({ accessToken, expiresInSeconds }: Pick<SessionGrant, 'accessToken' | 'expiresInSeconds'>): void {
      held = { token: accessToken, endsAtMs: endOf(expiresInSeconds, nowMs()) };
    },
    drop(): void {
      held = null;
    },
    read: async (): Promise<string | null> => (held && held.endsAtMs <= nowMs() ? renew() : (held?.token ?? null)),
    renew,
    /** Returns another token than `refused`; somebody may have renewed it meanwhile. */
    renewFrom: async (refused: string): Promise<string | null> => (held && held.token !== refused ? held.token : renew()),
  };
}

export type AccessToken = ReturnType<typeof createAccessToken>;
