import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { Problem } from '../../contract/problem';
import { isDatabaseAway } from '../../platform/http/error-body';
import type { AccountRow } from './account-row';

type Services = {
  jwt: { getToken(ctx: Context): Promise<{ id?: number } | null> };
  user: { fetchAuthenticatedUser(id: number): Promise<AccountRow | null> };
};

/**
 * Reads a session once more before its owner is told to sign in: Strapi's account plugin takes every failure to read one
 * for a missing session. One that was cut off meanwhile must not end at a sign-in form.
 * @throws Problem server.unavailable when the database is away, or when the call is allowed after all
 */
export async function confirmRefusal(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const service = <Name extends keyof Services>(name: Name): Services[Name] => strapi.plugin('users-permissions').service(name);
  const failed = (cause: unknown): null => {
    // Anything else is a token that is none.
    if (isDatabaseAway(cause)) throw new Problem('server.unavailable', {}, {}, { cause });
    return null;
  };
  const token = await service('jwt').getToken(ctx)?.catch(failed);
  const account = token?.id === undefined ? null : await service('user').fetchAuthenticatedUser(token.id).catch(failed);
  if (account && !account.blocked) throw new Problem('server.unavailable');
}
