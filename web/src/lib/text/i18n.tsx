import { useRouter } from '@tanstack/react-router';
import { createInstance, type i18n as I18n } from 'i18next';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '@contract/constants';
import { TextReader, type Texts } from './strings';

/** Lets i18next read the texts for `useT`. The entries of the areas put it around their pages; public pages do without it. */
export function I18nextReader({ children }: { children: ReactNode }) {
  const { locale, strings } = useRouter().options.context;
  const [i18n] = useState(() => createI18n(locale, strings.all));
  const { t } = useTranslation('texts', { i18n });
  return <TextReader value={t}>{children}</TextReader>;
}

/**
 * Creates the i18next instance of a language. All files are one vocabulary: keys say themselves what they belong to.
 * @param texts Read anew for each translation, so that files which navigation loads later need not be added.
 */
export function createI18n(locale: Locale, texts: Texts): I18n {
  const i18n = createInstance();
  void i18n.init({
    lng: locale,
    fallbackLng: false,
    load: 'currentOnly',
    ns: ['texts'],
    defaultNS: 'texts',
    resources: { [locale]: { texts } },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return i18n;
}
