import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { DeviceSession, SessionGrant } from '../../contract/people/account';
import { type KnownVisitor, knownVisitor } from '../../contract/people/known-visitor';
import { Problem } from '../../contract/problem';
import { type AccountRow, findAccount, presentAccount } from './account-row';
import type { Context } from 'koa';
import bowser from 'bowser';
import { clientAddress } from '../../platform/http/client-address';
import { hashPersonal } from '../../platform/http/hash';

/** A browser as its owner would recognise it. */
export type Device = {
  /** `Firefox · Linux` */
  name: string;
  address: string;
};

const UNKNOWN = 'Unbekannt';

export function deviceOf(ctx: Context): Device {
  const agent = ctx.get('user-agent');
  const { browser, os } = agent ? bowser.parse(agent) : { browser: {}, os: {} };
  const name = [browser.name, os.name].filter(Boolean).join(' · ') || UNKNOWN;
  return { name: name.slice(0, 80), address: clientAddress(ctx) };
}

/** Hashes a device, to recognise it at the next sign-in without keeping where it was. */
export const deviceHash = ({ name }: Device, email: string): string => hashPersonal(`device:${email}:${name}`).slice(0, 24);

/** Lifetime of an access token, which stays in the browser's memory and is renewed while the page is open. */
export const ACCESS_LIFETIME_S = 10 * 60;
/** Time without use after which a device must sign in again. */
export const REFRESH_LIFETIME_S = 14 * 24 * 60 * 60;
/** Time after which every device must sign in again. */
export const SESSION_LIFETIME_S = 30 * 24 * 60 * 60;

/** Time in which a refresh token that was just replaced is accepted again: the answer to its first use may have been lost on the way. */
const REPEAT_MS = 30_000;

type SessionRow = {
  id: number;
  sessionId: string;
  userId: string;
  deviceId: string;
  childId: string | null;
  status: 'active' | 'rotated';
  createdAt: string;
  updatedAt: string;
  metadata: (Device & { signedInAt: string }) | null;
};

/** The answer to a browser that signs in; `refreshToken` goes into one cookie, `visitor` into the one that pages read. */
export type Granted = { refreshToken: string; grant: SessionGrant; visitor: KnownVisitor };

const manager = (strapi: Core.Strapi) => strapi.sessionManager('users-permissions');
const rows = (strapi: Core.Strapi) => strapi.db.query('admin::session');

/** Begins a session on a device. */
export async function beginSession(strapi: Core.Strapi, account: AccountRow, device: Device): Promise<Granted> {
  const metadata = { ...device, signedInAt: new Date().toISOString() };
  const refresh = await manager(strapi).generateRefreshToken(String(account.id), randomUUID(), { type: 'refresh', metadata });
  return grant(strapi, refresh.token, account);
}

/**
 * Replaces a refresh token by its successor. One that was replaced before is refused and, unless its answer may just
 * have been lost, ends the session: somebody else has it.
 * @throws Problem auth.session-ended
 */
export async function renewSession(strapi: Core.Strapi, refreshToken: string): Promise<Granted> {
  const payload = readPayload(refreshToken);
  const session: SessionRow | null = payload && (await rows(strapi).findOne({ where: { sessionId: payload.sessionId } }));
  const rotated = await rotate(strapi, refreshToken, session);
  const account = session && rotated ? await findAccount(strapi, { id: Number(session.userId) }) : null;
  if (!rotated || !account || account.blocked) throw new Problem('auth.session-ended');
  return grant(strapi, rotated, account);
}

async function rotate(strapi: Core.Strapi, refreshToken: string, session: SessionRow | null): Promise<string | null> {
  const rotated = await manager(strapi).rotateRefreshToken(refreshToken);
  if ('token' in rotated) return rotated.token;
  if (session?.status !== 'rotated') return null;
  if (Date.now() - new Date(session.updatedAt).getTime() > REPEAT_MS) {
    await endFamily(strapi, session);
    return null;
  }
  return repeatRotation(strapi, refreshToken, session);
}

