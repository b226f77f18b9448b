import { useTranslation } from 'react-i18next';
import { applyTheme, themes } from '../../lib/preferences';
import { useTheme } from '../../ui/layout/use-theme';
import { BarIcon } from './bar-icon';

/** Goes round: as the system, light, dark. */
export function ThemeButton({ className = '' }: { className?: string }) {
  const { t } = useTranslation();
  const theme = useTheme();
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'auto';
  return (
    <button
      type="button"
      className={`icon-button ${className}`}
      aria-label={t('bar.theme', { theme: t(`bar.theme.${theme}`) })}
      onClick={() => applyTheme(next)}
    >
      <BarIcon name={`theme-${theme}`} />
    </button>
  );
}
