import * as z from 'zod/mini';
import { Moment } from '../day';
import { WorkPrice } from '../pricing/limits';
import { ListQuery } from '../list';
import type { MarkView } from './mark';
import { MAX_MESSAGE_LENGTH, TransitionCommand } from '../states/transition';
import type { PriceUnit } from '../content/product';
import { type AssignmentEvent, assignmentStatuses, type AssignmentStatus } from '../states/assignment';
import { HandedFiles, type FileEntry, type TimelineEntry } from '../quoting/thread';

/** The most contractors that can be asked at once. */
const MAX_ASKED = 20;
const MAX_DAYS = 365;
export const MAX_TITLE_LENGTH = 120;

const id = () => z.string().check(z.minLength(1), z.maxLength(64));
const required = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/** The terms of a contractor: net cents, and working days from the assignment on. */
export const WorkTerms = z.object({
  price: WorkPrice,
  days: z.int().check(z.minimum(1), z.maximum(MAX_DAYS)),
});
export type WorkTerms = z.infer<typeof WorkTerms>;

/** The release of files to a contractor. Whoever releases them confirms that no title block names the customer. */
const FileRelease = z.object({
  fileNames: z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(100)),
  /** Of these files the contractor gets a copy that says nothing of itself; the originals stay. */
  cleaned: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(100))),
  titleBlocksChecked: z.literal(true),
});

/** Body of `POST /api/staff/assignments/:id/files`. */
export const NewFileRelease = z.extend(FileRelease, { key: z.uuid() });
export type NewFileRelease = z.infer<typeof NewFileRelease>;

/** The work as staff describe it to contractors: nothing in it names the customer. `key` makes a request sent twice one. */
const Work = z.object({
  key: z.uuid(),
  quoteId: id(),
  title: required(MAX_TITLE_LENGTH),
  brief: required(MAX_MESSAGE_LENGTH),
  /** Keeps the names of free lines, which are nobody's but the customer's and the team's. */
  words: z.optional(z.boolean()),
  release: z.optional(FileRelease),
});

/** Body of `POST /api/staff/assignments`: asks several contractors for a price. */
export const NewRequests = z.extend(Work, {
  contractorIds: z.array(id()).check(z.minLength(1), z.maxLength(MAX_ASKED)),
  /** End of the time to answer, as an ISO time. */
  answerBy: Moment,
});
export type NewRequests = z.infer<typeof NewRequests>;

/** Body of `POST /api/staff/assignments/direct`: gives an order's work to a contractor at agreed terms. */
export const NewDirectAssignment = z.extend(Work, { contractorId: id(), terms: WorkTerms });
export type NewDirectAssignment = z.infer<typeof NewDirectAssignment>;

/** Body of `POST /api/staff/assignments/:id/date`: another day to answer by, or, once it is assigned, to be done by. The contractor reads the reason. */
export const DateChange = z.extend(TransitionCommand, { at: Moment, text: required(500) });
export type DateChange = z.infer<typeof DateChange>;

/** Body of `POST /api/contractor/assignments/:id/bid`. */
export const Bid = z.extend(TransitionCommand, { terms: WorkTerms });
export type Bid = z.infer<typeof Bid>;

/** Body of `POST /api/staff/assignments/:id/assign`. Without terms those of the bid hold. */
export const Assign = z.extend(TransitionCommand, { terms: z.optional(WorkTerms) });
export type Assign = z.infer<typeof Assign>;

/** Body of `POST /api/contractor/assignments/:id/submit`. `keep` names files of the submission before that still hold. */
export const Submission = z.extend(TransitionCommand, {
  files: z.optional(HandedFiles),
  keep: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(100))),
});
export type Submission = z.infer<typeof Submission>;

/** Body of `POST /api/contractor/assignments/:id/messages`. */
export const NewAssignmentMessage = z.object({ key: z.uuid(), text: required(MAX_MESSAGE_LENGTH), files: z.optional(HandedFiles) });
export type NewAssignmentMessage = z.infer<typeof NewAssignmentMessage>;

