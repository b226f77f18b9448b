import { createFileRoute, Outlet } from '@tanstack/react-router';
import { areaHead } from '../features/areas/area-head';
import { loadAreaSite } from '../features/areas/area-site';
import { Notices } from '../features/auth/notices';
import { TextsProvider } from '../lib/i18n';

export const Route = createFileRoute('/app')({
  staticData: { strings: ['auth', 'problem', 'live', 'portal'] },
  loader: ({ context }) => loadAreaSite(context.locale),
  head: ({ match }) => areaHead('area.title.app', match.context),
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
