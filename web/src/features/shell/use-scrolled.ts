import { HEADER_SCROLL_THRESHOLD_PX } from '@contract/constants';
import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  addEventListener('scroll', onChange, { passive: true });
  return () => removeEventListener('scroll', onChange);
}

/** Whether the page is scrolled past the header's threshold (spec §2: 96 px). */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > HEADER_SCROLL_THRESHOLD_PX,
    () => false,
  );
