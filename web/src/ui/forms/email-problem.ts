import { Email } from '@contract/people/account';
import type { StringKey } from '../../lib/text/strings';

/** What is wrong with an address. */
export function emailProblem(email: string): StringKey | undefined {
  const typed = email.trim();
  if (typed === '') return 'field.email.missing';
  if (!typed.includes('@')) return 'field.email.at';
  if (typed.endsWith('@')) return 'field.email.domain';
  return Email.safeParse(typed).success ? undefined : 'field.email.format';
}
