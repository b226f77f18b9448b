import { CONTACT_FILES, MAX_CONTACT_FILES } from '@contract/contact-topics';
import type { CartFile } from '@contract/cart';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { logFailure } from '../../lib/log-failure';
import { useT } from '../../lib/strings';
import { useStoredValue } from '../../lib/use-stored-value';
import { useToast } from '../../ui/toasts';
import { deleteStoredFile } from '../../uploads/file-client';
import { FileDrop } from '../../uploads/file-drop';
import { FileList } from '../../uploads/file-list';
import { isUnfinished } from '../../uploads/upload-row';
import { contactQueue } from './contact-queue';
import { contactKey, dropFile, keptFiles } from './contact-store';

const none: readonly never[] = [];

/** The zone that takes files, and those that are attached or on their way. */
export function ContactFiles({ onUploading }: { onUploading: (uploading: boolean) => void }) {
  const t = useT();
  const { work } = useToast();
  const [queue] = useState(() => contactQueue(t, work));
  const uploads = useSyncExternalStore(queue.subscribe, queue.read, () => none);
  const { value: files } = useStoredValue(keptFiles, none);
  const unfinished = uploads.filter(isUnfinished).length;
  useEffect(() => onUploading(unfinished > 0), [onUploading, unfinished]);

  function handleFiles(chosen: File[]): void {
    const room = Math.max(0, MAX_CONTACT_FILES - files.length - unfinished);
    if (chosen.length > room) work.error(t('contact-form.files.too-many', { count: MAX_CONTACT_FILES }));
    queue.add('message', CONTACT_FILES, chosen.slice(0, room), files.length);
  }

  function handleRemove({ fileName, originalName }: CartFile): void {
    dropFile(fileName);
    deleteStoredFile(contactKey(), fileName).catch((failure: unknown) => logFailure(`${originalName} cannot be deleted`, failure));
  }

  return (
    <>
      <FileDrop hasFiles={files.length > 0} onFiles={handleFiles} />
      <FileList files={files} uploads={uploads} queue={queue} onRemove={handleRemove} />
    </>
  );
}
