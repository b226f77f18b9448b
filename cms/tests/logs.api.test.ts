import { expect, test, vi } from 'vitest';
import { submitQuote } from './quote-calls';
import { compiled, useStrapi } from './strapi';

const shop = useStrapi({ LOG_FORMAT: 'json' });

type Line = Record<string, unknown> & { time: string; level: string; message: string; requestId?: string };

/** Gathers what the server writes into its log, as it writes it. */
function listenToLog() {
  const lines: Line[] = [];
  const log = shop.strapi.log as unknown as NodeJS.ReadableStream;
  const listen = (line: Record<symbol, string>) => lines.push(JSON.parse(String(line[Symbol.for('message')])) as Line);
  log.on('data', listen);
  return { lines, stop: () => log.off('data', listen) };
}

const OURS = '7f9c24e5-0d38-4f2b-9a4e-request-id-1';

type Job = { name: string; everyMs: number; run: unknown };
const startJobs = (jobs: Job[]) =>
  compiled<{ startJobs(strapi: unknown, jobs: Job[]): () => Promise<void> }>('platform/jobs/start-jobs').startJobs(shop.strapi, jobs);
const job = (name: string, file: string, task: string): Job => ({
  name,
  everyMs: 50,
  run: compiled<Record<string, unknown>>(file)[task],
});

test('the id of a request goes from the web server’s call through the log of events into the lines about its mails', async () => {
  const { lines, stop } = listenToLog();
  const http = shop.http;
  const named = {
    ...shop,
    http: (path: string, init?: RequestInit) =>
      http(path, { ...init, headers: { ...(init?.headers as Record<string, string>), 'x-request-id': OURS } }),
  };
  await submitQuote(named, { email: 'ada@example.org' });
  const stopJobs = startJobs([
    job('queue mails', 'domain/notices/queue-mails', 'queueMails'),
    job('deliver outbox', 'platform/mail/deliver-outbox', 'deliverOutbox'),
  ]);
  const left = () => lines.filter(({ message }) => /^Mail .* left$/.test(message));
  await vi.waitFor(() => expect(left()).toHaveLength(2), 20_000);
  await stopJobs();
  stop();
  expect(lines.find(({ route }) => route === '/api/quotes')).toMatchObject({ method: 'POST', status: 201, requestId: OURS, level: 'http' });
  for (const line of left()) expect(line).toMatchObject({ requestId: OURS, job: 'deliver outbox', level: 'info' });
});

test('a line about a request says nothing about the person who sent it', async () => {
  const { lines, stop } = listenToLog();
  await shop.http('/api/guest/s3cret-token?email=ada%40example.org', { headers: { 'user-agent': 'Ada' } });
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  stop();
  const [line] = lines;
  expect(Object.keys(line ?? {})).toEqual(['time', 'level', 'message', 'requestId', 'method', 'route', 'status', 'ms', 'bytes']);
  expect(line).toMatchObject({ route: '/api/guest/:token', status: 404, requestId: expect.stringMatching(/^[\da-f-]{36}$/) });
  expect(line?.bytes).toBeGreaterThan(100);
  expect(JSON.stringify(line)).not.toMatch(/s3cret|ada|127\.0|10\.2/i);
});

type Foreign = { case: string; headers: Record<string, string> };
test.each<Foreign>([
  { case: 'a stranger’s', headers: { 'x-request-id': OURS } },
  { case: 'one that is no id', headers: { 'x-request-id': 'x"}\\n{', 'x-proxy-secret': 'a-secret-for-tests-only' } },
])('$case id of a request is replaced', async ({ headers }) => {
  const answer = await fetch(`${shop.url}/api/site`, { headers });
  expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
});

test('our web server’s is answered as it came', async () => {
  const answer = await shop.http('/api/site', { headers: { 'x-request-id': OURS } });
  expect(answer.headers.get('x-request-id')).toBe(OURS);
});

test('an error keeps where it happened, and loses the values that the database names', async () => {
  const { lines, stop } = listenToLog();
  shop.strapi.log.error(
    'It failed',
    Object.assign(new Error('duplicate key'), { detail: 'Key (email)=(ada@example.org) already exists.' }),
  );
  stop();
  expect(lines).toEqual([
    { time: expect.any(String), level: 'error', message: 'It failed duplicate key', stack: expect.stringContaining('logs.api.test') },
  ]);
});
