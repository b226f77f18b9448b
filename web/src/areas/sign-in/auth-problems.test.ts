import { expect, test } from 'vitest';
import { emailProblem, newPasswordProblem } from './auth-problems';

test.each([
  ['', 'auth.problem.email'],
  ['  ', 'auth.problem.email'],
  ['planer', 'auth.problem.email.at'],
  ['planer@', 'auth.problem.email.domain'],
  ['planer@buero', 'auth.problem.email.format'],
  [' Planer@Buero.example ', undefined],
] as const)('the address "%s" gives %s', (email, problem) => expect(emailProblem(email)).toBe(problem));

test.each([
  ['neunlang9', 'field.password-short'],
  ['zehn lang.', undefined],
  ['ä'.repeat(5), undefined],
  ['a'.repeat(72), undefined],
  ['ä'.repeat(37), 'field.password-long'],
] as const)('the new password "%s" gives %s', (password, problem) => expect(newPasswordProblem(password)).toBe(problem));
