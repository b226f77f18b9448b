import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isAreaPath, localeOfPath, stripLocale } from '../lib/text/locale-path';

/**
 * Turns plain links into client navigation, those in content from the CMS included, with one listener for all.
 * Links are preloaded when pointed at. Areas, other languages, other origins, files and same-page anchors stay the browser's.
 */
export function useClientNavigation() {
  const router = useRouter();
  useEffect(() => {
    const { locale } = router.options.context;
    const target = (event: Event): string | null => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      return link && staysInside(link) && localeOfPath(link.pathname) === locale && !isAreaPath(link.pathname)
        ? stripLocale(link.pathname) + link.search + link.hash
        : null;
    };
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const href = target(event);
      if (href === null) return;
      event.preventDefault();
      void router.navigate({ href });
    };
    let warmed = '';
    const warm = (event: Event) => {
      const href = target(event);
      if (href === null || href === warmed) return;
      warmed = href;
      router.preloadRoute({ href } as never).catch(() => undefined);
    };
    document.addEventListener('click', follow);
    document.addEventListener('pointerover', warm, { passive: true });
    document.addEventListener('touchstart', warm, { passive: true });
    document.addEventListener('focusin', warm);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('pointerover', warm);
      document.removeEventListener('touchstart', warm);
      document.removeEventListener('focusin', warm);
    };
  }, [router]);
}

/** Returns true if a link leads to another page of this shop and nothing about it asks for a full load. */
function staysInside(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.target || link.hasAttribute('download') || link.getAttribute('href') === '') return false;
  if (/\.[a-z0-9]{2,5}$/i.test(link.pathname) || /^\/(api|uploads)\//.test(link.pathname)) return false;
  return link.pathname !== location.pathname || !link.hash;
}
