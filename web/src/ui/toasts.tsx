import { createContext, lazy, Suspense, use, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { createToastQueue, type Toasts } from './toast-queue';

// Without a connection there is nowhere to show a toast; the page goes on without it.
const ToastRegion = lazy<ComponentType>(() => import('./toast-region').catch(() => ({ default: () => null })));
const ToastContext = createContext<Toasts | null>(null);

/** Both toast facilities of the spec (§9) and, once the first toast is raised, the place where they appear. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [used, setUsed] = useState(false);
  const toasts = useMemo(() => createToastQueue(() => setUsed(true)), []);
  return (
    <ToastContext value={toasts}>
      {children}
      {used && (
        <Suspense>
          <ToastRegion />
        </Suspense>
      )}
    </ToastContext>
  );
}

/**
 * `main` for gates, logout and cart (2000 ms), `work` for uploads and portal work (spec §9).
 * @throws Error when no ToastProvider is above
 */
export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToast must be used within a ToastProvider');
  return toasts;
}
