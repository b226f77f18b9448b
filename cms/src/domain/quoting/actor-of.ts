import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { callersAccount } from '../people/caller';
import type { QuoteRow } from './quote-row';
import type { Actor } from '../../platform/events/transition-document';

/** Returns the signed-in customer as an actor. */
export async function customerOf(strapi: Core.Strapi, ctx: Context): Promise<Actor & { accountId: string }> {
  const { documentId, name, email } = await callersAccount(strapi, ctx);
  return { kind: 'customer', accountId: documentId, name: name || email };
}

/** Returns the actor for whoever holds the guest link: the customer of the quote. */
export const guestOf = ({ name }: Pick<QuoteRow, 'name'>): Actor => ({ kind: 'customer', accountId: null, name });

/** Returns the signed-in contractor as an actor. */
export async function contractorOf(strapi: Core.Strapi, ctx: Context): Promise<Actor & { accountId: string }> {
  const { documentId, name, email } = await callersAccount(strapi, ctx);
  return { kind: 'contractor', accountId: documentId, name: name || email };
}

/** Returns the actor for a signed-in member of the team: super admins may do more. */
export async function staffOf(strapi: Core.Strapi, ctx: Context): Promise<Actor & { accountId: string }> {
  const { documentId, name, email, role } = await callersAccount(strapi, ctx);
  return { kind: role.type === 'super_admin' ? 'superAdmin' : 'admin', accountId: documentId, name: name || email };
}
