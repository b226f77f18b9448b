import { locales, type Locale } from '@contract/constants';
import { useMutation } from '@tanstack/react-query';
import { useT } from '../../lib/text/strings';
import { useLocale } from '../../lib/text/locale';
import { remember, themes } from '../../lib/page/preferences';
import { Panel } from '../../ui/layout/panel';
import { applyTheme, useTheme } from '../../static-markup/use-theme';
import { changeProfile } from './account-calls';

/** Language and look; both take effect at once. */
export function AppearanceSection() {
  const t = useT();
  return (
    <Panel id="appearance" title={t('settings.appearance')}>
      <div className="two-columns">
        <LanguageChoice />
        <ThemeChoice />
      </div>
    </Panel>
  );
}

function LanguageChoice() {
  const t = useT();
  const locale = useLocale();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (language: Locale) => changeProfile({ language }),
    onSuccess: (_, language) => {
      remember('language', language);
      // A page has one language from its first byte on.
      location.reload();
    },
  });
  return (
    <fieldset disabled={isPending}>
      <legend className="field-label">{t('settings.language')}</legend>
      <div className="segments">
        {locales.map((language) => (
          <label key={language} lang={language}>
            <input type="radio" name="language" checked={(isPending ? variables : locale) === language} onChange={() => mutate(language)} />
            {t(`language.${language}`)}
          </label>
        ))}
      </div>
      <small className="muted setting-hint">{t('settings.language.hint')}</small>
    </fieldset>
  );
}

function ThemeChoice() {
  const t = useT();
  const current = useTheme();
  return (
    <fieldset>
      <legend className="field-label">{t('settings.theme')}</legend>
      <div className="segments">
        {themes.map((theme) => (
          <label key={theme}>
            <input type="radio" name="theme" checked={current === theme} onChange={() => applyTheme(theme)} />
            {t(`settings.theme.${theme}`)}
          </label>
        ))}
      </div>
      <small className="muted setting-hint">{t('settings.theme.hint')}</small>
    </fieldset>
  );
}
