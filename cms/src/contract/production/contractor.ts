import * as z from 'zod/mini';
import { Email } from '../people/account';
import type { Assignee } from './assignment';
import { WorkPrice } from '../pricing/limits';
import { locales, type Locale } from '../constants';
import { fileExtensions } from '../files/file-extensions';
import { ListQuery } from '../list';
import { priceUnits } from '../content/product-terms';
import { lines, requiredTitle } from '../typed-text';

/** Languages in which contractors are asked to work (ISO 639-1). */
export const workLanguages = ['de', 'en', 'fr', 'it', 'es', 'pt', 'nl', 'pl', 'cs', 'hu', 'ro', 'bg', 'uk', 'tr'] as const;

const MAX_SKILLS = 100;
const MAX_WEEKLY_HOURS = 80;
/** Hours of a contractor's working day, for the computation of load. */
const HOURS_PER_DAY = 8;

/** The rate of a contractor, in net cents for an hour or for a unit of the catalogue. */
const WorkRate = z.object({ per: z.enum(priceUnits), price: WorkPrice });

/** A contractor's profile, as super admins write it down. */
export const ContractorProfile = z.object({
  /** Slugs of categories, or of one product as `category/product`. */
  skills: z.array(z.string().check(z.regex(/^[a-z0-9-]{1,80}(\/[a-z0-9-]{1,120})?$/))).check(z.maxLength(MAX_SKILLS)),
  formats: z.array(z.enum(fileExtensions)).check(z.maxLength(fileExtensions.length)),
  rates: z.array(WorkRate).check(z.maxLength(priceUnits.length)),
  languages: z.array(z.enum(workLanguages)).check(z.maxLength(workLanguages.length)),
  /** Hours a week; null while they are not known. */
  weeklyHours: z.nullable(z.int().check(z.minimum(0), z.maximum(MAX_WEEKLY_HOURS))),
});
export type ContractorProfile = z.infer<typeof ContractorProfile>;

const MAX_NOTES = 5_000;

/** Body of `PUT /api/staff/contractors/:id`. `notes` are for super admins alone. */
export const ContractorChange = z.extend(ContractorProfile, {
  revision: z.int().check(z.minimum(0)),
  notes: lines(MAX_NOTES),
});
export type ContractorChange = z.infer<typeof ContractorChange>;

/** The performance of a contractor so far. Rates are parts of 1, null before there is anything to compute them from. */
export type ContractorRecord = {
  openAssignments: number;
  /** Working days of open assignments. */
  openDays: number;
  approved: number;
  onTimeRate: number | null;
  reworkRate: number | null;
};

/** A contractor whom staff can ask. */
export type ContractorSummary = Assignee & { company: string } & ContractorProfile & ContractorRecord;

export const contractorStates = ['active', 'blocked'] as const;
export type ContractorState = (typeof contractorStates)[number];

/** A contractor as super admins see them in the list. */
export type Contractor = ContractorSummary & { state: ContractorState | 'unverified'; since: string };

/** Answer of `GET /api/staff/contractors/:id`. */
export type ContractorDetail = Contractor & {
  /** Revision of the profile; 0 before it was first saved. */
  revision: number;
  notes: string;
  phone: string;
  language: Locale;
  /** Number of assignments that a block withdraws: every open one except those that wait for our review. */
  withdrawable: number;
};

/** Query of `GET /api/staff/contractors` and `GET /api/staff/assignees`. */
export const ContractorListQuery = z.extend(ListQuery, {
  state: z.optional(z.enum(contractorStates)),
  q: z.optional(z.string().check(z.trim(), z.maxLength(80))),
});
export type ContractorListQuery = z.infer<typeof ContractorListQuery>;

/** Lifetime of an invitation. */
export const INVITATION_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** Body of `POST /api/staff/invitations`. `key` makes a request sent twice one. */
export const NewInvitation = z.object({
  key: z.uuid(),
  name: requiredTitle(120),
  email: Email,
  language: z.enum(locales),
});
export type NewInvitation = z.infer<typeof NewInvitation>;

/**
 * An invitation that was neither accepted nor revoked. Times are ISO times; the server computes whether it has ended, since
 * a browser's clock may be wrong.
 */
export type Invitation = {
  id: string;
  name: string;
  email: string;
  language: Locale;
  sentAt: string;
  expiresAt: string;
  expired: boolean;
};

/** Returns the weeks for which a contractor has work; null where their hours are not known. */
export const weeksOfWork = ({ openDays, weeklyHours }: Pick<ContractorSummary, 'openDays' | 'weeklyHours'>): number | null =>
  weeklyHours ? (openDays * HOURS_PER_DAY) / weeklyHours : null;
