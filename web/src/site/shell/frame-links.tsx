import { useT } from '../../lib/text/strings';
import { LogoMark } from '../../ui/marks/logo';
import { SiteLink } from '../../ui/layout/site-link';
import { logoTone } from '../../static-markup/path-marks';
import { locales } from '@contract/constants';
import { localePath } from '../../lib/text/locale-path';
import { useLocale } from '../../lib/text/locale';

/** The word mark, in the colour of the page it stands on. */
export function LogoLink({ brand, path }: { brand: string; path: string }) {
  const t = useT();
  return (
    <SiteLink className="logo" to="/" data-tone={logoTone(path)} aria-label={t('logo.home', { brand })}>
      <LogoMark />
      <span>{brand}</span>
    </SiteLink>
  );
}

/** Where the cart's item count appears (`CountBadges`). */
export const BadgeSlot = () => <span className="badge-slot" />;

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
