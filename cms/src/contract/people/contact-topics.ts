export const contactTopics = ['quote', 'order', 'invoice', 'technical', 'privacy', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** The product id under which the files of a message are uploaded. */
export const CONTACT_FILES = 'contact';
export const MAX_CONTACT_FILES = 10;
