import type { ApprovalKind } from '../../../contract/people/approval';
import { writeOffApproval } from '../../billing/payments/approve-write-off';
import type { ApprovalRules } from '../../people/approval-rules';
import { amendmentApproval } from '../../production/amendments/approve-amendment';
import { discountApproval } from '../../quoting/approve-discount';

/** Every kind of approval: how its content is read, shown and performed. */
export const approvalRules: Record<ApprovalKind, ApprovalRules> = {
  discount: discountApproval,
  amendment: amendmentApproval,
  write_off: writeOffApproval,
};
