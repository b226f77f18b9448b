import * as z from 'zod/mini';
import { ListQuery } from '../list';
import type { FileEntry } from '../quoting/thread';

/** The states of files that are looked after: those that wait, and those that a check holds back. */
export const quarantineChecks = ['waiting', 'too-large', 'held', 'infected'] as const;
export type QuarantineCheck = (typeof quarantineChecks)[number];

/** Query of `GET /api/staff/files`. Without `check` those are listed that a check holds back. */
export const QuarantineQuery = z.extend(ListQuery, { check: z.optional(z.enum(quarantineChecks)) });
export type QuarantineQuery = z.infer<typeof QuarantineQuery>;

/** The document that a file came with: its number, or who wrote the message. `page` and `id` lead to it; null where no page shows it. */
export type FileDocument = { page: 'quotes' | 'orders' | null; id: string; label: string };

/** A file of `GET /api/staff/files`. */
export type QuarantinedFile = FileEntry & {
  /** A `CheckNote`, or the name of what was found in an infected file; empty where the state says it all. */
  note: string;
  /** ISO time at which the file began to come. */
  at: string;
  /** Null for a file that was not sent with anything yet. */
  document: FileDocument | null;
  /** True for one that staff may release without a whole check. */
  releasable: boolean;
};

/** Answer of `GET /api/staff/files/state`: whether there is a scanner, and what waits for it. */
export type ScanState = {
  scanner: 'none' | 'there' | 'away';
  waiting: number;
  /** ISO time at which the first of those that wait began to come; null when none does. */
  since: string | null;
  /** Number of files that a check holds back. */
  held: number;
};
