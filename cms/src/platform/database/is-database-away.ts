/** PostgreSQL's codes of ended connections, of a server that shuts down or starts, and of too many connections. */
const AWAY = /^(08\w{3}|57P0[1-3]|53300)$/;
const REFUSED = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN']);

/** Whether a failure comes from a database that cannot be reached, so that the same call may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message, name } = error as Error & { code?: unknown };
  if (typeof code === 'string' && (AWAY.test(code) || REFUSED.has(code))) return true;
  // What pg and knex throw without a code; knex writes the statement before it.
  return name === 'KnexTimeoutError' || message.includes('Connection terminated') || isDatabaseAway(error.cause);
}
