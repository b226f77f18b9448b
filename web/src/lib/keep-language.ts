import type { Locale } from '@contract/constants';
import { writeCookie } from './cookie';

/** Areas follow the last public language. The default is only written over another one, so that most visitors get no cookie. */
export function keepLanguage(locale: Locale): void {
  if (locale !== 'de' || /(^|; )language=/.test(document.cookie)) writeCookie('language', locale);
}
