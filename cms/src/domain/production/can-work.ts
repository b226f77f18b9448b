import type { Core } from '@strapi/strapi';
import { findAccount } from '../people/account-row';

/** Whether somebody can sign in as a contractor. */
export async function canWork(strapi: Core.Strapi, accountId: string): Promise<boolean> {
  const account = await findAccount(strapi, { documentId: accountId });
  return account !== null && !account.blocked && account.role?.type === 'contractor';
}
