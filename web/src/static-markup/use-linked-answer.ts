import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Opens the answer that the address points into: browsers do so, except when the page was reached by client navigation. */
export function useLinkedAnswer(): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    const details = document.getElementById(hash)?.closest('details');
    if (!details) return;
    details.open = true;
    details.scrollIntoView();
  }, [hash]);
}
