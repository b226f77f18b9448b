import { useEffect, useRef } from 'react';

/** For the title of what has replaced the part that had the focus; the heading needs a `tabIndex` of -1. */
export function useFocusedTitle() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return title;
}
