import { contractorStates } from '@contract/contractor';
import type { ContractorFilter } from './crew-query';

const SEARCH_MAX_LENGTH = 80;

/** What the address of the list asks for; what nobody knows is named as undefined, else the router would keep it. */
export function contractorFilterOf({ state, q }: Record<string, unknown>): ContractorFilter {
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).trim().slice(0, SEARCH_MAX_LENGTH) : '';
  return { state: contractorStates.find((known) => known === state), q: text || undefined };
}
