import type { Locale } from '@contract/constants';
import { writeCookie } from '../../lib/cookie';
import { isAreaPath } from '../../lib/locale-path';

/**
 * The other language shows the same question, filter or chosen subject: the switch takes the query along. Areas, whose addresses name no language, follow the one that a visitor chose by the switch or goes there from. Merely
 * visiting a page keeps nothing, and German, the default, is only written over another choice.
 */
export function keepLanguageChoice(locale: Locale, signal: AbortSignal): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest('a');
      if (!link || !(link.hreflang || isAreaPath(link.pathname))) return;
      const chosen = (link.hreflang || locale) as Locale;
      if (link.hreflang) link.search = location.search;
      if (chosen !== 'de' || /(^|; )language=/.test(document.cookie)) writeCookie('language', chosen);
    },
    { signal },
  );
}
