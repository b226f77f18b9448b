import { createFileRoute } from '@tanstack/react-router';
import { areaHead } from '../areas/frame/area-head';
import { loadAreaSite } from '../areas/frame/area-site';
import { AreaRoot } from './-area-root';

export const Route = createFileRoute('/admin')({
  staticData: { strings: ['auth', 'problem', 'live', 'admin', 'lists'] },
  loader: ({ context }) => loadAreaSite(context.locale),
  head: ({ match }) => areaHead('area.title.admin', match.context),
  component: AreaRoot,
});
