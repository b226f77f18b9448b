import type { ContractorProfile } from '../../../contract/production/contractor';
import type { Core } from '@strapi/strapi';
import { findAccount } from '../../people/account-row';

/** What leads wrote down about a contractor, as stored. */
export type ContractorRow = ContractorProfile & {
  id: number;
  documentId: string;
  accountId: string;
  revision: number;
  notes: string | null;
};

/** Whether somebody can sign in as a contractor. */
export async function canWork(strapi: Core.Strapi, accountId: string): Promise<boolean> {
  const account = await findAccount(strapi, { documentId: accountId });
  return account !== null && !account.blocked && account.role?.type === 'contractor';
}

/** What is known of a contractor's work; nothing before somebody wrote it down. */
export const presentProfile = (row: ContractorRow | null | undefined): ContractorProfile => ({
  skills: row?.skills ?? [],
  formats: row?.formats ?? [],
  rates: row?.rates ?? [],
  languages: row?.languages ?? [],
  weeklyHours: row?.weeklyHours ?? null,
});