/** The same by staff, who confirm that no file names the customer in its title block. */
export const NewStaffAssignmentMessage = z.extend(NewAssignmentMessage, { titleBlocksChecked: z.optional(z.literal(true)) });
export type NewStaffAssignmentMessage = z.infer<typeof NewStaffAssignmentMessage>;

export const assignmentAuthors = ['contractor', 'staff'] as const;

/** A message between a contractor and staff. The customer never sees it. */
export type AssignmentMessage = {
  id: string;
  /** ISO time. */
  at: string;
  from: (typeof assignmentAuthors)[number];
  name: string;
  text: string;
  /** The transition this text belongs to, such as `assignment.rework`; null for a message by itself. */
  transition: string | null;
  files: FileEntry[];
};

/** A line of the work to be done, without the price that the customer pays for it. */
export type WorkLine = { name: string; unit: PriceUnit; quantity: number; addons: string[] };

/** Answer of `GET /api/staff/quotes/:id/work`: what a contractor would read of it, with which the description begins. */
export type WorkProposal = {
  title: string;
  lines: WorkLine[];
  /** The same with the names of free lines. */
  worded: WorkLine[];
  /** The customer's notes by service, which go along only when staff tick them. */
  notes: { name: string; text: string }[];
};

/** A file of a submission; the latest submission is what counts. */
export type SubmittedFile = FileEntry & { submission: number };

/** An assignment in its contractor's list. Times are ISO times. */
export type AssignmentSummary = {
  id: string;
  number: string;
  status: AssignmentStatus;
  title: string;
  askedAt: string;
  /** End of the time to give a price; null for work that was assigned directly. */
  answerBy: string | null;
  /** The time the work is due; null before it is assigned. */
  dueAt: string | null;
  /** The contractor's own price and days, or the agreed ones. */
  terms: WorkTerms | null;
};

/** An assignment as its contractor sees it: the work, never the customer, their prices or other bids. */
export type Assignment = AssignmentSummary & {
  revision: number;
  brief: string;
  /** The first service's drawing; empty for older assignments. */
  drawing: string;
  lines: WorkLine[];
  /** True while the order is on hold: nobody waits for the result then. */
  paused: boolean;
  assignedAt: string | null;
  startedAt: string | null;
  submittedAt: string | null;
  /** Released files under neutral names. */
  files: FileEntry[];
  /** Number of submissions so far. */
  submission: number;
  results: SubmittedFile[];
  /** The marks that were released to the contractor, on files they have. */
  marks: MarkView[];
  messages: AssignmentMessage[];
  timeline: TimelineEntry[];
};

export type Assignee = { id: string; name: string; email: string };

/** An assignment in a list for staff. */
export type StaffAssignmentSummary = AssignmentSummary & {
  revision: number;
  quoteId: string;
  orderId: string | null;
  contractor: Assignee;
  /** Number of times that rework was requested. */
  reworks: number;
};

/** An assignment for staff with all that belongs to it. */
export type StaffAssignment = Assignment &
  StaffAssignmentSummary & {
    /** The request's and the order's files that were released, be it as cleaned copies. */
    released: string[];
    /** What staff may do with it now. */
    transitions: AssignmentEvent[];
  };

/** The two halves of the contractors' area: assignments for which a price is requested, and assigned work. */
export const assignmentStages = ['quotes', 'orders'] as const;
export type AssignmentStage = (typeof assignmentStages)[number];

/** Query of `GET /api/contractor/assignments`. `waiting` selects those whose next step is the contractor's. */
export const AssignmentListQuery = z.extend(ListQuery, {
  stage: z.optional(z.enum(assignmentStages)),
  status: z.optional(z.union([z.enum(assignmentStatuses), z.literal('open'), z.literal('waiting')])),
});
export type AssignmentListQuery = z.infer<typeof AssignmentListQuery>;

/** Query of `GET /api/staff/assignments`. */
export const StaffAssignmentListQuery = z.extend(ListQuery, {
  quoteId: z.optional(id()),
  contractorId: z.optional(id()),
  status: z.optional(z.union([z.enum(assignmentStatuses), z.literal('open')])),
});
export type StaffAssignmentListQuery = z.infer<typeof StaffAssignmentListQuery>;
