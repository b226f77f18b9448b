import type { Core } from '@strapi/strapi';
import type { Locale } from '../../contract/constants';

type Sent = { language: Locale; createdAt: string };

/** In which language a guest was here last, as far as something tells. */
export async function lastLanguage(strapi: Core.Strapi, email: string): Promise<Locale> {
  const latest = (uid: 'api::quote.quote' | 'api::contact.contact' | 'api::declaration.declaration'): Promise<Sent | null> =>
    strapi.db.query(uid).findOne({ where: { email }, select: ['language', 'createdAt'], orderBy: { id: 'desc' } });
  const sent = await Promise.all([latest('api::quote.quote'), latest('api::contact.contact'), latest('api::declaration.declaration')]);
  const [last] = sent.filter((one) => one !== null).toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
  return last?.language ?? 'de';
}
