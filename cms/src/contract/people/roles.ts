import * as z from 'zod/mini';

/** The four roles of spec §6. */
export const roles = ['user', 'contractor', 'admin', 'super_admin'] as const;
export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;

/** The role of the caller; null while it is not loaded. */
type MaybeRole = Role | null | undefined;

export const isAdmin = (role: MaybeRole): boolean => role === 'admin' || role === 'super_admin';
export const isSuperAdmin = (role: MaybeRole): boolean => role === 'super_admin';
export const isContractor = (role: MaybeRole): boolean => role === 'contractor';
export const isUser = (role: MaybeRole): boolean => role === 'user';

/** The gated areas of spec §6. */
export const areas = ['app', 'admin', 'contractor'] as const;
export type Area = (typeof areas)[number];

type AdminPage = {
  lowestRole: 'admin' | 'super_admin';
  /** The route of the API whose rights are the page's; null for one's own account. */ reads: string | null;
};

/** The pages of the admin area, with those below each, and the lowest role that may open them (spec §6). */
export const adminPages: Record<string, AdminPage> = {
  dashboard: { lowestRole: 'admin', reads: '/staff/overview' },
  quotes: { lowestRole: 'admin', reads: '/staff/quotes' },
  'lost-offers': { lowestRole: 'admin', reads: '/staff/lost-offers' },
  orders: { lowestRole: 'admin', reads: '/staff/orders' },
  board: { lowestRole: 'admin', reads: '/staff/board/:column' },
  invoices: { lowestRole: 'admin', reads: '/staff/invoices' },
  payments: { lowestRole: 'admin', reads: '/staff/payments/proposals' },
  approvals: { lowestRole: 'admin', reads: '/staff/approvals' },
  declarations: { lowestRole: 'admin', reads: '/staff/declarations' },
  mailbox: { lowestRole: 'admin', reads: '/staff/mails' },
  files: { lowestRole: 'admin', reads: '/staff/files' },
  contacts: { lowestRole: 'super_admin', reads: '/staff/contacts' },
  contractors: { lowestRole: 'super_admin', reads: '/staff/contractors' },
  audit: { lowestRole: 'super_admin', reads: '/staff/audit' },
  system: { lowestRole: 'super_admin', reads: '/staff/system' },
  settings: { lowestRole: 'admin', reads: null },
};

/** Checks whether an address of the admin area is open to super admins only. */
export const isForSuperAdmins = (path: string): boolean => adminPages[path.split('/')[2] ?? '']?.lowestRole === 'super_admin';

/** Time after which a role that is not loaded counts as failed (spec §9). */
export const ROLE_TIMEOUT_MS = 15_000;
