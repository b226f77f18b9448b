import type { CartFile } from '@contract/quoting/cart';
import { createCartId, isCartId } from '../lib/storage/cart-id';
import { isListOf } from '../lib/storage/guards';
import { storedValue, type StoredValue } from '../lib/storage/stored-value';
import { isCartFile, isUnfinishedUploads } from './upload-guards';
import type { UnfinishedUpload } from './upload-row';

/** The files of a message that is still being written. */
export type Attachments = {
  /** The purpose that the files are stored for, in place of a product. */
  purpose: string;
  limit: number;
  files: StoredValue<readonly CartFile[]>;
  uploads: StoredValue<readonly UnfinishedUpload[]>;
  /** The secret under which message and files are sent; one for all tries until one succeeds. */
  key: () => string;
  keep: (file: CartFile) => void;
  drop: (fileName: string) => void;
  /** Starts anew: the files stored so far belong to the message that was sent. */
  startNew: () => void;
};

const noFiles: readonly CartFile[] = [];
const noUploads: readonly UnfinishedUpload[] = [];

/** Keeps files under a name as long as their tab lives: a message is personal, and the computer may be shared. */
export function createAttachments(name: string, purpose: string, limit: number): Attachments {
  const key = storedValue<string>({ tab: `${name}Key` }, isCartId, '');
  const files = storedValue({ tab: `${name}Files` }, isListOf(isCartFile, limit), noFiles);
  const uploads = storedValue<readonly UnfinishedUpload[]>({ tab: `${name}Uploads` }, isUnfinishedUploads, noUploads);
  return {
    purpose,
    limit,
    files,
    uploads,
    key() {
      if (key.get() === '') key.set(createCartId());
      return key.get();
    },
    keep: (file) => files.set([...files.get(), { ...file, productId: purpose }]),
    drop(fileName) {
      const left = files.get().filter((file) => file.fileName !== fileName);
      files.set(left.length > 0 ? left : noFiles);
    },
    startNew() {
      key.set('');
      files.set(noFiles);
      uploads.set(noUploads);
    },
  };
}
