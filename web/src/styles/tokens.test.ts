import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOADER_CYCLE_MS, LOADER_STEP_MS, LOGO_ALTERNATION_MS, PANEL_CLOSE_DELAY_MS } from '@contract/constants';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const milliseconds = (token: string): number => {
  const [, amount, unit] = new RegExp(`--${token}: ([\\d.]+)(m?s);`).exec(css) ?? [];
  return Number(amount) * (unit === 's' ? 1000 : 1);
};

test.each([
  ['loader-step', LOADER_STEP_MS],
  ['loader-cycle', LOADER_CYCLE_MS],
  ['logo-alternate', LOGO_ALTERNATION_MS],
  ['panel-close-delay', PANEL_CLOSE_DELAY_MS],
])('%s lasts as long as the contract says (spec §9)', (token, expected) => expect(milliseconds(token)).toBe(expected));
