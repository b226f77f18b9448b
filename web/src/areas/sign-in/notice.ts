import type { StringKey } from '../../lib/strings';

/** A toast for the page that comes next: it survives the full load between areas. */
export type Notice = { kind: 'success' | 'error'; text: StringKey };

const KEY = 'notice';

/** Leaves a notice. The first one counts until it is shown: after signing out nobody needs to hear that they must sign in. */
export function leaveNotice(notice: Notice): void {
  if (!isNoticeWaiting()) write(JSON.stringify(notice));
}

/** This page is being left: what it has been told is for the next one. */
export function keepNotices(): void {
  leaving = true;
}

let leaving = false;

export const isNoticeWaiting = (): boolean => read() !== null;

/** The waiting notice, once. */
export function takeNotice(): Notice | null {
  const text = leaving ? null : read();
  if (text === null) return null;
  write(null);
  return JSON.parse(text) as Notice;
}

/** Where storage is refused, notices reach at least the pages of this load. */
let inMemory: string | null = null;

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY) ?? inMemory;
  } catch {
    return inMemory;
  }
}

function write(text: string | null): void {
  inMemory = null;
  try {
    if (text === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch {
    inMemory = text;
  }
}
