import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

/** Gives files from before they were checked the state of one without a verdict: a scanner reads them when there is one. */
export async function uncheckedFiles(_strapi: Core.Strapi, trx: Knex): Promise<void> {
  await trx('customer_files').whereNull('check_state').update({ check_state: 'unchecked', check_tries: 0 });
}
