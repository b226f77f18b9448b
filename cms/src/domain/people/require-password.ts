import type { Core } from '@strapi/strapi';
import { Problem } from '../../contract/problem';
import { forgive, limit } from '../../platform/http/rate-limit';
import type { AccountRow } from './account-row';
import { isPassword } from './password';
import { useFactor } from './second-factor';

/** Asks a signed-in person for the password again before a step that a borrowed browser must not take. @throws Problem auth.password-wrong, rate.limited */
async function requirePassword(strapi: Core.Strapi, account: AccountRow, password: string, field = 'password'): Promise<void> {
  await limit(strapi, 'password-again', account.documentId);
  if (!(await isPassword(strapi, password, account.password)))
    throw new Problem('auth.password-wrong', {}, { [field]: 'field.password-wrong' });
  await forgive(strapi, 'password-again', account.documentId);
}

/** Password and, where one is set up, second factor. @throws Problem auth.password-wrong, auth.code-required, auth.code-wrong */
export async function requireConfirmation(
  strapi: Core.Strapi,
  account: AccountRow,
  { password, code }: { password: string; code?: string | undefined },
  field = 'password',
): Promise<void> {
  await requirePassword(strapi, account, password, field);
  if (!account.secondFactor?.confirmedAt) return;
  if (!code) throw new Problem('auth.code-required', {}, { code: 'field.code-missing' });
  await limit(strapi, 'password-again', account.documentId);
  if (!(await useFactor(strapi, account.documentId, code))) throw new Problem('auth.code-wrong', {}, { code: 'field.code-wrong' });
}
