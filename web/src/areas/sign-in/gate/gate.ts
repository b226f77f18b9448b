import { isAdmin, isContractor, isForSuperAdmins, isSuperAdmin, type Area } from '@contract/people/roles';
import type { StringKey } from '../../../lib/text/strings';
import type { SessionState } from '../session/session-state';

/** The decision of a gate: wait, open, the role did not come, or go elsewhere and why. */
export type Verdict =
  | { kind: 'wait' }
  | { kind: 'open' }
  | { kind: 'overdue' }
  | { kind: 'refuse'; to: string; notice: StringKey; /** True if signing in may lead back. */ comesBack?: true };

export type GateState = Pick<SessionState, 'loading' | 'currentUser' | 'userRole' | 'roleOverdue'> & {
  account: Pick<NonNullable<SessionState['account']>, 'secondFactorMissing'> | null;
};

const wait: Verdict = { kind: 'wait' };
const open: Verdict = { kind: 'open' };
/** The verdict for somebody who lacks the role: they go to the portal (spec §6), admins on the pages of super admins too. */
const unauthorized: Verdict = { kind: 'refuse', to: '/app/dashboard', notice: 'gate.unauthorized' };

/** Lets into an area in the order of spec §4. @param path the page asked for, without search */
export const gates: Record<Area, (state: GateState, path: string) => Verdict> = {
  app: portalGate,
  admin: adminGate,
  contractor: contractorGate,
};

/** Waits for nothing but who it is: a customer's pages need no role. */
function portalGate(state: GateState): Verdict {
  return refuseStranger(state, '/app/login', 'gate.signed-out') ?? open;
}

const SETTINGS = '/admin/settings';

function adminGate(state: GateState, path: string): Verdict {
  const refusal = refuseStranger(state, '/admin/login', 'gate.signed-out.admin');
  if (refusal) return refusal;
  if (state.userRole && !isAdmin(state.userRole)) return unauthorized;
  if (!state.userRole) return state.roleOverdue ? { kind: 'overdue' } : wait;
  // Only the page on which the second factor is set up opens without it.
  if (state.account?.secondFactorMissing && path !== SETTINGS)
    return { kind: 'refuse', to: `${SETTINGS}#second-factor`, notice: 'gate.second-factor' };
  return isForSuperAdmins(path) && !isSuperAdmin(state.userRole) ? unauthorized : open;
}

/** Decides about the contractors' area. Its login page lies outside the gate: it is shown as it is. */
function contractorGate(state: GateState): Verdict {
  const refusal = refuseStranger(state, '/contractor/login', 'gate.signed-out');
  if (refusal) return refusal;
  if (!state.userRole) return state.roleOverdue ? { kind: 'overdue' } : wait;
  return isContractor(state.userRole) ? open : unauthorized;
}

/**
 * Checks what all areas require first: that the session is known, somebody is signed in, and their address is verified. Returns null if so.
 */
function refuseStranger({ loading, currentUser }: GateState, login: string, notice: StringKey): Verdict | null {
  if (loading) return wait;
  if (!currentUser) return { kind: 'refuse', to: login, notice, comesBack: true };
  if (!currentUser.emailVerified) return { kind: 'refuse', to: '/app/email', notice: 'gate.unverified' };
  return null;
}
