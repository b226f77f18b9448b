import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { publicUrl, secret } from '../settings';

const COOKIE = 'pq_preview';
/** How long a link of the panel opens a preview, and how long that shows drafts. */
const LIFETIMES_MS = { link: 2 * 60 * 1000, session: 60 * 60 * 1000 };
type Purpose = keyof typeof LIFETIMES_MS;

const secure = publicUrl.startsWith('https:');
const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure, signed: false, overwrite: true } as const;

/** A token that lets an editor's browser open or keep a preview. */
export function issuePreview(purpose: Purpose, editorId: number, nowMs = Date.now()): string {
  const content = `${editorId}.${nowMs + LIFETIMES_MS[purpose]}`;
  return `${content}.${sign(purpose, content)}`;
}

/** @returns the id of the editor whom the token was given to, or null when it is false or too old */
export function readPreview(purpose: Purpose, token: string, nowMs = Date.now()): number | null {
  const [editorId = '', expiry = '', signature = ''] = token.split('.');
  const [expected, given] = [Buffer.from(sign(purpose, `${editorId}.${expiry}`)), Buffer.from(signature)];
  const isValid = given.length === expected.length && timingSafeEqual(given, expected) && Number(expiry) > nowMs;
  return isValid ? Number(editorId) : null;
}

const sign = (purpose: Purpose, content: string): string =>
  createHmac('sha256', secret('GUEST_LINK_SECRET')).update(`preview-${purpose}:${content}`).digest('base64url');

/** Whether the browser shows drafts: its editor must still be signed in to the panel. */
export async function hasPreview(strapi: Core.Strapi, ctx: Context): Promise<boolean> {
  const editorId = readPreview('session', ctx.cookies.get(COOKIE, { signed: false }) ?? '');
  return editorId !== null && (await isSignedIn(strapi, editorId));
}

/** Begins the preview that a link of the panel asks for. @returns false when the link is false, too old, or its editor has signed out */
export async function startPreview(strapi: Core.Strapi, ctx: Context, link: string): Promise<boolean> {
  const editorId = readPreview('link', link);
  if (editorId === null || !(await isSignedIn(strapi, editorId))) return false;
  ctx.cookies.secure = secure;
  ctx.cookies.set(COOKIE, issuePreview('session', editorId), { ...attributes, maxAge: LIFETIMES_MS.session });
  return true;
}

export function endPreview(ctx: Context): void {
  ctx.cookies.secure = secure;
  ctx.cookies.set(COOKIE, '', { ...attributes, maxAge: 0 });
}

async function isSignedIn(strapi: Core.Strapi, editorId: number): Promise<boolean> {
  const editor = await strapi.db.query('admin::user').findOne({ where: { id: editorId, isActive: true }, select: ['id'] });
  if (!editor) return false;
  const where = { userId: String(editorId), origin: 'admin', status: 'active', expiresAt: { $gt: new Date() } };
  return (await strapi.db.query('admin::session').count({ where })) > 0;
}
