import type { ReactNode } from 'react';
import { RoleFailure } from './role-failure';
import { RoleOverdue } from './role-overdue';

/** What an area shows instead of its pages: the role did not come, or something else failed. */
export const GateFailure = ({ error, other }: { error: unknown; /** The page for all other failures. */ other: ReactNode }) =>
  error instanceof RoleOverdue ? <RoleFailure /> : <main>{other}</main>;
