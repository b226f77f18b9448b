import { expect, test } from 'vitest';
import { isAdmin, isContractor, isSuperAdmin, isUser } from './roles';

test.each([
  { role: 'user', checks: [false, false, false, true] },
  { role: 'contractor', checks: [false, false, true, false] },
  { role: 'admin', checks: [true, false, false, false] },
  { role: 'super_admin', checks: [true, true, false, false] },
  { role: null, checks: [false, false, false, false] },
] as const)('$role is admin, super admin, contractor, user: $checks', ({ role, checks }) =>
  expect([isAdmin(role), isSuperAdmin(role), isContractor(role), isUser(role)]).toEqual(checks),
);
