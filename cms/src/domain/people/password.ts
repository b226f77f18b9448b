import { dictionary } from '@zxcvbn-ts/language-common';
import { dictionary as german } from '@zxcvbn-ts/language-de';
import type { Core } from '@strapi/strapi';
import { passwordLengthProblem } from '../../contract/people/account';
import { SHOP_NAME } from '../../contract/constants';
import { Problem } from '../../contract/problem';

/** A bcrypt hash of nothing anybody knows: comparing with it takes as long as with a real one. */
const NOBODYS_HASH = '$2a$10$PXOJyKrer6KsnhNfn94hW.fQfAe1RNtzQL6xW.GN7HlL8ohlFrO3S';

const common = new Set([...dictionary['passwords-common']].map((password) => password.toLowerCase()));
const germanWords = new Set(Object.values(german).flat().map(String));

/** Different characters that a password needs; fewer are one or two, repeated. */
const LEAST_DIFFERENT = 4;
/** Letters and digits that must be left once the account's address and the shop's name are taken out. */
const LEAST_OWN = 6;

type UserService = {
  validatePassword(password: string, hash: string): Promise<boolean>;
  ensureHashedPasswords<T extends { password: string }>(values: T): Promise<T>;
};
const users = (strapi: Core.Strapi): UserService => strapi.plugin('users-permissions').service('user');

/**
 * Refuses passwords that are guessed first: too short or long for bcrypt, one of the common ones, a German word or name with
 * nothing but digits and signs behind it, the account's address or the shop's name with little besides, repeated characters.
 * @throws Problem auth.password-refused
 */
export function requireGoodPassword(password: string, email: string): void {
  const problem = passwordLengthProblem(password) ?? weaknessOf(password.toLowerCase(), email.toLowerCase());
  if (problem) throw new Problem('auth.password-refused', {}, { password: problem });
}

function weaknessOf(password: string, email: string): 'field.password-repeated' | 'field.password-own' | 'field.password-common' | null {
  if (new Set(password).size < LEAST_DIFFERENT) return 'field.password-repeated';
  const [localPart = ''] = email.split('@');
  const own = [email, localPart, SHOP_NAME.toLowerCase()].reduce((rest, name) => (name ? rest.replaceAll(name, '') : rest), password);
  const isShortened = own.length < password.length;
  if (isShortened && own.replaceAll(/[^\p{L}\p{N}]/gu, '').length < LEAST_OWN) return 'field.password-own';
  const word = /^\p{L}+/u.exec(password)?.[0] ?? '';
  const isWord = germanWords.has(word) && !/\p{L}/u.test(password.slice(word.length));
  return isWord || common.has(password) ? 'field.password-common' : null;
}

export const hashPassword = async (strapi: Core.Strapi, password: string): Promise<string> =>
  (await users(strapi).ensureHashedPasswords({ password })).password;

/** Whether the password fits; without an account the answer takes as long and is no. */
export async function isPassword(strapi: Core.Strapi, password: string, hash: string | undefined): Promise<boolean> {
  const fits = await users(strapi).validatePassword(password, hash ?? NOBODYS_HASH);
  return fits && hash !== undefined;
}
