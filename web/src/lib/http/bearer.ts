import { problemOf } from './http';

/** The place where access tokens come from. */
export type TokenSource = {
  /** The token to send, or null when nobody is signed in. */
  token: () => Promise<string | null>;
  /** Returns another token because `refused` was not taken, or null when the session is over. */
  renew: (refused: string) => Promise<string | null>;
};

/** The calls by which a session begins, goes on and ends go without a token. */
const ANONYMOUS = /^\/api\/auth\/(login|refresh|logout|reset-password)$/;

/**
 * Returns a `fetch` for `lib/transport.ts` that signs calls to the API. A refused token is renewed and the call repeated once, writes too:
 * what is answered 401 has changed nothing.
 */
export function withBearer(send: typeof fetch, source: TokenSource): typeof fetch {
  return async (input, init) => {
    const path = String(input);
    const token = path.startsWith('/api/') && !ANONYMOUS.test(path) ? await source.token() : null;
    if (!token) return send(input, init);
    const answer = await send(input, signed(init, token));
    if (answer.status !== 401 || !(await isTokenRefused(answer))) return answer;
    const renewed = await source.renew(token);
    return renewed ? send(input, signed(init, renewed)) : answer;
  };
}

const signed = (init: RequestInit | undefined, token: string): RequestInit => ({
  ...init,
  headers: { ...(init?.headers as Record<string, string>), authorization: `Bearer ${token}` },
});

async function isTokenRefused(answer: Response): Promise<boolean> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  return problemOf(answer.status, body).code === 'auth.required';
}

let readToken: () => Promise<string | null> = async () => null;

/** Says where this page's access tokens come from. */
export function takeTokensFrom(read: () => Promise<string | null>): void {
  readToken = read;
}

/** Returns the header that says who is signed in, for requests that do not go through `transport`; none for visitors. */
export async function authorization(): Promise<{ authorization?: string }> {
  const token = await readToken();
  return token ? { authorization: `Bearer ${token}` } : {};
}
