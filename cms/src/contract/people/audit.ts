import * as z from 'zod/mini';
import { Day } from '../day';
import { ListQuery } from '../list';
import { actorKinds } from '../states/transition';

/** The topics of logged events that open pages follow: all but content. */
export const changeTopics = ['quote', 'order', 'assignment', 'invoice', 'account', 'contact', 'declaration', 'mail', 'approval'] as const;
export type ChangeTopic = (typeof changeTopics)[number];

/** A document that has changed. */
export type Change = { topic: ChangeTopic; id: string };

/** Answer of `GET /api/changes`. */
export type Changes = {
  /** The number of the last event looked at: `since` of the next request. */
  seq: number;
  changes: Change[];
  /** True when more happened than is listed, so that everything shown may be outdated. */
  missed: boolean;
};

/** The topics of all logged events. */
export const auditTopics = [...changeTopics, 'content'] as const;
export type AuditTopic = (typeof auditTopics)[number];

/** The actors of logged events; `visitor` has no account, `editor` works in the panel. */
export const auditActors = [...actorKinds, 'visitor', 'editor'] as const;
export type AuditActor = (typeof auditActors)[number];

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/** Query of `GET /api/staff/audit`. Days are those of Berlin, both included. */
export const AuditQuery = z.extend(ListQuery, {
  topic: z.optional(z.enum(auditTopics)),
  actor: z.optional(z.enum(auditActors)),
  /** Part of a name or e-mail address: finds what this person did, and what happened to their account. */
  person: z.optional(text(80)),
  /** The number of a quote, order, invoice or assignment. */
  number: z.optional(text(40)),
  from: z.optional(Day),
  to: z.optional(Day),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

/** The document of an entry, as far as it still exists. `page` and `id` lead to it; `page` is null where no page shows it. */
export type AuditDocument = { page: 'quotes' | 'orders' | 'invoices' | 'mailbox' | null; id: string; label: string };

/** The values of prices and rights that the log keeps. The text of a field is `audit.field.<field>`. */
export const auditFields = ['price', 'priceType', 'priceMonthly', 'role', 'rights', 'active'] as const;
export type AuditChange = { field: (typeof auditFields)[number]; from: string | null; to: string | null };

/** A field of content before and after, as editors call it; long texts are cut. */
export type AuditField = { label: string; locale: string; from: string | null; to: string | null };

/** A logged event as the audit list shows it. */
export type AuditEntry = {
  seq: number;
  /** ISO time. */
  at: string;
  /** The name of the event, whose text is `fact.<name>`. */
  name: string;
  topic: AuditTopic;
  actor: AuditActor;
  /** The name of the acting account; empty for guests, the shop itself, and accounts that are gone. */
  person: string;
  document: AuditDocument | null;
  /** Prices and rights before and after, where the entry is about some; null for none. */
  changes: readonly AuditChange[];
  /** The first other fields that were published with it, and the number of those that are not listed. */
  fields: readonly AuditField[];
  moreFields: number;
};
