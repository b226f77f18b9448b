import { useLocation, useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';

/** Returns true while another page is on its way; `main` says so by `aria-busy`, which also shows a line once it takes longer. */
export const useIsNavigating = (): boolean => useRouterState({ select: ({ status }) => status === 'pending' });

/** Puts the focus on the new content after client navigation, as a full load would, so that screen readers notice. */
export function useFocusOnNavigation(content: RefObject<HTMLElement | null>) {
  const path = useLocation({ select: (location) => location.pathname });
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    content.current?.focus({ preventScroll: true });
  }, [path, content]);
}
