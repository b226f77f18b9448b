import { CALL_TIMEOUT_MS } from '@contract/people/callables';
import { BODY_SILENCE_MS, FOLLOW_WAIT_S } from '@contract/constants';

/** What renders read; a person waits for each of them. */
export const RENDER_READ_TIMEOUT_MS = 5_000;
/** After so long without an answer, what is known already serves. */
export const PATIENCE_MS = 300;
export const CONNECT_TIMEOUT_MS = 2_000;

const CALL_MS = 25_000;
/** Browsers give up functions before, and hear why. */
const FUNCTION_MS = CALL_TIMEOUT_MS + 5_000;
const LONG_POLL_GRACE_MS = 10_000;

/** How long a long poll may take that waits for changes. */
export const longPollTimeoutMs = (waitS: number): number => waitS * 1_000 + LONG_POLL_GRACE_MS;

/** How long a proxied call may stay without an answer. Bytes of a body count as signs of life. */
export function answerTimeoutMs(method: string, { pathname, searchParams }: URL): number {
  if (pathname.startsWith('/api/functions/')) return FUNCTION_MS;
  if (/^\/api\/changes(?:\/|$)/.test(pathname)) return longPollTimeoutMs(waitOf(searchParams));
  const isUpload = method !== 'GET' && method !== 'HEAD' && /^\/api\/files(?:\/|$)/.test(pathname);
  return isUpload ? BODY_SILENCE_MS : CALL_MS;
}

/** As the CMS reads it. */
function waitOf(search: URLSearchParams): number {
  const asked = Number(search.get('wait') ?? FOLLOW_WAIT_S.usual);
  return Number.isFinite(asked) ? Math.min(Math.max(asked, 0), FOLLOW_WAIT_S.longest) : FOLLOW_WAIT_S.usual;
}
