import { describe, expect, test } from 'vitest';
import { gates, type GateState, type Verdict } from './gate';

const known = { loading: false, currentUser: { uid: 'u', email: 'a@b.example', emailVerified: true }, userRole: null, roleOverdue: false };
const account = { secondFactorMissing: false };
const states = {
  'not known yet': { ...known, loading: true, currentUser: null, account: null },
  'signed out': { ...known, currentUser: null, account: null },
  unverified: { ...known, currentUser: { ...known.currentUser, emailVerified: false }, account },
  'unverified admin': { ...known, currentUser: { ...known.currentUser, emailVerified: false }, userRole: 'admin', account },
  'role pending': { ...known, account },
  'role overdue': { ...known, roleOverdue: true, account },
  user: { ...known, userRole: 'user', account },
  contractor: { ...known, userRole: 'contractor', account },
  admin: { ...known, userRole: 'admin', account },
  'admin without second factor': { ...known, userRole: 'admin', account: { secondFactorMissing: true } },
  super_admin: { ...known, userRole: 'super_admin', account },
} satisfies Record<string, GateState>;

const wait: Verdict = { kind: 'wait' };
const open: Verdict = { kind: 'open' };
const overdue: Verdict = { kind: 'overdue' };
const unverified: Verdict = { kind: 'refuse', to: '/app/email', notice: 'gate.unverified' };
const unauthorized: Verdict = { kind: 'refuse', to: '/app/dashboard', notice: 'gate.unauthorized' };
const secondFactor: Verdict = { kind: 'refuse', to: '/admin/settings#second-factor', notice: 'gate.second-factor' };
const toLogin = (to: string, notice: 'gate.signed-out' | 'gate.signed-out.admin' = 'gate.signed-out'): Verdict => ({
  kind: 'refuse',
  to,
  notice,
  comesBack: true,
});

type Row = Record<keyof typeof states, Verdict>;

const portal: Row = {
  'not known yet': wait,
  'signed out': toLogin('/app/login'),
  unverified,
  'unverified admin': unverified,
  'role pending': open,
  'role overdue': open,
  user: open,
  contractor: open,
  admin: open,
  'admin without second factor': open,
  super_admin: open,
};
const admin: Row = {
  'not known yet': wait,
  'signed out': toLogin('/admin/login', 'gate.signed-out.admin'),
  unverified,
  'unverified admin': unverified,
  'role pending': wait,
  'role overdue': overdue,
  user: unauthorized,
  contractor: unauthorized,
  admin: open,
  'admin without second factor': secondFactor,
  super_admin: open,
};
const leads: Row = { ...admin, admin: unauthorized };
const contractor: Row = {
  'not known yet': wait,
  'signed out': toLogin('/contractor/login'),
  unverified,
  'unverified admin': unverified,
  'role pending': wait,
  'role overdue': overdue,
  user: unauthorized,
  contractor: open,
  admin: unauthorized,
  'admin without second factor': unauthorized,
  super_admin: unauthorized,
};

describe.each([
  ['/app/quotes', gates.app, portal],
  ['/admin/quotes', gates.admin, admin],
  ['/admin/contacts', gates.admin, leads],
  ['/admin/contractors/x', gates.admin, leads],
  ['/admin/audit', gates.admin, leads],
  ['/admin/mailbox', gates.admin, admin],
  ['/admin/approvals', gates.admin, admin],
  ['/admin/lost-offers', gates.admin, admin],
  ['/admin/files', gates.admin, admin],
  ['/admin/settings', gates.admin, { ...admin, 'admin without second factor': open }],
  ['/contractor/orders', gates.contractor, contractor],
] as const)('the gate of %s', (path, gate, row) => {
  test.each(Object.keys(states) as (keyof typeof states)[])('%s', (state) => expect(gate(states[state], path)).toEqual(row[state]));
});
