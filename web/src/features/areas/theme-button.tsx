import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applyTheme, preferencesOf, themes } from '../../lib/preferences';
import { BarIcon } from './bar-icon';

/** Goes round: as the system, light, dark. */
export function ThemeButton({ className = '' }: { className?: string }) {
  const { t } = useTranslation();
  const [theme, setTheme] = useState(() => preferencesOf(document.cookie).theme);
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'auto';
  const handleClick = () => {
    applyTheme(next);
    setTheme(next);
  };
  return (
    <button
      type="button"
      className={`icon-button ${className}`}
      aria-label={t('bar.theme', { theme: t(`bar.theme.${theme}`) })}
      onClick={handleClick}
    >
      <BarIcon name={`theme-${theme}`} />
    </button>
  );
}
