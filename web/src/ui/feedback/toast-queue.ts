import { MAIN_TOAST_MS, TOAST_DURATION_MS, TOAST_REMOVE_DELAY_MS } from '@contract/constants';
import type { Toast, ToastOptions, toast as showToast } from 'react-hot-toast/headless';

export const toastKinds = ['success', 'error', 'loading', 'custom', 'blank'] as const;
export type ToastKind = (typeof toastKinds)[number];
export type ToastFacility = 'main' | 'work';
export type ShowToast = typeof showToast;

/** Shows a toast and returns its id; the same id again replaces that toast. */
type Enqueue = (text: string, options?: { id?: string }) => string;
export type ToastActions = Record<ToastKind, Enqueue> & { dismiss: (id: string) => void };
export type Toasts = Record<ToastFacility, ToastActions>;

/** Returns the time a toast stays: one time for all in the main facility, by kind in the second (spec §9). */
export const toastDurationMs = (facility: ToastFacility, kind: ToastKind): number =>
  facility === 'main' ? MAIN_TOAST_MS : TOAST_DURATION_MS[kind];

/**
 * Creates the actions of both facilities.
 * @param load fetches the toast library and what shows toasts, with the first toast; those shown meanwhile wait in order. If that fails,
 * the next toast tries it again
 */
export function createToastQueue(load: () => Promise<ShowToast>): Toasts {
  let library: Promise<ShowToast> | undefined;
  const withLibrary = (use: (toast: ShowToast) => void) => {
    library ??= load();
    library.then(use, () => (library = undefined));
  };
  let count = 0;
  const enqueue =
    (facility: ToastFacility, kind: ToastKind): Enqueue =>
    (text, { id = `${facility}-${++count}` } = {}) => {
      withLibrary((toast) => show(toast, kind, text, { id, className: facility, ...waiting }));
      return id;
    };
  const actions = (facility: ToastFacility): ToastActions => ({
    success: enqueue(facility, 'success'),
    error: enqueue(facility, 'error'),
    loading: enqueue(facility, 'loading'),
    custom: enqueue(facility, 'custom'),
    blank: enqueue(facility, 'blank'),
    dismiss: (id) => withLibrary((toast) => toast.dismiss(id)),
  });
  return { main: actions('main'), work: actions('work') };
}

/** The library counts from when a toast is shown; ours begin to count once they are seen. */
const waiting = { duration: Number.POSITIVE_INFINITY, removeDelay: TOAST_REMOVE_DELAY_MS };

/** Returns true if a toast's time does not run yet. */
export const isWaiting = ({ duration, visible }: Toast): boolean => visible && duration === waiting.duration;

/** Starts the time of a toast that was painted; the library takes it for a new one with the same id. */
export function startToast(toast: ShowToast, { id, type, message, className }: Toast): void {
  const duration = toastDurationMs(className as ToastFacility, type);
  if (duration !== waiting.duration) show(toast, type, String(message), { id, duration });
}

const show = (toast: ShowToast, kind: ToastKind, text: string, options: ToastOptions) =>
  kind === 'blank' ? toast(text, options) : toast[kind](text, options);

const CONTROLS = 'a, button, input, select, textarea, summary';

let last: EventTarget | null = null;

/**
 * Notes what is used from now on, from the moment it is pressed: a toast that moves meanwhile must not take the click. @returns a function
 * that stops it
 */
export function followControls(): () => void {
  const listening = new AbortController();
  for (const type of ['pointerdown', 'click', 'drop'] as const)
    document.addEventListener(type, ({ target }) => (last = target), { capture: true, signal: listening.signal });
  return () => listening.abort();
}

/** Returns the controls used last: by pointer, which gives no focus in some browsers, and by keyboard. */
export const lastControls = (): Element[] =>
  [last, document.activeElement].flatMap((target) => (target instanceof Element ? (controlOf(target) ?? []) : []));

/** Returns the control of an element; a field of files is hidden in its label. */
const controlOf = (target: Element) => target.closest('label') ?? target.closest(CONTROLS);
