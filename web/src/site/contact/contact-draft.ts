import type { ContactRequest } from '@contract/people/contact';
import { CONTACT_FILES, type ContactTopic, contactTopics, MAX_CONTACT_FILES } from '@contract/people/contact-topics';
import type { Locale } from '@contract/constants';
import { isShape, isText } from '../../lib/storage/guards';
import { storedValue } from '../../lib/storage/stored-value';
import { createAttachments } from '../../uploads/attachments';

/** The search parameters of a link to the form; anybody may write anything there. */
export type ContactSearch = { thema?: unknown; tarif?: unknown };

/** The subject that a link gives a message before it is written. */
export type ContactSubject = { topic?: ContactTopic; plan?: string };

const MAX_PLAN_LENGTH = 60;

export function contactSubject({ thema, tarif }: ContactSearch): ContactSubject {
  if (!isTopic(thema)) return {};
  return typeof tarif === 'string' && tarif.length <= MAX_PLAN_LENGTH ? { topic: thema, plan: tarif } : { topic: thema };
}

const isDraft = isShape<ContactDraft>({ name: isText, email: isText, phone: isText, company: isText, topic: isText, message: isText });

/** The form's values, kept as long as the tab lives: a message is personal, and the computer may be shared. */
export const keptDraft = storedValue<ContactDraft | null>({ tab: 'pq.contact' }, (value) => value === null || isDraft(value), null);

/** The message's files, and the secret under which both are sent. */
export const attachments = createAttachments('pq.contact', CONTACT_FILES, MAX_CONTACT_FILES);

/** The fields in the order of the form. */
export const contactFields = ['name', 'email', 'phone', 'company', 'topic', 'message'] as const satisfies readonly (keyof ContactRequest)[];
export type ContactField = (typeof contactFields)[number];

/** The values of the form, as text. */
export type ContactDraft = Record<ContactField, string>;

export const emptyDraft: ContactDraft = { name: '', email: '', phone: '', company: '', topic: '', message: '' };

const isTopic = (text: unknown): text is ContactTopic => contactTopics.some((topic) => topic === text);

/** Returns the message's part of the request. */
export const messageOf = (draft: ContactDraft, locale: Locale) => ({ ...draft, topic: draft.topic as ContactTopic, locale });
