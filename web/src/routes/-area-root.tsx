import { Outlet } from '@tanstack/react-router';
import { Notices } from '../areas/sign-in/notices';

/** What every page of an area stands in, signed in or not. */
export const AreaRoot = () => (
  <>
    <Notices />
    <Outlet />
  </>
);
