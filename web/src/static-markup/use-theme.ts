import { useSyncExternalStore } from 'react';
import { remember, themes, type Theme } from '../lib/page/preferences';

/** Returns the look that is chosen now, wherever on the page it was chosen. */
export const useTheme = (): Theme => useSyncExternalStore(followTheme, readTheme, () => 'auto' as const);

/** Changes the look of this page and of those that follow. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  remember('theme', theme);
}

function readTheme(): Theme {
  const shown = document.documentElement.dataset.theme;
  return themes.find((theme) => theme === shown) ?? 'auto';
}

function followTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}
