import * as z from 'zod/mini';
import { type BillingAddress, Email } from './account';
import type { Cents } from '../pricing/cents';
import type { Locale } from '../constants';
import { ListQuery } from '../list';
import type { FileEntry } from '../quoting/thread';

/** The dashboard of staff: what waits, as counts, and how business goes. */
export type StaffOverview = {
  /** Quotes by status, each counted up to `MOST_COUNTED`. */
  quotes: Partial<Record<string, number>>;
  /** ISO time of the oldest request that nobody has looked at yet. */
  oldestSubmittedAt: string | null;
  /** Requests of the last 30 days by day, `YYYY-MM-DD`, oldest first, days without requests included. */
  requestsByDay: { day: string; count: number }[];
  /** Orders that should have been delivered by now, counted up to `MOST_COUNTED`. */
  lateOrders: number;
  /** Orders by the day they are due, today and the days to come. */
  dueByDay: { day: string; count: number }[];
  /** The last twelve months, `YYYY-MM`, the present one last. */
  months: MonthFigures[];
  mailsFailed: number;
};

export type MonthFigures = {
  month: string;
  /** Net sum of invoices less cancellations; partial invoices count with their order's final one. */
  turnover: Cents;
  /** Requests of that month, and how many of them have become orders since. */
  requests: number;
  accepted: number;
};

/** A delivered file with the order it belongs to. */
type DeliveredFile = FileEntry & {
  orderId: string;
  orderNumber: string;
  /** ISO time of the upload. */
  at: string;
};

/** Answer of `GET /api/account/overview`: what a customer's dashboard shows beside the open steps. */
export type OwnOverview = {
  /** Files, the newest first. */
  files: DeliveredFile[];
  year: {
    /** The current year in Europe/Berlin, in which orders count by the time they were placed. */
    year: number;
    orders: number;
    net: Cents;
    gross: Cents;
    /** Delivered files of these orders. */
    files: number;
  };
  /** The sum of all open amounts. */
  unpaid: Cents;
};

/** The relation of a person to the shop; guests have no account. */
export const personKinds = ['customer', 'guest', 'contractor'] as const;
export type PersonKind = (typeof personKinds)[number];

/** The kinds of people whom super admins find among the contacts. */
export const contactKinds = ['customer', 'guest'] as const satisfies PersonKind[];
export type ContactKind = (typeof contactKinds)[number];

/** The state of a person. Of an erased one only the documents that the law makes us keep are left. */
export type PersonState = 'verified' | 'unverified' | 'blocked' | 'guest' | 'erased';

/** A person in the list of contacts, known by an e-mail address. */
export type Person = {
  id: string;
  kind: PersonKind;
  name: string;
  email: string;
  company: string;
  state: PersonState;
  /** ISO time of the first contact. */
  since: string;
  requests: number;
  orders: number;
};

/** Query of `GET /api/staff/contacts`. */
export const PersonListQuery = z.extend(ListQuery, {
  kind: z.optional(z.enum(contactKinds)),
  q: z.optional(z.string().check(z.trim(), z.maxLength(80))),
});
export type PersonListQuery = z.infer<typeof PersonListQuery>;

/** The documents that an erasure of a person removes and keeps, as counts. */
export type ErasureScope = {
  goes: { requests: number; enquiries: number };
  /** Documents that § 257 HGB, § 147 AO and § 14b UStG make us keep. */
  stays: { orders: number; invoices: number; declarations: number };
};

/** Answer of `GET /api/staff/contacts/:id`. */
export type PersonDetail = Person & {
  phone: string;
  vatId: string;
  /** The language; null when it is not known. */
  language: Locale | null;
  billing: BillingAddress | null;
  /** ISO time. */
  erasedAt: string | null;
  erasure: ErasureScope;
};

/** Body of `POST /api/staff/contacts/:id/erasure`: the person's address, typed by whoever decides it. */
export const Erasure = z.object({ address: Email });
/** Answer of it: how many documents the law keeps. */
export type Erased = { kept: number };

/** The kinds of entries, in the order in which those of one moment are listed; part of the cursor. */
export const historyKinds = ['enquiry', 'request', 'offer', 'order', 'invoice', 'message', 'declaration'] as const;
export type HistoryKind = (typeof historyKinds)[number];

/** An event between a person and the shop. */
export type HistoryEntry = {
  kind: HistoryKind;
  /** Id of the document that shows it. */
  id: string;
  /** ISO time. */
  at: string;
  /** Number of the document; empty for enquiries and messages. */
  number: string;
  /** Gross amount; null where there is no price. */
  amount: Cents | null;
  /** Topic, kind or status by its code. */
  code: string;
  /** The beginning of the text that was written. */
  text: string;
};
