import { useEffect, useState, type DragEvent as ReactDragEvent } from 'react';

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

/** A file that misses the area would otherwise be opened by the browser, in place of the page. @returns undoes it */
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
