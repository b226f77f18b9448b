import { byteLength, PASSWORD_MIN_BYTES } from '@contract/people/account';

export const strengths = ['none', 'short', 'fair', 'good'] as const;
export type Strength = (typeof strengths)[number];

const GOOD_LENGTH = 16;
const GOOD_VARIETY = 10;
const POOR_VARIETY = 5;
/** Rows of the keyboard and counting: what is tried first. */
const RUNS = ['abcdefghijklmnopqrstuvwxyz', '0123456789', 'qwertzuiop', 'qwertyuiop', 'asdfghjkl', 'yxcvbnm', 'zxcvbnm'];

/** How hard a password is to guess, roughly: length and different signs count, runs and repetition do not. */
export function passwordStrength(password: string): Strength {
  if (password === '') return 'none';
  const variety = new Set(withoutRuns(password.toLowerCase())).size;
  if (byteLength(password) < PASSWORD_MIN_BYTES || variety < POOR_VARIETY) return 'short';
  return password.length >= GOOD_LENGTH || (variety >= GOOD_VARIETY && /[^a-z]/i.test(password)) ? 'good' : 'fair';
}

/** Four and more signs in a row of the keyboard count as their first. */
function withoutRuns(password: string): string {
  return Array.from(password)
    .filter((sign, index, all) => {
      const three = all.slice(Math.max(0, index - 2), index + 1).join('');
      return three.length < 3 || !RUNS.some((run) => run.includes(three));
    })
    .join('');
}
