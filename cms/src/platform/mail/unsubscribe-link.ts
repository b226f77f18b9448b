import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Locale } from '../../contract/constants';
import { ownPages } from '../../contract/content/page-kinds';
import { publicUrl, secret } from '../settings';

const seal = (quoteId: string): string =>
  createHmac('sha256', secret('GUEST_LINK_SECRET')).update(`unsubscribe:${quoteId}`).digest('base64url');

const tokenOf = (quoteId: string): string => `${quoteId}.${seal(quoteId)}`;

/** Returns the quote whose reminder carried this token; null for one that is not ours. */
export function quoteOfToken(token: string): string | null {
  const [quoteId = '', given = ''] = token.split('.');
  const [one, other] = [Buffer.from(given), Buffer.from(seal(quoteId))];
  return one.length === other.length && timingSafeEqual(one, other) ? quoteId : null;
}

/** Returns the address of the page that asks before it switches reminders off: programs that open links to check them must not do so. */
export const unsubscribePage = (quoteId: string, locale: Locale): string =>
  `${publicUrl}${locale === 'en' ? '/en' : ''}${ownPages.unsubscribe.path}/${tokenOf(quoteId)}`;

/** Headers that let mail programs offer a button to unsubscribe (RFC 2369, RFC 8058). */
export const unsubscribeHeaders = (quoteId: string): Record<string, string> => ({
  'List-Unsubscribe': `<${publicUrl}/api/unsubscribe/${tokenOf(quoteId)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
