import * as z from 'zod/mini';
import { auditActors, auditTopics } from './audit';
import { actorKindOf } from '../states/transition';
import { type Stored, versioned } from '../versioned';

const id = z.string();

/** Data of an event beside its subject: ids, codes and counts, never text that somebody wrote. */
const EventData = z.partial(
  z.object({
    accountId: id,
    quoteId: id,
    offerId: id,
    orderId: id,
    messageId: id,
    markId: id,
    amendmentId: id,
    cancellationId: id,
    replacementId: id,
    correctionId: id,
    paymentId: id,
    reminderId: id,
    /** The approval under which it was done, and the account that had asked for it. */
    approvalId: id,
    askedBy: id,
    /** How a request reached us that staff made, the message it was made from, and the request it was copied from. */
    source: z.string(),
    contactId: id,
    copyOf: id,
    /** Plan index of the offer. */
    version: z.string(),
    /** The day on which an acceptance in writing reached us. */
    receivedOn: z.string(),
    /** The keys of the lines that were chosen of an offer. */
    chosen: z.array(z.string()),
    /** The versions of terms and privacy text at an acceptance. */
    termsVersion: z.string(),
    privacyVersion: z.string(),
    /** The stage of a new assignment: a price was requested, or the work was assigned directly. */
    stage: z.string(),
    /** The reason for which an assignment was withdrawn. */
    reason: z.string(),
    /** The reason from the editors' list for which an offer was declined. */
    reasonId: id,
    /** Cents that were paid. */
    amount: z.number(),
    /** Level of a reminder. */
    level: z.number(),
    /** Number of files that were sent. */
    files: z.number(),
    /** The file that was blocked, or released. */
    fileId: id,
    /** Start and end of an order's pause, as ISO times. */
    restedFrom: z.string(),
    restedTo: z.string(),
    /** Number of documents of an erased person that are kept. */
    kept: z.number(),
    /** The exported list, its format, and the number of its rows. */
    list: z.string(),
    format: z.string(),
    rows: z.number(),
    /** Type of the content that changed. */
    uid: z.string(),
    /** The panel account that changed it. */
    editorId: id,
    /** Prices and rights before and after; null for none. */
    changes: z.array(z.object({ field: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) })),
  }),
);
export type EventData = z.infer<typeof EventData>;

/** An event of the log. */
export const LoggedEvent = z.object({
  seq: z.int(),
  /** ISO time. */
  at: z.string(),
  topic: z.enum(auditTopics),
  /** `<noun>.<past participle>` */
  name: z.string(),
  /** documentId of the document it happened to. */
  subject: z.string(),
  actor: z.enum(auditActors),
  /** documentId of the acting account; null for a guest and for the shop itself. */
  accountId: z.nullable(z.string()),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** The sender's key of a transition: the same transition sent twice is one event. */
  transitionKey: z.nullable(z.string()),
  data: EventData,
  /** The request that led to it, as the servers' logs name it; none in rows of earlier editions and in what jobs began themselves. */
  requestId: z.optional(z.nullable(z.string())),
});
export type LoggedEvent = z.infer<typeof LoggedEvent>;

/** Upgrades version 1, which had other names for the team's actors, and roles for the actors of account events. */
const withTodaysActor = ({ actor, ...stored }: Stored): Stored => ({ ...stored, actor: actorKindOf(String(actor)) ?? actor });

/** Stored events of the log. */
export const storedEvents = versioned(LoggedEvent, [withTodaysActor]);
