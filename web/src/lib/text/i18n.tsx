import { useRouter, useRouterState } from '@tanstack/react-router';
import { createInstance, type i18n as I18n } from 'i18next';
import { useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Locale } from '@contract/constants';
import { namespaces } from './namespaces';
import type { Strings, Vocabulary } from './strings';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'texts';
    resources: { texts: Vocabulary };
    keySeparator: false;
    nsSeparator: false;
  }
}

/** i18next over the string files that the current routes name in `staticData.strings`, for `useTranslation` in areas. */
export function TextsProvider({ children }: { children: ReactNode }) {
  const { locale, strings } = useRouter().options.context;
  const [i18n] = useState(() => createI18n(locale));
  // Navigation may have loaded further files.
  useRouterState({ select: ({ matches }) => matches.map(({ id, status }) => id + status).join() });
  addLoaded(i18n, strings);
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}

/** All files are one vocabulary, as for `useT`: keys say themselves what they belong to. */
function createI18n(locale: Locale): I18n {
  const i18n = createInstance();
  void i18n.init({
    lng: locale,
    fallbackLng: false,
    load: 'currentOnly',
    ns: ['texts'],
    defaultNS: 'texts',
    resources: { [locale]: { texts: {} } },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return i18n;
}

function addLoaded(i18n: I18n, strings: Strings): void {
  for (const texts of Object.values(strings.of(namespaces))) if (texts) i18n.addResourceBundle(i18n.language, 'texts', texts, true, true);
}
