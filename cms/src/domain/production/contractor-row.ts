import type { ContractorProfile } from '../../contract/production/contractor';

/** What leads wrote down about a contractor, as stored. */
export type ContractorRow = ContractorProfile & {
  id: number;
  documentId: string;
  accountId: string;
  revision: number;
  notes: string | null;
};
