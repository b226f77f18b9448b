import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { callersAccount } from '../people/caller';
import type { QuoteRow } from './quote-row';
import type { Actor } from '../../platform/events/transition-document';

/** The signed-in customer. */
export async function customerOf(strapi: Core.Strapi, ctx: Context): Promise<Actor & { accountId: string }> {
  const { documentId, name, email } = await callersAccount(strapi, ctx);
  return { kind: 'customer', accountId: documentId, name: name || email };
}

/** Whoever holds the guest link acts as the one who asked. */
export const guestOf = ({ name }: Pick<QuoteRow, 'name'>): Actor => ({ kind: 'customer', accountId: null, name });

/** The signed-in contractor. */
export async function contractorOf(strapi: Core.Strapi, ctx: Context): Promise<Actor & { accountId: string }> {
  const { documentId, name, email } = await callersAccount(strapi, ctx);
  return { kind: 'contractor', accountId: documentId, name: name || email };
}

/** The signed-in member of the team: leads may do more. */
export async function staffOf(strapi: Core.Strapi, ctx: Context): Promise<Actor & { accountId: string }> {
  const { documentId, name, email, role } = await callersAccount(strapi, ctx);
  return { kind: role.type === 'super_admin' ? 'superAdmin' : 'admin', accountId: documentId, name: name || email };
}
