import { Email, passwordLengthProblem } from '@contract/people/account';
import type { StringKey } from '../../lib/strings';

/** What is wrong with an address, as a text key. */
export function emailProblem(email: string): StringKey | undefined {
  const typed = email.trim();
  if (typed === '') return 'auth.problem.email';
  if (!typed.includes('@')) return 'auth.problem.email.at';
  if (typed.endsWith('@')) return 'auth.problem.email.domain';
  return Email.safeParse(typed).success ? undefined : 'auth.problem.email.format';
}

/** What is wrong with the length of a new password; the server also knows the common ones. */
export const newPasswordProblem = (password: string): StringKey | undefined => passwordLengthProblem(password) ?? undefined;

/** A password that is to be checked elsewhere only has to be there. */
export const passwordProblem = (password: string): StringKey | undefined => (password === '' ? 'auth.problem.password' : undefined);
