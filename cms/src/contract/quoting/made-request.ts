import * as z from 'zod/mini';
import { Day } from '../day';
import { locales } from '../constants';
import { QuoteContact, QuoteRequestItem } from './quote';
import { HandedFiles } from './thread';

/** How a request reached us that staff made for its customer. */
export const requestSources = ['phone', 'letter', 'email', 'on-site'] as const;
export type RequestSource = (typeof requestSources)[number];

/** Body of `POST /api/staff/quotes`: a request that staff make for somebody who phoned or wrote. */
export const MadeRequest = z.object({
  /** Made anew for each request; the same key twice makes one. */
  key: z.uuid(),
  locale: z.enum(locales),
  items: z.array(z.omit(QuoteRequestItem, { files: true })).check(z.minLength(1)),
  contact: QuoteContact,
  /** How the request reached us, and on which day: in place of the customer's tick, with which they ask us to keep their data. */
  source: z.enum(requestSources),
  /** YYYY-MM-DD */
  receivedOn: Day,
  /** Uploads that belong to the first service. */
  files: z.optional(HandedFiles),
  /** The contact message that it was made from; its files go along. Super admins only, as contact messages are. */
  contactId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  /** The earlier request that it was copied from. */
  copyOf: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
});
export type MadeRequest = z.infer<typeof MadeRequest>;

/** The origin of a request that staff made. */
export type RequestOrigin = {
  source: RequestSource;
  /** YYYY-MM-DD */
  receivedOn: string;
  /** The name of who made it; empty when the account is gone. */
  by: string;
};
