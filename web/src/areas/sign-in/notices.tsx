import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useT } from '../../lib/text/strings';
import { useToast } from '../../ui/feedback/toasts';
import { takeNotice } from './notice';

/** Shows what the page before has left to say. */
export function Notices() {
  const t = useT();
  const { main } = useToast();
  const href = useLocation({ select: (location) => location.href });
  useEffect(() => {
    const notice = takeNotice();
    if (notice) main[notice.kind](t(notice.text));
  }, [href, main, t]);
  return null;
}
