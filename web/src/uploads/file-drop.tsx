import { fileExtensions } from '@contract/files/file-extensions';
import { useT } from '../lib/text/strings';
import { type DragEvent as ReactDragEvent, useEffect, useState } from 'react';

/** The value of `accept` for file inputs. */
export const acceptedFiles = fileExtensions.map((extension) => `.${extension}`).join(',');

/**
 * A zone that is one labelled file input, and takes dropped files: also before the page is hydrated, since browsers fill inputs themselves.
 */
export function FileDrop({ hasFiles, onFiles }: { hasFiles: boolean; onFiles: (files: File[]) => void }) {
  const t = useT();
  const { over, ...target } = useFileTarget(onFiles);
  return (
    <label className={over ? 'file-drop over' : 'file-drop'} {...target}>
      <FileInput className="over-all" onFiles={onFiles} />
      <strong>{t(over ? 'files.drop.over' : hasFiles ? 'files.drop.more' : 'files.drop')}</strong>
      <span className="small muted">{t('files.choose')}</span>
    </label>
  );
}

type FileInputProps = { className?: string; onFiles: (files: File[]) => void };

/** An invisible file input for use inside a label; choosing the same file twice works. */
export function FileInput({ className = 'visually-hidden', onFiles }: FileInputProps) {
  return (
    <input
      className={className}
      // Browsers would say "No file chosen" where the pointer rests.
      title=""
      type="file"
      multiple
      accept={acceptedFiles}
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])]);
        event.target.value = '';
      }}
    />
  );
}

/** Makes an area take dropped files; spread the handlers on it and show `over` while files hang above. */
export function useFileTarget(onFiles: (files: File[]) => void) {
  const [over, setOver] = useState(false);
  useEffect(refuseElsewhere, []);
  const drag = (entered: boolean) => (event: ReactDragEvent) => {
    event.preventDefault();
    setOver(entered);
  };
  const onDrop = (event: ReactDragEvent) => {
    drag(false)(event);
    onFiles([...event.dataTransfer.files]);
  };
  return { over, onDragEnter: drag(true), onDragOver: drag(true), onDragLeave: drag(false), onDrop };
}

/** Keeps the browser from opening, in place of the page, a file that misses the area. @returns a function that undoes this */
function refuseElsewhere(): () => void {
  const listening = new AbortController();
  for (const type of ['dragover', 'drop'] as const) addEventListener(type, refuse, { signal: listening.signal });
  return () => listening.abort();
}

function refuse(event: DragEvent): void {
  const { dataTransfer, defaultPrevented } = event;
  if (defaultPrevented || !dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}
