import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as z from 'zod/mini';
import { waitForEvents } from '../../../events/feed';
import { input } from '../../../http/input';

const MAX_WAIT_SECONDS = 30;

const ChangesQuery = z.object({
  topic: z.literal('content'),
  since: z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number)),
  wait: z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number)),
});

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Long poll: answers as soon as the topic has events after `since` (spec §9: 5 to 30 s). */
  async changes(ctx: Context) {
    const { topic, since, wait } = input(ChangesQuery, { since: '0', wait: '0', ...ctx.query });
    const closed = new AbortController();
    ctx.req.once('close', () => closed.abort());
    const waitMs = Math.min(wait, MAX_WAIT_SECONDS) * 1000;
    ctx.body = { seq: await waitForEvents(strapi, topic, { since, waitMs, signal: closed.signal }) };
    ctx.set('cache-control', 'no-store');
  },
});
