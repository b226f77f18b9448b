import { CONTACT_FILES, MAX_CONTACT_FILES } from '@contract/contact-topics';
import type { CartFile } from '@contract/cart';
import { createCartId, isCartId } from '../../lib/cart-id';
import { isListOf, isShape, isText } from '../../lib/guards';
import { storedValue } from '../../lib/stored-value';
import { isCartFile, isUnfinishedUploads } from '../../uploads/upload-guards';
import type { UnfinishedUpload } from '../../uploads/upload-row';
import type { ContactDraft } from './contact-draft';

const isDraft = isShape<ContactDraft>({ name: isText, email: isText, phone: isText, company: isText, topic: isText, message: isText });
const noFiles: readonly CartFile[] = [];
const noUploads: readonly UnfinishedUpload[] = [];

/** What the form keeps as long as its tab lives: a message is personal, and the computer may be shared. */
export const keptDraft = storedValue<ContactDraft | null>({ tab: 'pq.contact' }, (value) => value === null || isDraft(value), null);
const keptKey = storedValue<string>({ tab: 'pq.contactKey' }, isCartId, '');
export const keptFiles = storedValue({ tab: 'pq.contactFiles' }, isListOf(isCartFile, MAX_CONTACT_FILES), noFiles);
export const keptUploads = storedValue<readonly UnfinishedUpload[]>({ tab: 'pq.contactUploads' }, isUnfinishedUploads, noUploads);

/** The secret under which the message and its files are sent; one for all tries until one succeeds. */
export function contactKey(): string {
  if (keptKey.get() === '') keptKey.set(createCartId());
  return keptKey.get();
}

/** A new key: what was stored under the last one belongs to the message that was sent. */
export function startNewMessage(): void {
  keptKey.set('');
  keptFiles.set(noFiles);
  keptUploads.set(noUploads);
}

export const keepFile = (file: CartFile): void => keptFiles.set([...keptFiles.get(), { ...file, productId: CONTACT_FILES }]);
export const dropFile = (fileName: string): void => {
  const left = keptFiles.get().filter((file) => file.fileName !== fileName);
  keptFiles.set(left.length > 0 ? left : noFiles);
};
