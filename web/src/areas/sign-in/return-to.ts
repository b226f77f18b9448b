import { type Area, isAdmin, isContractor, type Role } from '@contract/people/roles';
import { readUrl } from '../../lib/page/page-view';

/** Matches the pages of an area that are for people who are not signed in, or not fully. */
const ENTRANCE = /^\/(app|admin|contractor)\/(login|signup|forgot-password|reset-password|email)(\/|$)/;
const AREA = /^\/(app|admin|contractor)(?:\/|$)/;
/** An origin that serves only to read addresses that begin with a slash; nobody is ever sent there. */
const SOME_ORIGIN = 'http://shop.invalid';

/** Returns a requested page as people may be sent to it after signing in: an address inside an area of this origin, else null. */
export function safeReturnTo(requested: unknown): string | null {
  if (typeof requested !== 'string' || !/^\/[a-z]/.test(requested) || /[\\\s\p{Cc}]/u.test(requested)) return null;
  // Encoded dots, slashes and backslashes have no place in our addresses.
  if (/%(?:2e|2f|5c|00|0a|0d|25)/i.test(requested.split(/[?#]/)[0] ?? '')) return null;
  const url = readUrl(requested, SOME_ORIGIN);
  if (url?.origin !== SOME_ORIGIN || !AREA.test(url.pathname) || ENTRANCE.test(url.pathname)) return null;
  if (url.pathname.includes('//')) return null;
  return url.pathname + url.search + url.hash;
}

/** Returns the area an address lies in, or null on public pages. */
const areaOf = (path: string): Area | null => (AREA.exec(path)?.[1] as Area | undefined) ?? null;

const mayEnter = (area: Area, role: Role): boolean =>
  area === 'app' || (area === 'admin' && isAdmin(role)) || (area === 'contractor' && isContractor(role));

const homes: Record<Role, string> = {
  user: '/app/dashboard',
  contractor: '/contractor/dashboard',
  admin: '/admin/dashboard',
  super_admin: '/admin/dashboard',
};

/**
 * Returns where people go once they are signed in: to the page they wanted if their role may, else to their role's dashboard.
 * @param entrance the area whose login page it was; its gate decides while the role is unknown
 */
export function destination(entrance: Area, role: Role | null, returnTo: unknown): string {
  const requested = safeReturnTo(returnTo);
  if (!role) return requested && areaOf(requested) === entrance ? requested : `/${entrance}/dashboard`;
  const area = requested && areaOf(requested);
  return area && mayEnter(area, role) ? requested : homes[role];
}

const MAX_EMAIL = 254;

/** Reads the search parameters that the sign-in pages accept. */
export const entranceSearch = (search: Record<string, unknown>): { returnTo?: string; email?: string } => ({
  returnTo: safeReturnTo(search.returnTo) ?? undefined,
  email: textOf(search.email)?.slice(0, MAX_EMAIL),
});

export const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
