import type { Knex } from 'knex';

type Person = { accountId: string | null; email: string };

/**
 * Takes the locks of a person's account and of all addresses that were used with it, in the order that keeps erasing from
 * standing in anybody's way: account, addresses, and only then documents.
 * @returns the addresses
 */
export async function lockPerson(trx: Knex, { accountId, email }: Person): Promise<string[]> {
  const used: string[] = [];
  if (accountId !== null) {
    await trx('up_users').where({ document_id: accountId }).forUpdate().select('id');
    used.push(...(await trx('quotes').where({ owner_id: accountId }).distinct('email').pluck('email')));
  }
  const addresses = [...new Set([email, ...used])];
  await trx('people').whereIn('email', addresses).orderBy('email').forUpdate().select('id');
  return addresses;
}
