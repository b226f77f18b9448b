import * as z from 'zod/mini';
import { ListQuery } from '../list';
import type { Cents } from '../pricing/cents';
import type { BasisPoints } from '../pricing/money';
import { type ApprovalStatus, approvalStatuses } from '../states/approval';
import { MAX_MESSAGE_LENGTH } from '../states/transition';

/** What staff may only do after a super admin has approved it. */
export const approvalKinds = ['discount', 'amendment', 'write_off'] as const;
export type ApprovalKind = (typeof approvalKinds)[number];

/** The facts by which a super admin decides, as the kinds name them; the text of each is `approval.fact.<name>`. */
export const approvalFactNames = [
  'customer',
  'list',
  'offered',
  'below-list',
  'order-before',
  'order-after',
  'valid-until',
  'invoice-gross',
  'written-off',
] as const;
export type ApprovalFact = { name: (typeof approvalFactNames)[number] } & (
  | { text: string }
  | { amount: Cents }
  | { share: BasisPoints }
  /** YYYY-MM-DD */
  | { day: string }
);

/** Body of `POST /api/staff/approvals`. */
export const NewApproval = z.object({
  kind: z.enum(approvalKinds),
  /** documentId of what it is about: for a discount, the quote. */
  subjectId: z.string().check(z.minLength(1), z.maxLength(64)),
  /** The revision of the subject that was seen. */
  revision: z.int(),
  key: z.uuid(),
  note: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_MESSAGE_LENGTH)),
  /** What was typed for this request alone; each kind says what it expects. */
  typed: z.optional(z.record(z.string(), z.unknown())),
});
export type NewApproval = z.infer<typeof NewApproval>;

export const ApprovalListQuery = z.extend(ListQuery, {
  status: z.optional(z.enum(approvalStatuses)),
  /** documentId of what the approvals are about. */
  subject: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
});
export type ApprovalListQuery = z.infer<typeof ApprovalListQuery>;

/** An approval as staff see it. */
export type Approval = {
  id: string;
  kind: ApprovalKind;
  status: ApprovalStatus;
  revision: number;
  /** The document that it is about: `page` and `id` lead to it. */
  subject: { page: 'quotes' | 'orders' | 'invoices'; id: string; label: string };
  facts: ApprovalFact[];
  /** Identifies exactly what was asked for (SHA-256). */
  sha256: string;
  note: string;
  /** Names of the people; empty when the account is gone. */
  askedBy: string;
  /** ISO time. */
  askedAt: string;
  /** True for an approval that the reader asked for. */
  own: boolean;
  decidedBy: string;
  decidedAt: string | null;
  reason: string;
  /** True when what was asked for has changed since, so that it can no longer be approved. */
  outdated: boolean;
};
