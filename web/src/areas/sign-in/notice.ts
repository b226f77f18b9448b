import type { StringKey } from '../../lib/text/strings';
import { Email, passwordLengthProblem } from '@contract/people/account';

/** A toast for the page that comes next: it survives the full load between areas. */
export type Notice = { kind: 'success' | 'error'; text: StringKey };

const KEY = 'notice';

/** Leaves a notice. The first one counts until it is shown: after signing out nobody needs to hear that they must sign in. */
export function leaveNotice(notice: Notice): void {
  if (!isNoticeWaiting()) write(JSON.stringify(notice));
}

/** Keeps the notices for the next page, because this one is being left. */
export function keepNotices(): void {
  leaving = true;
}

let leaving = false;

export const isNoticeWaiting = (): boolean => read() !== null;

/** Returns the waiting notice, once. */
export function takeNotice(): Notice | null {
  const text = leaving ? null : read();
  if (text === null) return null;
  write(null);
  return JSON.parse(text) as Notice;
}

/** The notice where session storage is refused; it then reaches at least the pages of this load. */
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

/** Returns what is wrong with a typed e-mail address, as a text key. */
export function emailProblem(email: string): StringKey | undefined {
  const typed = email.trim();
  if (typed === '') return 'auth.problem.email';
  if (!typed.includes('@')) return 'auth.problem.email.at';
  if (typed.endsWith('@')) return 'auth.problem.email.domain';
  return Email.safeParse(typed).success ? undefined : 'auth.problem.email.format';
}

/** Returns what is wrong with the length of a new password; the server also knows the common ones. */
export const newPasswordProblem = (password: string): StringKey | undefined => passwordLengthProblem(password) ?? undefined;

/** Returns a problem only without a password, since it is checked elsewhere. */
export const passwordProblem = (password: string): StringKey | undefined => (password === '' ? 'auth.problem.password' : undefined);
