import { Outlet } from '@tanstack/react-router';
import { Notices } from '../areas/sign-in/notices';
import { TextsProvider } from '../lib/text/i18n';

/** What every page of an area stands in, signed in or not. */
export const AreaRoot = () => (
  <TextsProvider>
    <Notices />
    <Outlet />
  </TextsProvider>
);
