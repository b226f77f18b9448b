import * as z from 'zod/mini';
import type { MarkStatus } from '../states/mark';

const text = () => z.string().check(z.trim(), z.minLength(1), z.maxLength(1_000));

/** A place on a page of a result, with the note on what is wrong there. Coordinates are parts of the page's width and height. */
export const Mark = z.object({
  fileName: z.string().check(z.maxLength(64)),
  page: z.int().check(z.minimum(1), z.maximum(10_000)),
  x: z.number().check(z.minimum(0), z.maximum(1)),
  y: z.number().check(z.minimum(0), z.maximum(1)),
  text: text(),
});
export type Mark = z.infer<typeof Mark>;

/** Body of `POST …/marks/:mark/settle`, `…/reopen`, `…/tick` and `…/hold-back`; `revision` is the mark's own. */
export const MarkCommand = z.object({ revision: z.int(), key: z.uuid() });
export type MarkCommand = z.infer<typeof MarkCommand>;

/**
 * Body of `POST /api/staff/orders/:id/marks/:mark/release`: the contractor reads `wording` at the mark's place. A sheet that
 * they do not have yet goes with it once somebody has looked at its title block.
 */
export const MarkRelease = z.extend(MarkCommand, {
  assignmentId: z.string().check(z.minLength(1), z.maxLength(64)),
  wording: text(),
  titleBlockChecked: z.optional(z.literal(true)),
});
export type MarkRelease = z.infer<typeof MarkRelease>;

/** The readers of a reply beside staff: customers and contractors never read each other's words. */
export const markAudiences = ['customer', 'contractor', 'team'] as const;
export type MarkAudience = (typeof markAudiences)[number];

export const markAuthors = ['customer', 'staff', 'contractor'] as const;

/** Body of `POST …/marks/:mark/replies`. `key` makes a reply sent twice one reply. */
export const NewMarkReply = z.object({ key: z.uuid(), text: text() });
export type NewMarkReply = z.infer<typeof NewMarkReply>;

/** The same by staff, who say who reads it. */
export const NewStaffMarkReply = z.extend(NewMarkReply, { audience: z.enum(markAudiences) });
export type NewStaffMarkReply = z.infer<typeof NewStaffMarkReply>;

/** An entry of the conversation at a mark. */
export type MarkReply = {
  id: string;
  /** ISO time. */
  at: string;
  from: (typeof markAuthors)[number];
  /** The author's name; empty for those who learn no names. */
  name: string;
  text: string;
  audience: MarkAudience;
};

/** A mark as one side sees it: contractors read the team's wording in `text`. */
export type MarkView = Mark & {
  id: string;
  /** Its number among all marks of the order, which no later one changes. */
  number: number;
  revision: number;
  /** The time it was set, for contractors that of its release, as an ISO time. */
  at: string;
  status: MarkStatus;
  doneAt: string | null;
  replies: MarkReply[];
};

/** A mark for staff, with what its contractor reads. */
export type StaffMark = MarkView & { release: { assignmentId: string; wording: string; at: string } | null };
