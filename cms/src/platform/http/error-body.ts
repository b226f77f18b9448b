import { callCodeOf, wireStatus } from '../../contract/people/callables';
import { BODY_SILENCE_MS, type Locale } from '../../contract/constants';
import { Problem } from '../../contract/problem';
import type { ProblemCode } from '../../contract/problem-status';
import { waitingTime } from '../../contract/waiting-time';
import { translate } from '../strings/translate';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The JSON of a failed call: a code for programs, a message for people, text keys by field. */
export type ErrorBody = { error: { code: ProblemCode; message: string; fields?: Record<string, string>; data?: Problem['data'] } };

export function errorBody({ code, fields, data }: Problem, locale: Locale): ErrorBody {
  return {
    error: {
      code,
      message: messageOf(code, data, locale),
      ...(Object.keys(fields).length > 0 && { fields }),
      ...(Object.keys(data).length > 0 && { data }),
    },
  };
}

/** Writes the message of a problem; a refused call learns how long it has to wait. */
function messageOf(code: ProblemCode, data: Problem['data'], locale: Locale): string {
  const seconds = Number(data.seconds);
  if (code !== 'rate.limited' || !(seconds > 0)) return translate(locale, `problem.${code}`, data);
  const { unit, count } = waitingTime(seconds);
  return translate(locale, `problem.rate.limited.${unit}${count === 1 ? '.one' : ''}`, { count });
}

/** Puts a failure into the shape of the functions (spec §7); the contract's code stands in `details`. */
export const callError = (status: number, { error: { message, ...details } }: ErrorBody) => ({
  error: { status: wireStatus(callCodeOf(status)), message, details },
});

const codeByStatus: Record<number, ProblemCode> = {
  400: 'input.invalid',
  401: 'auth.required',
  403: 'auth.forbidden',
  404: 'not-found',
  405: 'not-found',
  413: 'input.too-large',
  429: 'rate.limited',
  /** The router's answer to methods that HTTP knows and it does not. */
  501: 'not-found',
  503: 'server.unavailable',
};

const statusByName: Record<string, number> = {
  ValidationError: 400,
  ApplicationError: 400,
  UnauthorizedError: 401,
  ForbiddenError: 403,
  NotFoundError: 404,
  PayloadTooLargeError: 413,
  RateLimitError: 429,
};

/**
 * Returns the Problem behind anything thrown: itself, Strapi's own errors by status or name, a lost database a 503,
 * everything else a 500.
 */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isDatabaseAway(error)) return new Problem('server.unavailable', {}, {}, { cause: error });
  const { status, name } = error as { status?: number; name?: string };
  const known = typeof status === 'number' ? status : (statusByName[name ?? ''] ?? 500);
  return new Problem(codeByStatus[known] ?? (known < 500 ? 'input.invalid' : 'server.failed'), {}, {}, { cause: error });
}

/**
 * Ends requests whose body stops arriving. Those that have arrived may wait for their answer as long as it takes. Slow
 * readers of answers are left to the web server, which sees the visitor.
 */
export function endSilentBodies(server: Server): void {
  const current = new WeakMap<Socket, { req: IncomingMessage; res: ServerResponse }>();
  server.on('request', (req, res) => current.set(req.socket, { req, res }));
  server.timeout = BODY_SILENCE_MS;
  server.on('timeout', (socket: Socket) => {
    const exchange = current.get(socket);
    if (!exchange || exchange.res.writableFinished || !exchange.req.complete) socket.destroy();
  });
}

/**
 * PostgreSQL's codes of ended connections, of a server that shuts down or starts, of too many connections, and of transactions
 * that waited too long or stood in each other's way; SQLite's of a database that others write to.
 */
const AWAY = /^(08\w{3}|57P0[1-3]|53300|25P0[34]|55P03|57014|40001|40P01|SQLITE_BUSY.*)$/;
const REFUSED = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN']);

/** Checks whether a failure comes from a database that is away or busy, so that the same call may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message, name } = error as Error & { code?: unknown };
  if (typeof code === 'string' && (AWAY.test(code) || REFUSED.has(code))) return true;
  // pg and knex throw these without a code; knex writes the statement before the message.
  return name === 'KnexTimeoutError' || message.includes('Connection terminated') || isDatabaseAway(error.cause);
}

/**
 * Rethrows what the body parser threw. Decompression and multipart leave open whose fault it was: the sender's, unless
 * the system refused a temporary file.
 */
export function throwUnreadableBody(error: Error & { status?: number }): never {
  if (!('syscall' in error)) error.status ??= 400;
  throw error;
}
