import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Locale } from '../../contract/constants';
import { ownPages } from '../../contract/content/page-kinds';
import { publicUrl, secret } from '../settings';

const seal = (subject: string): string =>
  createHmac('sha256', secret('GUEST_LINK_SECRET')).update(`unsubscribe:${subject}`).digest('base64url');

const tokenOf = (subject: string): string => `${subject}.${seal(subject)}`;

/** The document whose mail carried this token; null for one that is not ours. */
export function subjectOfToken(token: string): string | null {
  const [subject = '', given = ''] = token.split('.');
  const [one, other] = [Buffer.from(given), Buffer.from(seal(subject))];
  return one.length === other.length && timingSafeEqual(one, other) ? subject : null;
}

/** The page that asks before it switches off: whatever looks at links for safety must not do so. */
export const unsubscribePage = (subject: string, locale: Locale): string =>
  `${publicUrl}${locale === 'en' ? '/en' : ''}${ownPages.unsubscribe.path}/${tokenOf(subject)}`;

/** The headers for which mail programs show a button to unsubscribe (RFC 2369, RFC 8058). */
export const unsubscribeHeaders = (subject: string): Record<string, string> => ({
  'List-Unsubscribe': `<${publicUrl}/api/unsubscribe/${tokenOf(subject)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
