import { createFileRoute, Outlet } from '@tanstack/react-router';
import { areaHead } from '../features/areas/area-head';
import { loadAreaSite } from '../features/areas/area-site';
import { Notices } from '../features/auth/notices';
import { TextsProvider } from '../lib/i18n';

export const Route = createFileRoute('/admin')({
  staticData: { strings: ['auth', 'problem', 'live', 'admin', 'lists'] },
  loader: ({ context }) => loadAreaSite(context.locale),
  head: ({ match }) => areaHead('area.title.admin', match.context),
  component: Area,
});

function Area() {
  return (
    <TextsProvider>
      <Notices />
      <Outlet />
    </TextsProvider>
  );
}
