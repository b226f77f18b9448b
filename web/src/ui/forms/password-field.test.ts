import { expect, test } from 'vitest';
import { passwordStrength } from './password-field';

test.each([
  ['', 'none'],
  ['kurz', 'short'],
  ['aaaaaaaaaaaa', 'short'],
  ['1234567890', 'short'],
  ['qwertzuiop', 'short'],
  ['sommerregen', 'fair'],
  ['Grundriss-7', 'fair'],
  ['Grundriss-7-Keller', 'good'],
  ['vier graue Elefanten tanzen', 'good'],
] as const)('%s is %s', (password, strength) => expect(passwordStrength(password)).toBe(strength));
