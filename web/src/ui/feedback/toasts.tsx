import { followControls, createToastQueue, type Toasts } from './toast-queue';
import { type ComponentType, createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import type { ToastRegionProps } from './toast-region';

const ToastContext = createContext<Toasts | null>(null);

/** Provides both toast facilities of the spec (§9) and, once the first toast is shown, the place where they appear. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  const [Region, setRegion] = useState<ComponentType<ToastRegionProps> | null>(null);
  const toasts = useMemo(
    () =>
      createToastQueue(async () => {
        const { ToastRegion, toast } = await import('./toast-region');
        setRegion(() => ToastRegion);
        return toast;
      }),
    [],
  );
  useEffect(followControls, []);
  return (
    <ToastContext value={toasts}>
      {children}
      {/* Screen readers announce what is put into a region that they know already. */}
      <div ref={region} className="toasts" role="status" aria-atomic="false" />
      {Region && <Region region={region} />}
    </ToastContext>
  );
}

/**
 * Returns the toast facilities: `main` for gates, logout and cart (2000 ms), `work` for uploads and portal work (spec §9).
 * @throws Error when no ToastProvider is above
 */
export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToast must be used within a ToastProvider');
  return toasts;
}
