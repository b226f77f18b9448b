import { CONTACT_FILES, MAX_CONTACT_FILES } from '@contract/people/contact';
import { isShape, isText } from '../../lib/guards';
import { storedValue } from '../../lib/stored-value';
import { createAttachments } from '../../uploads/attachments';
import type { ContactDraft } from './contact-draft';

const isDraft = isShape<ContactDraft>({ name: isText, email: isText, phone: isText, company: isText, topic: isText, message: isText });

/** What the form keeps as long as its tab lives: a message is personal, and the computer may be shared. */
export const keptDraft = storedValue<ContactDraft | null>({ tab: 'pq.contact' }, (value) => value === null || isDraft(value), null);

/** The message's files, and the secret under which both are sent. */
export const attachments = createAttachments('pq.contact', CONTACT_FILES, MAX_CONTACT_FILES);
