import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { Problem } from '../../contract/problem';
import type { Role } from '../../contract/people/roles';
import { findAccount, type AccountRow } from './account-row';

type Signed = { user?: AccountRow; session?: { id: string } };

/** Returns the caller with the rights they have right now; null for a visitor. */
export function callerOf(ctx: Context): { accountId: string; role: Role; sessionId: string } | null {
  const { user, session } = ctx.state as Signed;
  return user?.role ? { accountId: user.documentId, role: user.role.type, sessionId: session?.id ?? '' } : null;
}

/** Reads the caller's stored account with its true role. @throws Problem auth.required */
export async function callersAccount(strapi: Core.Strapi, ctx: Context): Promise<AccountRow & { role: NonNullable<AccountRow['role']> }> {
  const caller = callerOf(ctx);
  const account = caller && (await findAccount(strapi, { documentId: caller.accountId }));
  if (!account?.role) throw new Problem('auth.required');
  return { ...account, role: account.role };
}
