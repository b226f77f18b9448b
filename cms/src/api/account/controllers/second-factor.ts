import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import encodeQr from 'qr';
import { accounts, findAccount, presentAccount } from '../../../domain/people/account-row';
import { callersAccount } from '../../../domain/people/caller';
import { requireConfirmation } from '../../../domain/people/change-password';
import { changeFactor, newRecoveryCodes, offerFactor, stepOf } from '../../../domain/people/second-factor';
import { Confirmation, SecondFactorCode, type SecondFactorOffer } from '../../../contract/people/account';
import { Problem } from '../../../contract/problem';
import { input } from '../../../platform/http/input';
import { limit } from '../../../platform/http/rate-limit';

/** Returns the QR code as rows of modules, `1` dark. */
const qrRows = (text: string): string[] => encodeQr(text, 'raw', { ecc: 'medium', border: 2 }).map((row) => row.map(Number).join(''));

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Offers a new secret to an account that has none in force. */
  async offer(ctx: Context) {
    const account = await callersAccount(strapi, ctx);
    if (account.secondFactor?.confirmedAt) throw new Problem('account.second-factor-present');
    const { stored, secret, uri } = offerFactor(account.email);
    await accounts(strapi).update({ where: { id: account.id }, data: { secondFactor: stored } });
    ctx.set('cache-control', 'no-store');
    ctx.body = { secret, uri, qr: qrRows(uri) } satisfies SecondFactorOffer;
  },

  /** The first right code puts the second factor into force; the answer is the only time the recovery codes are seen. */
  async confirm(ctx: Context) {
    const { code } = input(SecondFactorCode, ctx.request.body);
    const account = await callersAccount(strapi, ctx);
    const { secondFactor } = account;
    if (!secondFactor || secondFactor.confirmedAt) throw new Problem('account.second-factor-absent');
    await limit(strapi, 'password-again', account.documentId);
    const step = stepOf(secondFactor, code);
    if (step === null) throw new Problem('auth.code-wrong', {}, { code: 'field.code-wrong' });
    const { codes, hashes } = newRecoveryCodes();
    const confirmed = { ...secondFactor, confirmedAt: new Date().toISOString(), lastStep: step, recoveryHashes: hashes };
    await changeFactor(strapi, account, { secondFactor: confirmed, fact: 'second-factor-set-up' });
    ctx.set('cache-control', 'no-store');
    ctx.body = { recoveryCodes: codes };
  },

  async remove(ctx: Context) {
    const confirmation = input(Confirmation, ctx.request.body);
    const account = await callersAccount(strapi, ctx);
    if (!account.secondFactor?.confirmedAt) throw new Problem('account.second-factor-absent');
    await requireConfirmation(strapi, account, confirmation);
    await changeFactor(strapi, account, { secondFactor: null, fact: 'second-factor-removed' });
    ctx.body = presentAccount({ ...account, secondFactor: null });
  },

  async renewCodes(ctx: Context) {
    const confirmation = input(Confirmation, ctx.request.body);
    const account = await callersAccount(strapi, ctx);
    if (!account.secondFactor?.confirmedAt) throw new Problem('account.second-factor-absent');
    await requireConfirmation(strapi, account, confirmation);
    // The code that confirmed this was used up just now: start from the row as it is.
    const secondFactor = (await findAccount(strapi, { id: account.id }))?.secondFactor ?? account.secondFactor;
    const { codes, hashes } = newRecoveryCodes();
    await changeFactor(strapi, account, { secondFactor: { ...secondFactor, recoveryHashes: hashes }, fact: 'recovery-codes-renewed' });
    ctx.set('cache-control', 'no-store');
    ctx.body = { recoveryCodes: codes };
  },
});
