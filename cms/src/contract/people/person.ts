import * as z from 'zod/mini';
import { Email, type BillingAddress } from './account';
import type { Cents } from '../pricing/cents';
import type { Locale } from '../constants';
import { ListQuery } from '../list';

/** What somebody is to the shop; guests have no account. */
export const personKinds = ['customer', 'guest', 'contractor'] as const;
export type PersonKind = (typeof personKinds)[number];

/** Those whom leads find among the contacts. */
export const contactKinds = ['customer', 'guest'] as const satisfies PersonKind[];
export type ContactKind = (typeof contactKinds)[number];

/** Of an erased person only what the law makes us keep is left. */
export type PersonState = 'verified' | 'unverified' | 'blocked' | 'guest' | 'erased';

/** Somebody with an address in the list of contacts. */
export type Person = {
  id: string;
  kind: PersonKind;
  name: string;
  email: string;
  company: string;
  state: PersonState;
  /** ISO time of the first that is known of them. */
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

/** What goes and what stays when somebody is erased, as counts. */
export type ErasureScope = {
  goes: { requests: number; enquiries: number };
  /** § 257 HGB, § 147 AO, § 14b UStG. */
  stays: { orders: number; invoices: number; declarations: number };
};

/** Answer of `GET /api/staff/contacts/:id`. */
export type PersonDetail = Person & {
  phone: string;
  vatId: string;
  /** Null when nobody has said. */
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

/** In which order things of one moment are listed; part of the cursor. */
export const historyKinds = ['enquiry', 'request', 'offer', 'order', 'invoice', 'message', 'declaration'] as const;
export type HistoryKind = (typeof historyKinds)[number];

/** One thing that happened between a person and the shop. */
export type HistoryEntry = {
  kind: HistoryKind;
  /** Of the document that it stands in. */
  id: string;
  /** ISO time. */
  at: string;
  /** Number of the document; empty for enquiries and messages. */
  number: string;
  /** Gross, where it has a price. */
  amount: Cents | null;
  /** Topic, kind or status by its code. */
  code: string;
  /** The beginning of what was written. */
  text: string;
};
