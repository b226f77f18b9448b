import type { Core } from '@strapi/strapi';
import { findAccount } from '../people/account-row';
import type { PersonRow } from '../people/person-row';
import { readNews } from '../../platform/events/read-news';
import { refreshPerson } from '../people/refresh-person';

type Find = (strapi: Core.Strapi, subject: string) => Promise<string[]>;

/** Facts after which more, or something else, is known of an address. */
const audiencesByEvent: { names: RegExp; addresses: Find }[] = [
  { names: /^quote\.(submitted|joined)$/, addresses: addressIn('api::quote.quote') },
  { names: /^contact\.received$/, addresses: addressIn('api::contact.contact') },
  { names: /^(withdrawal|cancellation)\.received$/, addresses: addressIn('api::declaration.declaration') },
  { names: /^account\.(?!signed-in$)/, addresses: addressesOfAccount },
];

/** Follows the log and keeps the list of people as it tells. Its first reader fills in who came before there was a list. */
export const followPeople = (strapi: Core.Strapi): Promise<void> =>
  readNews(strapi, 'reader:people', async ({ name, subject, at }) => {
    const find = audiencesByEvent.find(({ names }) => names.test(name))?.addresses;
    for (const address of (await find?.(strapi, subject)) ?? []) await refreshPerson(strapi, address, { knownAt: at });
  });

function addressIn(uid: 'api::quote.quote' | 'api::contact.contact' | 'api::declaration.declaration'): Find {
  return async (strapi, documentId) => {
    const row: { email: string } | null = await strapi.db.query(uid).findOne({ where: { documentId }, select: ['email'] });
    return row ? [row.email] : [];
  };
}

/** Where an account is now, and where it was before. */
async function addressesOfAccount(strapi: Core.Strapi, accountId: string): Promise<string[]> {
  const [account, known]: [{ email: string } | null, PersonRow[]] = await Promise.all([
    findAccount(strapi, { documentId: accountId }),
    strapi.db.query('api::person.person').findMany({ where: { accountId } }),
  ]);
  return [...new Set([...known, ...(account ? [account] : [])].map(({ email }) => email))];
}
