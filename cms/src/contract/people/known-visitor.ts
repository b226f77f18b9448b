import type { Account } from './account';
import type { Area, Role } from './roles';

/**
 * The cookie from which public pages, which are stored for all, learn that somebody is signed in. It holds no secret and no name beyond
 * the initials, is strictly necessary, and opens nothing: whose a call is, its token says.
 */
export const KNOWN_VISITOR_COOKIE = 'visitor';

/** What a public page shows of whoever is signed in. */
export type KnownVisitor = { area: Area; initials: string };

const areaOf: Record<Role, Area> = { user: 'app', contractor: 'contractor', admin: 'admin', super_admin: 'admin' };

/** Returns what public pages show of an account: staff without the second factor that they need have a customer's area. */
export function knownVisitor(account: Pick<Account, 'name' | 'email' | 'secondFactorMissing'>, role: Role = 'user'): KnownVisitor {
  return {
    area: account.secondFactorMissing ? 'app' : areaOf[role],
    initials: initialsOf(account.name) || initialsOf(account.email.slice(0, 1)),
  };
}

const titles = new Set(['Dr', 'Prof', 'Herr', 'Frau', 'Dipl', 'Ing']);

const firstLetter = (word: string): string => Array.from(Array.from(word)[0]?.toUpperCase() ?? '')[0] ?? '';

/** Returns the first letters of the first and the last word, without titles. */
function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !titles.has(word));
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return [first, last].map(firstLetter).join('');
}

/** Returns the cookie's value. */
export const writeKnownVisitor = ({ area, initials }: KnownVisitor): string => `${area}.${encodeURIComponent(initials)}`;

/** Returns the visitor that a document's cookies name, or null for nobody and for what no server has written. */
export function readKnownVisitor(cookies: string): KnownVisitor | null {
  const [, area, initials] = /(?:^|; )visitor=(app|admin|contractor)\.([\w%.!~*'()-]{1,60})(?:;|$)/.exec(cookies) ?? [];
  if (!area || !initials) return null;
  try {
    return { area: area as Area, initials: decodeURIComponent(initials) };
  } catch {
    return null;
  }
}
