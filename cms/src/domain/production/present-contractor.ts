import type { ContractorProfile } from '../../contract/production/contractor';
import type { ContractorRow } from './contractor-row';

/** What is known of a contractor's work; nothing before somebody wrote it down. */
export const presentProfile = (row: ContractorRow | null | undefined): ContractorProfile => ({
  skills: row?.skills ?? [],
  formats: row?.formats ?? [],
  rates: row?.rates ?? [],
  languages: row?.languages ?? [],
  weeklyHours: row?.weeklyHours ?? null,
});
