import { contractorStates } from '@contract/production/contractor';
import { searchOf } from '../../../lib/list-filter';
import type { ContractorFilter } from './crew-query';

/** What the address of the list asks for; what nobody knows is named as undefined, else the router would keep it. */
export const contractorFilterOf = ({ state, q }: Record<string, unknown>): ContractorFilter => ({
  state: contractorStates.find((known) => known === state),
  ...searchOf({ q }),
});
