import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, type RefObject } from 'react';

/** After client navigation puts the focus on the new content, as a full load would, so that screen readers notice. */
export function useFocusOnNavigation(content: RefObject<HTMLElement | null>) {
  const path = useLocation({ select: (location) => location.pathname });
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    content.current?.focus({ preventScroll: true });
  }, [path, content]);
}
