import de from '@contract/strings/de/problem.json';
import en from '@contract/strings/en/problem.json';
import type { ProblemCode } from '@contract/problem-status';
import { statusOf } from '@contract/problem-status';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';

const texts: Record<'de' | 'en', Record<string, string>> = { de, en };

/** Returns a failure in the API's own shape, in the language that the browser prefers. */
export function problemBody(code: ProblemCode, acceptLanguage = ''): string {
  const locale = /^en\b/i.test(acceptLanguage) ? 'en' : 'de';
  return JSON.stringify({ error: { code, message: texts[locale][`problem.${code}`] } });
}

/** Answers with a failure. An answer that has begun otherwise is cut. */
export function sendProblem(req: IncomingMessage, res: ServerResponse, code: ProblemCode, headers: Record<string, string> = {}): void {
  if (res.headersSent) return void res.destroy();
  const body = problemBody(code, req.headers['accept-language']);
  res.writeHead(statusOf({ code }), { ...problemHeaders(body), ...headers });
  res.end(req.method === 'HEAD' ? undefined : body);
}

/** Returns the same failure as bytes, for a connection on which no request could be read. */
export function rawProblem(code: ProblemCode): string {
  const body = problemBody(code);
  const status = statusOf({ code });
  const headers = Object.entries({ ...problemHeaders(body), connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('')}\r\n${body}`;
}

const problemHeaders = (body: string): Record<string, string> => ({
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(Buffer.byteLength(body)),
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
});
