import { useState, type DragEvent } from 'react';

/** Makes an area take dropped files; spread the handlers on it and show `over` while files hang above. */
export function useFileTarget(onFiles: (files: File[]) => void) {
  const [over, setOver] = useState(false);
  const drag = (entered: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(entered);
  };
  const onDrop = (event: DragEvent) => {
    drag(false)(event);
    onFiles([...event.dataTransfer.files]);
  };
  return { over, onDragEnter: drag(true), onDragOver: drag(true), onDragLeave: drag(false), onDrop };
}
