import { contactTopics, type ContactTopic, MAX_CONTACT_FILES } from './contact-topics';
import * as z from 'zod/mini';
import { Email } from './account';
import { CART_ID_PATTERN } from '../quoting/cart';
import { locales } from '../constants';
import { ListQuery } from '../list';
import type { FileEntry } from '../quoting/thread';
import { line, requiredLines, requiredTitle, title } from '../typed-text';

export const contactStatuses = ['open', 'done'] as const;
export type ContactStatus = (typeof contactStatuses)[number];

/** Months after its closing in which a message is removed. */
export const CONTACT_LIFETIME_MONTHS = 24;

/**
 * Body of `POST /api/contact`. `key` is a secret of the form, made like a cart id: it stands in the header of the
 * message's uploads and of the app check, and makes sending twice harmless.
 */
export const ContactRequest = z.object({
  key: z.string().check(z.regex(CART_ID_PATTERN)),
  locale: z.enum(locales),
  name: requiredTitle(120),
  email: Email,
  phone: z.optional(z.string().check(z.trim(), z.regex(/^$|^\+?[0-9 ()/.-]{5,40}$/))),
  company: z.optional(title(160)),
  topic: z.enum(contactTopics),
  message: requiredLines(5_000),
  /** `fileName`s of finished uploads under the same key. */
  files: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(MAX_CONTACT_FILES))),
});
export type ContactRequest = z.infer<typeof ContactRequest>;

/** Answer of `POST /api/contact`: 201, or 200 for a message that is there already. */
export type SentContact = { email: string; receivedAt: string };

/** A message as super admins read it: `GET /api/staff/contact-messages`. */
export type ContactMessage = {
  id: string;
  status: ContactStatus;
  receivedAt: string;
  locale: (typeof locales)[number];
  name: string;
  email: string;
  phone: string;
  company: string;
  topic: ContactTopic;
  message: string;
  files: FileEntry[];
  /** The request that was made from it. */
  request: { id: string; number: string } | null;
};

/** The transitions that super admins can perform on a contact message, by status, and the status each leads to. */
export const contactFlow: Record<ContactStatus, Partial<Record<ContactEvent, ContactStatus>>> = {
  open: { close: 'done' },
  done: { reopen: 'open' },
};
export const contactEvents = ['close', 'reopen'] as const;
export type ContactEvent = (typeof contactEvents)[number];

export const ContactListQuery = z.extend(ListQuery, {
  status: z.optional(z.enum(contactStatuses)),
  q: z.optional(line(80)),
});
export type ContactListQuery = z.infer<typeof ContactListQuery>;
