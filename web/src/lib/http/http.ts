import { REQUEST_RETRIES, REQUEST_TIMEOUT_MS, type Locale } from '@contract/constants';
import { Problem } from '@contract/problem';
import { isProblemCode, type ProblemCode } from '@contract/problem-status';
import { fetchJson, type Answer } from './transport';

export type RequestOptions = {
  /** The language, sent as `?locale=`. */
  locale?: Locale;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  timeoutMs?: number;
  /** The number of times a call that may be repeated is tried again when the server cannot be reached, or fails. */
  retries?: number;
};

const RETRY_DELAY_MS = 250;
const RETRIED = new Set([500, 502, 503, 504]);
const codeByStatus: Record<number, ProblemCode> = {
  401: 'auth.required',
  403: 'auth.forbidden',
  404: 'not-found',
  413: 'input.too-large',
  429: 'rate.limited',
  502: 'server.unavailable',
  503: 'server.unavailable',
  504: 'server.unavailable',
};

/** Reads JSON, again when the server cannot be reached or fails (spec §9: twice). @throws Problem */
export const get = <T>(path: string, options: RequestOptions = {}): Promise<T> => requestAgain<T>(path, { method: 'GET' }, options);

/**
 * Sends JSON. What carries a key is done once however often it arrives, so that it is repeated as reads are; other writes
 * are sent once. @throws Problem
 */
export const post = <T>(path: string, body: unknown, options?: RequestOptions): Promise<T> => send<T>('POST', path, body, options);

/** Replaces something. @throws Problem */
export const put = <T>(path: string, body: unknown, options?: RequestOptions): Promise<T> => send<T>('PUT', path, body, options);

/** Changes parts of something. @throws Problem */
export const patch = <T>(path: string, body: unknown, options?: RequestOptions): Promise<T> => send<T>('PATCH', path, body, options);

/** Deletes something. @throws Problem */
export const remove = <T>(path: string, options?: RequestOptions): Promise<T> => send<T>('DELETE', path, undefined, options);

async function send<T>(method: string, path: string, body: unknown, options: RequestOptions = {}): Promise<T> {
  const headers = { 'content-type': 'application/json', ...options.headers };
  const retries = isKeyed(body) ? (options.retries ?? REQUEST_RETRIES) : 0;
  return requestAgain<T>(path, { method, body: JSON.stringify(body) }, { ...options, headers, retries });
}

/** Checks for the key by which the server recognises a repeated call: a form's own, or the cart that a request is sent for. */
const isKeyed = (body: unknown): boolean => typeof body === 'object' && body !== null && ('key' in body || 'cartId' in body);

async function requestAgain<T>(path: string, init: RequestInit, options: RequestOptions): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    const answer = await request(path, init, options).catch((failure: unknown) => asUnavailable(failure, options.signal));
    const again = answer instanceof Problem || RETRIED.has(answer.status);
    if (again && attempt < (options.retries ?? REQUEST_RETRIES)) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS * 2 ** attempt));
      continue;
    }
    if (answer instanceof Problem) throw answer;
    return bodyOf<T>(answer);
  }
}

function request(path: string, init: RequestInit, { locale, headers, signal, timeoutMs = REQUEST_TIMEOUT_MS }: RequestOptions) {
  const url = locale ? `${path}${path.includes('?') ? '&' : '?'}locale=${locale}` : path;
  const start = () => {
    const timeout = AbortSignal.timeout(timeoutMs);
    return signal ? AbortSignal.any([signal, timeout]) : timeout;
  };
  return fetchJson(url, { ...init, headers: { accept: 'application/json', ...headers } }, start);
}

/** Turns a failed or cut connection or a time-out into a Problem; the caller's own abort goes on as it is. */
function asUnavailable(failure: unknown, signal?: AbortSignal): Problem {
  if (signal?.aborted) throw failure;
  return new Problem('server.unavailable', {}, {}, { cause: failure });
}

/**
 * Returns the body of an answer. A success that is not JSON came from somebody between us and the server.
 * @throws Problem if the call failed
 */
function bodyOf<T>({ ok, status, body }: Answer): T {
  if (!ok) throw problemOf(status, body);
  if (body === undefined) throw new Problem('server.failed');
  return body as T;
}

type ErrorBody = { error?: { code?: string; fields?: Record<string, string>; data?: Record<string, string | number> } } | null;

/** Rebuilds the Problem that the server threw. */
export function problemOf(status: number, body: unknown): Problem {
  const { code = '', fields, data } = (body as ErrorBody)?.error ?? {};
  return new Problem(isProblemCode(code) ? code : (codeByStatus[status] ?? 'server.failed'), data, fields);
}
