import type { Core } from '@strapi/strapi';
import { findAccount, type AccountRow } from './account-row';
import type { callerOf } from './caller';
import { requireAppCheck } from '../../platform/http/app-check-token';
import type { AuthUser, SignUpResult } from '../../contract/people/account';
import type { CallableInput, CallableName, CallableOutput } from '../../contract/people/callables';
import type { Locale } from '../../contract/constants';
import { Problem } from '../../contract/problem';
import { isAdmin } from '../../contract/people/roles';
import { signUp } from './sign-up';
import { isWithinLimit, limit } from '../../platform/http/rate-limit';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import { translate } from '../../platform/strings/translate';

export type FunctionCaller = {
  strapi: Core.Strapi;
  address: string;
  account: ReturnType<typeof callerOf>;
  locale: Locale;
  cartId: string;
  appCheck: string;
};

type Handlers = { [N in CallableName]: (input: CallableInput<N>, caller: FunctionCaller) => Promise<CallableOutput<N>> };

/** The functions of spec §7. A missing one does not compile. */
export const handlers: Handlers = {
  /** Returns the caller's own role; staff may request anybody's. */
  async getUserRole({ userId }, { strapi, account }) {
    if (!account) throw new Problem('auth.required');
    if (userId !== account.accountId && !isAdmin(account.role)) throw new Problem('auth.forbidden');
    const requested = await findAccount(strapi, { documentId: userId });
    if (!requested?.role) throw new Problem('account.not-found');
    return { role: requested.role.type };
  },

  /** Signs up. Problems that a person can mend are answered with `success: false`, not by a failed call (spec §5). */
  async handleUserCreation(requested, { strapi, address, locale, cartId, appCheck }) {
    await limit(strapi, 'sign-up', address);
    if (appCheck) requireAppCheck(appCheck, cartId);
    else await limit(strapi, 'sign-up-unchecked', address);
    const language = requested.locale ?? locale;
    try {
      const account = await signUp(strapi, { ...requested, locale: language });
      // Counted here and bounded where it is written (`render-account-mail`): this mail belongs to the sign-up.
      await isWithinLimit(strapi, 'verify-to', account.email);
      return { success: true, message: translate(language, 'account.created'), user: presentUser(account) };
    } catch (error) {
      return refused(error, language);
    }
  },

  /**
   * Queues the mail for known and unknown addresses alike: neither answer nor time shows whether there is an account. Calls
   * beyond the limit of one address get the same answer: a stranger who repeats them withholds nothing from its owner.
   */
  async handlePasswordReset({ email }, { strapi, address, locale }) {
    await limit(strapi, 'reset-request', address);
    if (await isWithinLimit(strapi, 'reset-to', email))
      await enqueueMail(strapi, { template: 'password-reset', to: email, language: locale, payload: {} });
    return null;
  },
};

function refused(error: unknown, locale: Locale): SignUpResult {
  if (!(error instanceof Problem)) throw error;
  if (error.code === 'auth.address-taken') return { success: false, message: translate(locale, 'account.address-taken'), user: null };
  const { fields } = error;
  if (!fields.password) throw error;
  return { success: false, message: translate(locale, fields.password), user: null, fields };
}

const presentUser = ({ documentId, email, confirmed }: AccountRow): AuthUser => ({ uid: documentId, email, emailVerified: confirmed });
