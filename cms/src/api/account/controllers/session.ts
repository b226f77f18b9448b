import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as z from 'zod/mini';
import { callerOf, callersAccount } from '../../../domain/people/caller';
import { deviceOf, endDevice, endSessionOf, endSessions, listDevices, renewSession } from '../../../domain/people/sessions';
import { clearSessionCookies, refreshCookie, setSessionCookies } from '../../../domain/people/session-cookies';
import { Login } from '../../../contract/people/account';
import { Problem } from '../../../contract/problem';
import { signIn } from '../../../domain/people/sign-in';
import { input } from '../../../platform/http/input';

const Logout = z.object({ everywhere: z.optional(z.boolean()) });

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async login(ctx: Context) {
    ctx.set('cache-control', 'no-store');
    const granted = await signIn(strapi, input(Login, ctx.request.body), deviceOf(ctx));
    setSessionCookies(ctx, granted);
    ctx.body = granted.grant;
  },

  async refresh(ctx: Context) {
    ctx.set('cache-control', 'no-store');
    try {
      const token = refreshCookie(ctx);
      if (!token) throw new Problem('auth.session-ended');
      const granted = await renewSession(strapi, token);
      setSessionCookies(ctx, granted);
      ctx.body = granted.grant;
    } catch (error) {
      if (error instanceof Problem) clearSessionCookies(ctx);
      throw error;
    }
  },

  /** Ends the session of the cookie; without one the caller has what they asked for. */
  async logout(ctx: Context) {
    const { everywhere } = input(Logout, ctx.request.body ?? {});
    const session = await endSessionOf(strapi, refreshCookie(ctx));
    if (session && everywhere) await endSessions(strapi, { id: Number(session.userId) });
    clearSessionCookies(ctx);
    ctx.body = {};
  },

  async list(ctx: Context) {
    const account = await callersAccount(strapi, ctx);
    ctx.set('cache-control', 'no-store');
    ctx.body = { sessions: await listDevices(strapi, account, callerOf(ctx)?.sessionId ?? '') };
  },

  async endOne(ctx: Context) {
    await endDevice(strapi, await callersAccount(strapi, ctx), String(ctx.params.id));
    ctx.status = 204;
  },

  async endOthers(ctx: Context) {
    await endSessions(strapi, await callersAccount(strapi, ctx), callerOf(ctx)?.sessionId);
    ctx.status = 204;
  },
});
