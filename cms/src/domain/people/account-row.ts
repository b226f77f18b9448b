import type { Core } from '@strapi/strapi';
import type { Account, BillingAddress, NotificationChoices } from '../../contract/people/account';
import type { Locale } from '../../contract/constants';
import { isAdmin, type Role } from '../../contract/people/roles';
import type { ActorKind } from '../../contract/states/transition';
import { isDemo } from '../../platform/settings';

/** The stored second factor of an account (RFC 6238). */
export type SecondFactor = {
  /** The shared secret, encrypted. */
  sealed: string;
  /** The time of the confirmation; empty while the set-up is not finished. */
  confirmedAt: string | null;
  /** The time step of the last accepted code: each code counts once. */
  lastStep: number;
  recoveryHashes: string[];
};

/** An account as stored. `role` is there where it was populated. */
export type AccountRow = {
  id: number;
  documentId: string;
  email: string;
  password: string;
  confirmed: boolean;
  verifiedAt: string | null;
  blocked: boolean;
  name: string | null;
  company: string | null;
  phone: string | null;
  vatId: string | null;
  language: Locale | null;
  billingAddress: BillingAddress | null;
  notifications: Partial<NotificationChoices> | null;
  secondFactor: SecondFactor | null;
  knownDevices: string[] | null;
  createdAt: string;
  role?: { id: number; type: Role } | null;
};

export const accounts = (strapi: Core.Strapi) => strapi.db.query('plugin::users-permissions.user');

/** Finds an account with its role. */
export const findAccount = (
  strapi: Core.Strapi,
  where: Partial<Pick<AccountRow, 'id' | 'documentId' | 'email' | 'confirmed'>>,
): Promise<AccountRow | null> => accounts(strapi).findOne({ where, populate: ['role'] });

/** Checks whether an account lacks the second factor that staff must have outside demo mode. */
const isFactorMissing = (account: AccountRow): boolean => !isDemo && isAdmin(account.role?.type) && !account.secondFactor?.confirmedAt;

/** Gives staff without the second factor they need a customer's rights until they set it up. */
export async function asCustomerWithoutFactor(strapi: Core.Strapi, account: AccountRow | null): Promise<AccountRow | null> {
  if (!account || !isFactorMissing(account)) return account;
  const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'user' } });
  return { ...account, role };
}

const actors: Record<Role, ActorKind> = { user: 'customer', contractor: 'contractor', admin: 'admin', super_admin: 'superAdmin' };
/** Returns the name in the log for an account with this role that changes itself. */
export const actorOfRole = (role: Role = 'user'): ActorKind => actors[role];

/** Presents an account as its owner sees it. `row` must have its true role. */
export function presentAccount(row: AccountRow): Account {
  return {
    uid: row.documentId,
    email: row.email,
    emailVerified: row.confirmed,
    name: row.name ?? '',
    company: row.company ?? '',
    phone: row.phone ?? '',
    vatId: row.vatId ?? '',
    language: row.language ?? 'de',
    billingAddress: row.billingAddress,
    notifications: { signIns: row.notifications?.signIns ?? true, offerReminders: row.notifications?.offerReminders ?? true },
    secondFactor: Boolean(row.secondFactor?.confirmedAt),
    secondFactorMissing: isFactorMissing(row),
    recoveryCodesLeft: row.secondFactor?.confirmedAt ? row.secondFactor.recoveryHashes.length : 0,
    createdAt: new Date(row.createdAt).toISOString(),
  };
}
