import type { Contractor } from '@contract/production/contractor';
import type { Tone } from '@contract/states/transition';
import { useT } from '../../../lib/text/strings';

const tones: Record<Contractor['state'], Tone> = { active: 'ok', blocked: 'bad', unverified: 'wait' };

/** Whether a contractor can work for us. */
export function ContractorStanding({ state }: Pick<Contractor, 'state'>) {
  const t = useT();
  return <span className={`status ${tones[state]}`}>{t(`contractors.state.${state}`)}</span>;
}