/** Repeats a rotation: the session store hands out the same successor again to a token that counts as unused. */
async function repeatRotation(strapi: Core.Strapi, refreshToken: string, session: SessionRow): Promise<string | null> {
  return await strapi.db.transaction(async () => {
    await rows(strapi).update({ where: { id: session.id }, data: { status: 'active' } });
    const rotated = await manager(strapi).rotateRefreshToken(refreshToken);
    await rows(strapi).update({ where: { id: session.id }, data: { status: 'rotated', updatedAt: session.updatedAt } });
    return 'token' in rotated ? rotated.token : null;
  });
}

async function grant(strapi: Core.Strapi, refreshToken: string, account: AccountRow): Promise<Granted> {
  const access = await manager(strapi).generateAccessToken(refreshToken);
  if ('error' in access) throw new Problem('auth.session-ended');
  const presented = presentAccount(account);
  return {
    refreshToken,
    grant: { accessToken: access.token, expiresInSeconds: ACCESS_LIFETIME_S, account: presented },
    visitor: knownVisitor(presented, account.role?.type),
  };
}

/** Ends the session that a refresh token belongs to, wherever in its life the token is. An unknown one is no failure. */
export async function endSessionOf(strapi: Core.Strapi, refreshToken: string): Promise<{ userId: string } | null> {
  const payload = readPayload(refreshToken);
  const { isValid } = await manager(strapi).validateRefreshToken(refreshToken);
  const session: SessionRow | null = payload && isValid ? await rows(strapi).findOne({ where: { sessionId: payload.sessionId } }) : null;
  if (session) await endFamily(strapi, session);
  return session;
}

/** Ends every session of an account at once, or all but the one in use. */
export async function endSessions(strapi: Core.Strapi, account: Pick<AccountRow, 'id'>, exceptSessionId?: string): Promise<void> {
  const current: SessionRow | null = exceptSessionId ? await rows(strapi).findOne({ where: { sessionId: exceptSessionId } }) : null;
  const where = { userId: String(account.id), origin: 'users-permissions', ...(current && { deviceId: { $ne: current.deviceId } }) };
  await rows(strapi).deleteMany({ where });
}

const endFamily = (strapi: Core.Strapi, { userId, deviceId }: SessionRow) => manager(strapi).invalidateRefreshToken(userId, deviceId);

/** Lists the devices that are signed in, newest use first. */
export async function listDevices(
  strapi: Core.Strapi,
  account: Pick<AccountRow, 'id'>,
  currentSessionId: string,
): Promise<DeviceSession[]> {
  const sessions = (await manager(strapi).listSessions(String(account.id))) as unknown as SessionRow[];
  const current: SessionRow | null = await rows(strapi).findOne({ where: { sessionId: currentSessionId } });
  return sessions.map(({ deviceId, metadata, createdAt }) => ({
    id: deviceId,
    device: metadata?.name ?? '',
    address: metadata?.address ?? '',
    signedInAt: metadata?.signedInAt ?? new Date(createdAt).toISOString(),
    lastSeenAt: new Date(createdAt).toISOString(),
    current: deviceId === current?.deviceId,
  }));
}

/** Ends one device's session. @throws Problem account.session-not-found for an unknown or foreign one */
export async function endDevice(strapi: Core.Strapi, account: Pick<AccountRow, 'id'>, deviceId: string): Promise<void> {
  const { count } = await rows(strapi).deleteMany({ where: { userId: String(account.id), origin: 'users-permissions', deviceId } });
  if (count === 0) throw new Problem('account.session-not-found');
}

/** Reads a token without believing it: the session store checks signature and time. @returns null for anything unreadable */
function readPayload(token: string): { sessionId: string } | null {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    const { sessionId } = payload as { sessionId?: unknown };
    return typeof sessionId === 'string' ? { sessionId } : null;
  } catch {
    return null;
  }
}

const ending = ['role', 'blocked', 'password'];

/**
 * Ends an account's sessions when its role, block or password changes, whoever changed it: a flow, the command line or
 * a panel administrator. (`blocked` and `role` also count at once for a token that is still under way.)
 */
export function endSessionsOfChangedAccounts(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['plugin::users-permissions.user'],
    async afterUpdate({ params, result }) {
      const { data = {} } = params as { data?: Record<string, unknown> };
      const { id } = result as { id: number };
      if (ending.some((field) => data[field] !== undefined)) await endSessions(strapi, { id });
    },
  });
}
