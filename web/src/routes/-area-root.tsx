import { Outlet, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useT } from '../lib/text/strings';
import { useToast } from '../ui/feedback/toasts';
import { takeNotice } from '../areas/sign-in/notice';

/** The component around every page of an area, signed in or not. */
export const AreaRoot = () => (
  <>
    <Notices />
    <Outlet />
  </>
);

/** Shows what the page before has left to say. */
function Notices() {
  const t = useT();
  const { main } = useToast();
  const href = useLocation({ select: (location) => location.href });
  useEffect(() => {
    const notice = takeNotice();
    if (notice) main[notice.kind](t(notice.text));
  }, [href, main, t]);
  return null;
}
