import { MAIN_TOAST_MS, TOAST_DURATION_MS, TOAST_REMOVE_DELAY_MS } from '@contract/constants';
import type { ToastOptions, toast as showToast } from 'react-hot-toast/headless';

export const toastKinds = ['success', 'error', 'loading', 'custom', 'blank'] as const;
export type ToastKind = (typeof toastKinds)[number];
export type ToastFacility = 'main' | 'work';

/** Raises a toast and returns its id; the same id again replaces that toast. */
type Raise = (text: string, options?: { id?: string }) => string;
export type ToastActions = Record<ToastKind, Raise> & { dismiss: (id: string) => void };
export type Toasts = Record<ToastFacility, ToastActions>;

/** How long a toast stays: one time for all in the main facility, by kind in the second (spec §9). */
export const toastDurationMs = (facility: ToastFacility, kind: ToastKind): number =>
  facility === 'main' ? MAIN_TOAST_MS : TOAST_DURATION_MS[kind];

/** The facilities' actions. The toast library is fetched with the first toast; those raised meanwhile wait in order. */
export function createToastQueue(onFirstUse: () => void): Toasts {
  let library: Promise<typeof showToast> | undefined;
  const withLibrary = (use: (toast: typeof showToast) => void) => {
    if (!library) onFirstUse();
    library ??= import('react-hot-toast/headless').then((module) => module.toast);
    library.then(use, () => (library = undefined));
  };
  let count = 0;
  const raise =
    (facility: ToastFacility, kind: ToastKind): Raise =>
    (text, { id = `${facility}-${++count}` } = {}) => {
      const options: ToastOptions = { id, duration: toastDurationMs(facility, kind), removeDelay: TOAST_REMOVE_DELAY_MS };
      withLibrary((toast) => (kind === 'blank' ? toast(text, options) : toast[kind](text, options)));
      return id;
    };
  const actions = (facility: ToastFacility): ToastActions => ({
    success: raise(facility, 'success'),
    error: raise(facility, 'error'),
    loading: raise(facility, 'loading'),
    custom: raise(facility, 'custom'),
    blank: raise(facility, 'blank'),
    dismiss: (id) => withLibrary((toast) => toast.dismiss(id)),
  });
  return { main: actions('main'), work: actions('work') };
}
