import { safeReturnTo } from './return-to';

const MAX_EMAIL = 254;

/** What the addresses of the sign-in pages may carry. */
export const entranceSearch = (search: Record<string, unknown>): { returnTo?: string; email?: string } => ({
  returnTo: safeReturnTo(search.returnTo) ?? undefined,
  email: textOf(search.email)?.slice(0, MAX_EMAIL),
});

export const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
