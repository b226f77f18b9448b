import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as z from 'zod/mini';
import { callerOf } from '../../../domain/people/caller';
import { FOLLOW_WAIT_S } from '../../../contract/constants';
import { Problem } from '../../../contract/problem';
import { reachedTypes } from '../../../domain/catalogue/answer-types';
import { findContentChanges } from '../../../platform/events/content-changes';
import { waitForChanges, waitForContent, followOnce } from '../../../platform/events/changes';
import { input } from '../../../platform/http/input';

const digits = (most: number) => z.pipe(z.string().check(z.regex(/^\d+$/), z.maxLength(most)), z.transform(Number));

const ContentQuery = z.object({ since: digits(15), event: z.string().check(z.maxLength(40)), wait: digits(2) });
const ChangesQuery = z.object({ since: z.optional(digits(15)), wait: z.optional(digits(2)) });

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Long poll: answers as soon as content has changed after the event `since`, whose own id is `event`, with the types that changed. */
  async contentChanges(ctx: Context) {
    const { since, event, wait } = input(ContentQuery, { since: '0', event: '', wait: '0', ...ctx.query });
    ctx.set('cache-control', 'no-store');
    const waitMs = Math.min(wait, FOLLOW_WAIT_S.longest) * 1000;
    await waitForContent(strapi, { since, waitMs, signal: untilLeft(ctx) });
    const { uids, ...cursor } = await findContentChanges(strapi, { seq: since, event });
    ctx.body = { ...cursor, types: reachedTypes(uids) };
  },

  /** Long poll: answers as soon as something has changed that the caller may see; without `since` at once. */
  async changes(ctx: Context) {
    const { since, wait = FOLLOW_WAIT_S.usual } = input(ChangesQuery, { ...ctx.query });
    const caller = callerOf(ctx);
    if (!caller) throw new Problem('auth.required');
    ctx.set('cache-control', 'no-store');
    const { shortest, longest } = FOLLOW_WAIT_S;
    const waitMs = Math.min(Math.max(wait, shortest), longest) * 1000;
    ctx.body = await followOnce(caller.accountId, () => waitForChanges(strapi, caller, { since, waitMs, signal: untilLeft(ctx) }));
  },
});

/** Aborts when the caller is gone. */
function untilLeft(ctx: Context): AbortSignal {
  const closed = new AbortController();
  ctx.req.once('close', () => closed.abort());
  return closed.signal;
}
