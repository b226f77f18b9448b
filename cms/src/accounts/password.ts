import { dictionary } from '@zxcvbn-ts/language-common';
import type { Core } from '@strapi/strapi';
import { passwordLengthProblem } from '../contract/account';
import { Problem } from '../contract/problem';

/** A bcrypt hash of nothing anybody knows: comparing with it takes as long as with a real one. */
const NOBODYS_HASH = '$2a$10$PXOJyKrer6KsnhNfn94hW.fQfAe1RNtzQL6xW.GN7HlL8ohlFrO3S';

const common = new Set([...dictionary['passwords-common']].map((password) => password.toLowerCase()));

type UserService = {
  validatePassword(password: string, hash: string): Promise<boolean>;
  ensureHashedPasswords<T extends { password: string }>(values: T): Promise<T>;
};
const users = (strapi: Core.Strapi): UserService => strapi.plugin('users-permissions').service('user');

/** @throws Problem auth.password-refused: shorter than 10 or longer than 72 bytes, or on the list of common passwords */
export function requireGoodPassword(password: string): void {
  const problem = passwordLengthProblem(password) ?? (common.has(password.toLowerCase()) ? 'field.password-common' : null);
  if (problem) throw new Problem('auth.password-refused', {}, { password: problem });
}

export const hashPassword = async (strapi: Core.Strapi, password: string): Promise<string> =>
  (await users(strapi).ensureHashedPasswords({ password })).password;

/** Whether the password fits; without an account the answer takes as long and is no. */
export async function isPassword(strapi: Core.Strapi, password: string, hash: string | undefined): Promise<boolean> {
  const fits = await users(strapi).validatePassword(password, hash ?? NOBODYS_HASH);
  return fits && hash !== undefined;
}
