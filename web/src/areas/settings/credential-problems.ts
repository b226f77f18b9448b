import { Email } from '@contract/people/account';
import type { FieldProblems } from '../../ui/forms/use-fields';

/** What is wrong with an address. */
export function emailProblem(email: string): FieldProblems<'email'> {
  return Email.safeParse(email).success ? {} : { email: 'settings.problem.email' };
}

/** A password that is checked elsewhere only has to be there. */
export const passwordProblem = (password: string): FieldProblems<'password'> => (password ? {} : { password: 'settings.problem.password' });

/** A second factor's code only has to be there, where one is asked for. */
export const codeProblem = (code: string, wanted = true): FieldProblems<'code'> =>
  code.trim() || !wanted ? {} : { code: 'field.code-missing' };
