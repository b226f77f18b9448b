import * as z from 'zod/mini';

/** The four roles of spec §6. */
export const roles = ['user', 'contractor', 'admin', 'super_admin'] as const;
export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;

/** Null while the role is not loaded. */
type MaybeRole = Role | null | undefined;

export const isAdmin = (role: MaybeRole): boolean => role === 'admin' || role === 'super_admin';
export const isSuperAdmin = (role: MaybeRole): boolean => role === 'super_admin';
export const isContractor = (role: MaybeRole): boolean => role === 'contractor';
export const isUser = (role: MaybeRole): boolean => role === 'user';

/** The gated areas of spec §6. */
export const areas = ['app', 'admin', 'contractor'] as const;
export type Area = (typeof areas)[number];

/** Pages of the admin area that only super admins may open: contacts, contractors (spec §6), and the log. */
export const isForSuperAdmins = (path: string): boolean => /^\/admin\/(contacts|contractors|audit)(\/|$)/.test(path);

/** A role that is not loaded in this time is a failure (spec §9). */
export const ROLE_TIMEOUT_MS = 15_000;
