import { extensionOf } from '@contract/files/file';
import type { FileEntry } from '@contract/quoting/thread';

const viewed = ['pdf', 'png', 'jpg', 'jpeg'];
/** Larger ones would stand still in a browser for too long. */
const MAX_VIEWED_BYTES = 64 * 1024 * 1024;

/** Whether a browser can draw a file's pages. */
export const isViewable = ({ originalName, fileSize }: FileEntry): boolean =>
  viewed.includes(extensionOf(originalName)) && fileSize <= MAX_VIEWED_BYTES;
