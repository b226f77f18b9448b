import type { AuditEntry } from '@contract/people/audit';
import { pageQuery } from '../../lib/page-query';
import type { AuditFilter } from './audit-filter';

/** The log, newest first, for super admins. */
export const auditQuery = (filter: AuditFilter) => pageQuery<AuditEntry>(['staff', 'audit'], '/api/staff/audit', filter);
