import type { SessionGrant } from '@contract/account';

/** A token this close to its end would end under way. */
const SAFETY_MS = 30_000;

/** Holds the access token and renews it, once for all who ask at the same time. */
export function createAccessToken(obtain: () => Promise<string | null>, nowMs: () => number = Date.now) {
  let held: { token: string; endsAtMs: number } | null = null;
  let renewing: Promise<string | null> | null = null;

  const renew = (): Promise<string | null> =>
    (renewing ??= obtain().finally(() => {
      renewing = null;
    }));

  return {
    hold({ accessToken, expiresAt }: Pick<SessionGrant, 'accessToken' | 'expiresAt'>): void {
      const endsAtMs = Date.parse(expiresAt) - SAFETY_MS;
      // A new token that seems over already means that this device's clock is wrong; then only the server's refusal counts.
      held = { token: accessToken, endsAtMs: endsAtMs > nowMs() ? endsAtMs : Number.POSITIVE_INFINITY };
    },
    drop(): void {
      held = null;
    },
    read: async (): Promise<string | null> => (held && held.endsAtMs <= nowMs() ? renew() : (held?.token ?? null)),
    renew,
    /** Another token than `refused`; somebody may have renewed it meanwhile. */
    renewFrom: async (refused: string): Promise<string | null> => (held && held.token !== refused ? held.token : renew()),
  };
}

export type AccessToken = ReturnType<typeof createAccessToken>;
