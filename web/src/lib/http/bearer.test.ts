import { describe, expect, test } from 'vitest';
import { withBearer } from './bearer';

/** A server that takes one token only and remembers what it was sent. */
function aServer(valid: string) {
  const seen: [string, string | undefined][] = [];
  const send = (async (input, init) => {
    const token = (init?.headers as Record<string, string> | undefined)?.authorization?.replace('Bearer ', '');
    seen.push([String(input), token]);
    return token === valid ? Response.json({}) : Response.json({ error: { code: 'auth.required' } }, { status: 401 });
  }) as typeof fetch;
  return { send, seen };
}

const holding = (token: string | null, renewed: string | null = null) => ({ token: async () => token, renew: async () => renewed });

describe('withBearer', () => {
  test('signs calls to the API', async () => {
    const { send, seen } = aServer('good');
    expect((await withBearer(send, holding('good'))('/api/quotes')).status).toBe(200);
    expect(seen).toEqual([['/api/quotes', 'good']]);
  });

  test.each(['/api/auth/login', '/api/auth/refresh', '/api/auth/logout', '/strings/de/auth.json', 'https://elsewhere.example/api/quotes'])(
    'leaves %s as it is',
    async (path) => {
      const { send, seen } = aServer('good');
      await withBearer(send, holding('good'))(path);
      expect(seen).toEqual([[path, undefined]]);
    },
  );

  test('renews a refused token and repeats the call once, writes too', async () => {
    const { send, seen } = aServer('new');
    const answer = await withBearer(send, holding('old', 'new'))('/api/account', { method: 'PATCH' });
    expect(answer.status).toBe(200);
    expect(seen.map(([, token]) => token)).toEqual(['old', 'new']);
  });

  test('gives back the refusal when the session is over, or the new token is refused too', async () => {
    const over = aServer('good');
    expect((await withBearer(over.send, holding('old', null))('/api/account')).status).toBe(401);
    expect(over.seen).toHaveLength(1);
    const refused = aServer('good');
    expect((await withBearer(refused.send, holding('old', 'new'))('/api/account')).status).toBe(401);
    expect(refused.seen).toHaveLength(2);
  });

  test('repeats nothing that was refused for another reason', async () => {
    let calls = 0;
    const send = (async () => {
      calls++;
      return Response.json({ error: { code: 'auth.link-needs-password' } }, { status: 401 });
    }) as typeof fetch;
    await withBearer(send, holding('good', 'new'))('/api/auth/verify-email', { method: 'POST' });
    expect(calls).toBe(1);
  });
});
