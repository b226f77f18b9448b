import type { Context } from 'koa';
import type { AccountRow } from '../domain/people/account-row';
import { Problem } from '../contract/problem';

/** Admits only accounts whose address is proven (spec §6). @throws Problem auth.not-verified */
export default (ctx: Context): boolean => {
  const { user } = ctx.state as { user?: AccountRow };
  if (user && !user.confirmed) throw new Problem('auth.not-verified');
  return true;
};
