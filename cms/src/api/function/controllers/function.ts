import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as z from 'zod/mini';
import { callerOf } from '../../../domain/people/caller';
import { callables, isCallable, type CallableName } from '../../../contract/people/callables';
import { fileHeaders } from '../../../contract/files/file';
import { Problem } from '../../../contract/problem';
import { handlers, type FunctionCaller } from '../../../domain/people/handlers';
import { clientAddress } from '../../../platform/http/client-address';
import { input, messageLocale } from '../../../platform/http/input';
import { limit } from '../../../platform/http/rate-limit';

const Body = z.object({ data: z.unknown() });
const REGION_PATTERN = /^[a-z0-9-]{1,40}$/;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Runs a function for anybody; each handler checks rights itself. The region is a load balancer's matter. */
  async call(ctx: Context) {
    ctx.set('cache-control', 'no-store');
    const { region, name } = ctx.params as { region: string; name: string };
    if (!isCallable(name) || !REGION_PATTERN.test(region)) throw new Problem('function.unknown');
    const address = clientAddress(ctx);
    await limit(strapi, 'function', address);
    const body = input(Body, ctx.request.body);
    if (!Object.hasOwn(body, 'data')) throw new Problem('input.invalid', {}, { data: 'field.invalid-type' });
    const caller: FunctionCaller = {
      strapi,
      address,
      account: callerOf(ctx),
      locale: messageLocale(ctx.query, ctx.get('accept-language')),
      cartId: ctx.get(fileHeaders.cart),
      appCheck: ctx.get(fileHeaders.appCheck),
    };
    ctx.body = { result: await run(name, body.data, caller) };
  },
});

function run<N extends CallableName>(name: N, data: unknown, caller: FunctionCaller) {
  const handle = handlers[name] as (parsed: unknown, caller: FunctionCaller) => Promise<unknown>;
  return handle(input(callables[name].input, data), caller);
}
