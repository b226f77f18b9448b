import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { PreviewPurpose } from '../../contract/content/content-page';
import { hashSecret } from '../../platform/http/hash';
import { publicUrl } from '../../platform/settings';
import { localeOf } from '../../platform/http/input';
import type { Edition } from './entries';

const COOKIE = 'pq_preview';
/** Time in which a link of the panel can open a preview, once, and time for which that preview shows drafts. */
const LIFETIMES_MS: Record<PreviewPurpose, number> = { link: 2 * 60 * 1000, session: 60 * 60 * 1000 };

/** An editor in the browser that they are signed in to the panel with. */
type Editor = { editorId: number; deviceId: string };

const secure = publicUrl.startsWith('https:');
const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure, signed: false, overwrite: true } as const;

const tokens = (strapi: Core.Strapi) => strapi.db.query('api::preview-token.preview-token');
const panelSessions = (strapi: Core.Strapi) => strapi.db.query('admin::session');

/** Makes the secret of a link that opens a preview for the editor who requests it in the panel; null outside a panel's request. */
export async function issueLink(strapi: Core.Strapi): Promise<string | null> {
  const { user, session } = (strapi.requestContext.get()?.state ?? {}) as { user?: { id: number }; session?: { id: string } };
  const row = session && (await panelSessions(strapi).findOne({ where: { sessionId: session.id } }));
  return user && row ? issue(strapi, 'link', { editorId: user.id, deviceId: row.deviceId }) : null;
}

/**
 * Begins the preview that a link of the panel opens.
 * @returns false when the link is unknown, used or too old, or its editor has signed out
 */
export async function startPreview(strapi: Core.Strapi, ctx: Context, link: string): Promise<boolean> {
  const row = await find(strapi, 'link', link);
  if (!row || !(await isSignedIn(strapi, row))) return false;
  const { count } = await tokens(strapi).deleteMany({ where: { id: row.id } });
  if (count !== 1) return false;
  ctx.cookies.secure = secure;
  ctx.cookies.set(COOKIE, await issue(strapi, 'session', row), { ...attributes, maxAge: LIFETIMES_MS.session });
  return true;
}

/** Checks whether the browser shows drafts: its editor must still be signed in to the panel. */
export async function hasPreview(strapi: Core.Strapi, ctx: Context): Promise<boolean> {
  const cookie = cookieOf(ctx);
  const row = cookie && (await find(strapi, 'session', cookie));
  return row ? isSignedIn(strapi, row) : false;
}

export async function endPreview(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const cookie = cookieOf(ctx);
  if (cookie) await tokens(strapi).deleteMany({ where: { hash: hashSecret(cookie) } });
  ctx.cookies.secure = secure;
  ctx.cookies.set(COOKIE, '', { ...attributes, maxAge: 0 });
}

const cookieOf = (ctx: Context): string | undefined => ctx.cookies.get(COOKIE, { signed: false });

async function issue(strapi: Core.Strapi, purpose: PreviewPurpose, { editorId, deviceId }: Editor): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + LIFETIMES_MS[purpose]);
  await tokens(strapi).deleteMany({ where: { expiresAt: { $lt: new Date() } } });
  await tokens(strapi).create({ data: { hash: hashSecret(token), purpose, editorId, deviceId, expiresAt } });
  return token;
}

const find = (strapi: Core.Strapi, purpose: PreviewPurpose, token: string): Promise<(Editor & { id: number }) | null> =>
  tokens(strapi).findOne({ where: { hash: hashSecret(token), purpose, expiresAt: { $gt: new Date() } } });

async function isSignedIn(strapi: Core.Strapi, { editorId, deviceId }: Editor): Promise<boolean> {
  if ((await strapi.db.query('admin::user').count({ where: { id: editorId, isActive: true } })) === 0) return false;
  const where = { userId: String(editorId), deviceId, origin: 'admin', status: 'active', expiresAt: { $gt: new Date() } };
  return (await panelSessions(strapi).count({ where })) > 0;
}

/** Returns the edition that a request may read: drafts only during an editor's preview, for no cache. @throws Problem input.invalid */
export async function editionOf(strapi: Core.Strapi, ctx: Context): Promise<Edition> {
  const locale = localeOf(ctx.query);
  if (!(await hasPreview(strapi, ctx))) return { locale, status: 'published' };
  ctx.set('cache-control', 'private, no-store');
  return { locale, status: 'draft' };
}
