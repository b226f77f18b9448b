import type { Account, SessionGrant } from '@contract/people/account';
import { Problem } from '@contract/problem';
import { ROLE_TIMEOUT_MS, type Role } from '@contract/people/roles';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSession } from './session';
import type { SessionApi } from './session-state';

const anAccount = (uid = 'u1'): Account => ({
  uid,
  email: `${uid}@buero.example`,
  emailVerified: true,
  name: '',
  company: '',
  phone: '',
  vatId: '',
  language: 'de',
  billingAddress: null,
  notifications: { signIns: true, offerReminders: true },
  secondFactor: false,
  secondFactorMissing: false,
  recoveryCodesLeft: 0,
  createdAt: '2026-11-20T10:00:00Z',
});
const aGrant = (uid = 'u1'): SessionGrant => ({
  accessToken: `token-${uid}`,
  expiresInSeconds: 600,
  account: anAccount(uid),
});
const never = () => new Promise<never>(() => undefined);

/** A session on a page that the application has taken over. */
function aSession(api: SessionApi) {
  const session = createSession(api);
  session.takenOver();
  return session;
}

/** A server of which only the named calls answer. */
const aServer = (calls: Partial<SessionApi>): SessionApi => ({
  signIn: never,
  signUp: never,
  refresh: never,
  signOut: never,
  roleOf: never,
  ...calls,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a session', () => {
  test('begins by the cookie and then learns the role', async () => {
    const session = aSession(aServer({ refresh: async () => aGrant('u1'), roleOf: async () => 'contractor' }));
    expect(session.read()).toMatchObject({ loading: true, currentUser: null, userRole: null });
    void session.start();
    expect(await session.until(({ currentUser }) => currentUser !== null)).toMatchObject({ loading: false, userRole: null });
    expect(await session.until(({ userRole }) => userRole !== null)).toMatchObject({
      currentUser: { uid: 'u1', email: 'u1@buero.example', emailVerified: true },
      userRole: 'contractor',
    });
  });

  test('says nothing before the page is taken over', async () => {
    const session = createSession(aServer({ refresh: async () => aGrant(), roleOf: async () => 'user' }));
    const started = session.start();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(session.read().loading).toBe(true);
    session.takenOver();
    await started;
    expect(session.read()).toMatchObject({ loading: false, currentUser: { uid: 'u1' } });
  });

  test('is nobody’s when the server knows none', async () => {
    const session = aSession(aServer({ refresh: () => Promise.reject(new Problem('auth.session-ended')) }));
    await session.start();
    expect(session.read()).toMatchObject({ loading: false, currentUser: null, failure: null });
  });

  test('knows nothing when the server could not be asked', async () => {
    const session = aSession(aServer({ refresh: () => Promise.reject(new Problem('server.unavailable')) }));
    await session.start();
    expect(session.read()).toMatchObject({ loading: false, currentUser: null, failure: { code: 'server.unavailable' } });
  });

  test('takes everybody for a customer whose role lookup fails', async () => {
    const session = aSession(aServer({ refresh: async () => aGrant(), roleOf: () => Promise.reject(new Error('no')) }));
    await session.start();
    expect(await session.until(({ userRole }) => userRole !== null)).toMatchObject({ userRole: 'user' });
  });

  test('says after 15 s that the role is overdue, and not before', async () => {
    const session = aSession(aServer({ refresh: async () => aGrant() }));
    await session.start();
    vi.advanceTimersByTime(ROLE_TIMEOUT_MS - 1);
    expect(session.read()).toMatchObject({ userRole: null, roleOverdue: false });
    vi.advanceTimersByTime(1);
    expect(session.read()).toMatchObject({ userRole: null, roleOverdue: true });
  });

  test('forgets the role when it ends', async () => {
    const session = aSession(aServer({ signIn: async () => aGrant(), roleOf: async () => 'admin', signOut: async () => ({}) }));
    await session.signIn({ email: 'a@b.example', password: 'x' });
    await session.until(({ userRole }) => userRole === 'admin');
    await session.signOut();
    expect(session.read()).toMatchObject({ currentUser: null, userRole: null, account: null, roleOverdue: false });
  });

  test('lets calls wait while it ends, and renews nothing afterwards', async () => {
    let answer: (done: unknown) => void = () => undefined;
    const signOut = () => new Promise((resolve) => (answer = resolve));
    const session = aSession(aServer({ signIn: async () => aGrant(), roleOf: async () => 'user', signOut }));
    await session.signIn({ email: 'a@b.example', password: 'x' });
    const left = session.signOut();
    const token = session.source.token();
    const renewed = session.source.renew('token-u1');
    expect(await Promise.race([token, renewed, Promise.resolve('waiting')])).toBe('waiting');
    answer({});
    await left;
    expect(await Promise.all([token, renewed])).toEqual([null, null]);
  });

  test('goes on when the server could not be told of its end', async () => {
    const refuse = () => Promise.reject(new Problem('server.unavailable'));
    const session = aSession(aServer({ signIn: async () => aGrant(), roleOf: async () => 'user', signOut: refuse }));
    await session.signIn({ email: 'a@b.example', password: 'x' });
    await expect(session.signOut()).rejects.toThrow('server.unavailable');
    expect(session.read().currentUser).not.toBeNull();
  });

  test('never shows a role that was asked for somebody else', async () => {
    let answer: (role: Role) => void = () => undefined;
    const roleOf = (uid: string) => (uid === 'slow' ? new Promise<Role>((resolve) => (answer = resolve)) : Promise.resolve<Role>('user'));
    const session = aSession(aServer({ signIn: async ({ email }) => aGrant(email), roleOf }));
    await session.signIn({ email: 'slow', password: 'x' });
    await session.signIn({ email: 'quick', password: 'x' });
    await session.until(({ userRole }) => userRole !== null);
    answer('super_admin');
    await Promise.resolve();
    expect(session.read()).toMatchObject({ currentUser: { uid: 'quick' }, userRole: 'user' });
  });
});
