import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { type ContractorRow, contractorsAccount } from './find-contractors';
import type { ContractorChange } from '../../../contract/production/contractor';
import { Problem } from '../../../contract/problem';
import { appendEvent } from '../../../platform/events/append-event';

type Saving = { contractorId: string; change: ContractorChange; /** The lead's account. */ accountId: string };

/** Writes down what a contractor can do and costs. @throws Problem contractor.not-found, stale */
export async function saveContractor(strapi: Core.Strapi, { contractorId, change, accountId }: Saving): Promise<void> {
  await contractorsAccount(strapi, contractorId);
  const { revision, ...profile } = change;
  await strapi.db.transaction(async ({ trx }) => {
    const blank = {
      account_id: contractorId,
      document_id: randomUUID(),
      revision: 0,
      skills: '[]',
      formats: '[]',
      rates: '[]',
      languages: '[]',
    };
    await trx('contractors').insert(blank).onConflict('account_id').ignore();
    await trx('contractors').where({ account_id: contractorId }).forUpdate().select('id');
    const contractors = strapi.db.query('api::contractor.contractor');
    const row: ContractorRow = await contractors.findOne({ where: { accountId: contractorId } });
    if (row.revision !== revision) throw new Problem('stale');
    await contractors.update({ where: { id: row.id }, data: { ...profile, revision: revision + 1 } });
    await appendEvent(strapi, trx, {
      topic: 'account',
      name: 'account.contractor-changed',
      subject: contractorId,
      actor: 'superAdmin',
      data: { accountId },
    });
  });
}
