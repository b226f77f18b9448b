import * as z from 'zod/mini';
import { CART_ID_PATTERN } from './cart';
import type { FileCheck } from '../files/file-check';
import { type ActorKind, MAX_MESSAGE_LENGTH, TransitionCommand } from '../states/transition';

export const messageAuthors = ['customer', 'staff'] as const;

/** A file that belongs to a quote, a message or a result. Sizes are bytes. */
export type FileEntry = { fileName: string; originalName: string; fileSize: number; check: FileCheck };

/** Files that were uploaded under an id of their own and are handed over with this call. */
export const HandedFiles = z.object({
  cartId: z.string().check(z.regex(CART_ID_PATTERN)),
  fileNames: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(100)),
});
export type HandedFiles = z.infer<typeof HandedFiles>;

const MessageText = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_MESSAGE_LENGTH));
/** The key of a line: of the offer that was sent last, before the first one its number in the request. */
const LineKey = z.string().check(z.minLength(1), z.maxLength(40));

/** What is to be different about one line. */
export const LineWish = z.object({ line: LineKey, text: MessageText });
export type LineWish = z.infer<typeof LineWish>;

/** The command of a quote's transition: what every transition carries, and the files that come with its note. */
export const NotedCommand = z.extend(TransitionCommand, {
  files: z.optional(HandedFiles),
  /** What is asked for line by line; only a request for changes has it. */
  wishes: z.optional(z.array(LineWish).check(z.maxLength(200))),
  /** The id of a reason from the editors' list; only declining an offer has it. */
  reason: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
});
export type NotedCommand = z.infer<typeof NotedCommand>;

/** Body of `POST …/messages`. `key` makes a message sent twice one message. */
export const NewMessage = z.object({
  key: z.uuid(),
  text: MessageText,
  /** The line that it is about; without it the whole. */
  line: z.optional(LineKey),
  files: z.optional(HandedFiles),
});
export type NewMessage = z.infer<typeof NewMessage>;

/** A message by staff; with `internal` it is a note that the customer never sees. */
export const NewStaffMessage = z.extend(NewMessage, { internal: z.optional(z.boolean()) });
export type NewStaffMessage = z.infer<typeof NewStaffMessage>;

/** An entry of the conversation about a quote and the order that came of it. */
export type Message = {
  id: string;
  /** ISO time. */
  at: string;
  from: (typeof messageAuthors)[number];
  name: string;
  text: string;
  /** The transition this text belongs to, such as `quote.ask`; null for a message by itself. */
  transition: string | null;
  internal: boolean;
  /** The line that it is about, by the name that it had then; null for the whole. It may be gone since. */
  line: { key: string; name: string } | null;
  files: FileEntry[];
};

/** The actor as a timeline shows it: nobody outside learns which of the staff it was. */
export type TimelineActor = Exclude<ActorKind, 'admin' | 'superAdmin'> | 'staff';

/** An event in a document's history. */
export type TimelineEntry = {
  /** ISO time. */
  at: string;
  /** The event's name: `quote.offered`, `order.placed`, `invoice.issued` … */
  name: string;
  actor: TimelineActor;
};
