import type { PersonState as State } from '@contract/people/person';
import type { Tone } from '@contract/states/transition';
import { useTranslation } from 'react-i18next';

const tones: Record<State, Tone> = { verified: 'ok', unverified: 'wait', blocked: 'bad', guest: 'off', erased: 'off' };

/** Glyph and word of what a person is to the shop. */
export function PersonState({ state }: { state: State }) {
  const { t } = useTranslation();
  return <span className={`status ${tones[state]}`}>{t(`people.state.${state}`)}</span>;
}
