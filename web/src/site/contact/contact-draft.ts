import { type ContactRequest, type ContactTopic, contactTopics } from '@contract/people/contact';
import type { Locale } from '@contract/constants';

/** In the order of the form. */
export const contactFields = ['name', 'email', 'phone', 'company', 'topic', 'message'] as const satisfies readonly (keyof ContactRequest)[];
export type ContactField = (typeof contactFields)[number];

/** What stands in the form, as text. */
export type ContactDraft = Record<ContactField, string>;

export const emptyDraft: ContactDraft = { name: '', email: '', phone: '', company: '', topic: '', message: '' };

export const isTopic = (text: unknown): text is ContactTopic => contactTopics.some((topic) => topic === text);

/** The message's part of what is sent. */
export const messageOf = (draft: ContactDraft, locale: Locale) => ({ ...draft, topic: draft.topic as ContactTopic, locale });
