import { useHydrated, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** The steps of ordering in a quote's address, behind the `#`, which no server sees: a guest's address is a key. */
export type OrderStep = 'bestellen' | 'bestellt';

/**
 * Returns whether a step of ordering is shown, and what leads there and back. It is a place in history: Back leaves it, a reload keeps it.
 * The server knows nothing of it, so that it is shown once the page is hydrated.
 */
export function useOrderStep(step: OrderStep) {
  const router = useRouter();
  const hydrated = useHydrated();
  const isOpen = useLocation({ select: ({ hash }) => hash === step }) && hydrated;
  const wasOpened = useRef(false);
  const go = (hash: string, replace: boolean) => void router.navigate({ to: '.', hash, replace, resetScroll: false });
  useEffect(() => {
    if (!isOpen) wasOpened.current = false;
  }, [isOpen]);
  return {
    isOpen,
    open: () => {
      wasOpened.current = true;
      go(step, false);
    },
    /** Leads back to what was before, also where the step was opened by its address. */
    close: () => (wasOpened.current ? router.history.back() : go('', true)),
  };
}
