import { locales } from '@contract/constants';
import { localePath } from '../../lib/text/locale-path';
import { useLocale } from '../../lib/text/locale';
import { useT } from '../../lib/text/strings';

/** Plain links to this page in each language: a full load of a stored page. */
export function LanguageSwitch({ path, className = '' }: { path: string; className?: string }) {
  const t = useT();
  const current = useLocale();
  return (
    <div className={`language-switch ${className}`} role="group" aria-label={t('language.label')}>
      {locales.map((locale) => (
        <a
          key={locale}
          href={localePath(locale, path)}
          hrefLang={locale}
          lang={locale}
          aria-current={locale === current ? 'true' : undefined}
        >
          <span aria-hidden="true">{locale.toUpperCase()}</span>
          <span className="visually-hidden">{t(`language.${locale}`)}</span>
        </a>
      ))}
    </div>
  );
}
