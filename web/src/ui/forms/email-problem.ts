import { Email } from '@contract/people/account';
import type { StringKey } from '../../lib/text/strings';

/** Returns what is wrong with a typed e-mail address, as a text key. */
export function emailProblem(email: string): StringKey | undefined {
  const typed = email.trim();
  if (typed === '') return 'field.email.missing';
  if (!typed.includes('@')) return 'field.email.at';
  if (typed.endsWith('@')) return 'field.email.domain';
  return Email.safeParse(typed).success ? undefined : 'field.email.format';
}
